import type { MessageCode } from "../base/result";

export const pushCodeTexts = {
  PUSH_TOKEN_400_SERVICE: "We don't know that browser's bell. Try another browser.",
  PUSH_TOKEN_404: "That device isn't on our list any more. Switch notifications on again there.",
  PUSH_TOKEN_409_CONFLICT: "Notifications are already on for this device. You're all set!",
} satisfies Partial<Record<MessageCode, string>>;
