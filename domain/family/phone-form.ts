import type { Limited, Refused } from "../base/outcome";

export type PhoneOutcome =
  | { kind: "saved"; phoneNumber: string | null }
  /** The server rejects a number that the device accepted. */
  | { kind: "invalid"; text: string }
  | Limited
  | Refused;

export const phoneFormTexts = {
  saved: "Got it. Your kids' coaches can ring you.",
  removed: "Your number is gone.",
} as const;
