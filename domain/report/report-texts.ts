import type { ReportReason } from "./report";

export const reportTexts = {
  title: "What's wrong?",
  danger: "Somebody in danger? Call your local emergency number first.",
  note: "Anything else we should know?",
  notToStaff: "Not to our coaches",
  notToStaffLine: "Drip's own people look at it instead.",
  send: "Send report",
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

/** For the managers who decide. */
export const openReportTexts = {
  title: "Reported messages",
  opening: "Fetching what was reported",
  none: "Nothing is reported.",
  noneLine: "Every report has an answer.",
  quiet: "Nobody learns who reported. Whoever wrote it hears of it only if it's taken down.",
  at: (when: string) => `Reported ${when}`,
  somebody: "Somebody",
  around: "Messages around it",
  noAround: "No messages around it.",
  gone: "Deleted meanwhile. This is what stood there.",
  note: "What they told you",
  decisions: { kept: "It can stay", sent_on: "Hand it to Drip", withdrawn: "Take it down" },
  sentOnLine: "Drip's own people decide what you hand on.",
} as const;

export const blockedTexts = {
  title: "Blocked people",
  why: "You get no notifications from them. They aren't told.",
  opening: "Looking for blocked people",
  none: "Nobody is blocked.",
  unfold: "Unblock",
} as const;
