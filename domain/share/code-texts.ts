import type { MessageCode } from "../base/result";

export const shareCodeTexts = {
  SHORT_FORM_URL_401_CREATE: "Sharing links is for the team and its families. Ask one of them.",
  SHORT_FORM_URL_401_DELETE: "Only coaches and whoever made this link can remove it.",
  SHORT_FORM_URL_404: "That link leads nowhere. Ask whoever sent it for a new one.",
} satisfies Partial<Record<MessageCode, string>>;
