import type { MessageCode } from "../base/result";

export const identityCodeTexts = {
  AUTH_403_TAMPERED:
    "Somebody tied their own sign-in to this account. We've cut it off and mailed you the way back in.",
} satisfies Partial<Record<MessageCode, string>>;
