import type { MessageCode } from "../base/result";

export const mailLinksCodeTexts = {
  AUTH_400_LINK: "That link has been used or ran out of time. Ask for a fresh one.",
} satisfies Partial<Record<MessageCode, string>>;
