import { limits } from "../base/limits";
import type { MessageCode } from "../base/result";

export const passwordCodeTexts = {
  AUTH_403_MUST_CHANGE: "Choose your own password first. Then the field is yours.",
  USER_400_PASSWORD: `That password won't make the team. Use ${limits.password.min} to ${limits.password.max} characters, and nothing obvious or leaked.`,
  USER_403_PASSWORD:
    "You sign in through another provider, so your password lives there. Change it with them.",
} satisfies Partial<Record<MessageCode, string>>;
