import type { MessageCode } from "../base/result";

export const mailLinksCodeTexts = {
  AUTH_403_ELSEWHERE: "Confirm it where you signed up, or with the number shown there.",
  AUTH_403_NUMBER: "That's not the number on your screen. Look again: it's three tries a link.",
  AUTH_400_LINK: "That link has been used or ran out of time. Ask for a fresh one.",
} satisfies Partial<Record<MessageCode, string>>;
