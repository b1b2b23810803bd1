import type { DateOrder } from "./typed-date";

export const dateTexts = {
  required: "This is a required field.",
  future: "Please select a date in the future.",
  past: "Please select a date in the past.",
  incompleteRange: "That's an incomplete range, me thinks.",
  /** Names the expected order of a typed date. */
  order: (order: DateOrder, example: string) =>
    `${order.join(", ").replace(/^./, (letter) => letter.toUpperCase())}: ${example}`,
  unreadable: (order: DateOrder) => `We can't find that day on a calendar. Try ${order.join(", ")}.`,
  underage: "Drip accounts start at 13. Ask a parent or guardian to sign up; they can add you to the squad.",
  tooOld: "That'd be a world record. Is the year right?",
} as const;
