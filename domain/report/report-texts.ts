import type { ReportReason } from "./report";

export const reportTexts = {
  title: "What's wrong?",
  danger: "Somebody in danger? Call your local emergency number first.",
  note: "Anything else we should know?",
  notToStaff: "Not to our coaches",
  notToStaffLine: "Drip's own people look at it instead.",
  send: "Send it in",
  thanks: "Thanks for telling us. A manager looks at it.",
  thanksAway: "Thanks for telling us. Drip's own people look at it.",
  reason: "What is it?",
  pick: "Pick what's wrong first.",
} as const;

export const reasonTexts: Readonly<Record<ReportReason, string>> = {
  unkind: "Unkind",
  unsafe: "Not safe",
  private: "Private",
  spam: "Spam",
  other: "Something else",
};

export const foldedTexts = {
  title: "Folded people",
  why: "Nothing of them rings or stands open for you. They aren't told.",
  opening: "Looking whom you folded away",
  none: "Nobody is folded away.",
  unfold: "Unfold",
} as const;
