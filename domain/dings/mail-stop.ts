/** What the last link of a mail stops, and nothing else. */
export type StoppableMail = "summary" | "answers";

/** What comes before the signature of a token that stops reminders. */
export const remindersMark = ".answers";

/** What a link says that it stops; only the server knows whether the link is one of ours. */
export const stopOf = (token: string): StoppableMail =>
  token.slice(0, token.lastIndexOf(".")).endsWith(remindersMark) ? "answers" : "summary";

type StopTexts = {
  readonly title: string;
  readonly text: string;
  readonly press: string;
  readonly stopped: string;
};

/** The page of that link. */
export const stopTexts: Readonly<Record<StoppableMail, StopTexts>> = {
  summary: {
    title: "Enough mail?",
    text: "Press the button, and no more daily summaries come to your inbox. Everything stays in Dings.",
    press: "No more summaries",
    stopped: "No more daily summaries. Miss them? Dings has the switch, under Notifications.",
  },
  answers: {
    title: "Enough mail?",
    text: "Press the button, and no more reminders to answer come to your inbox. What waits for an answer stays on Home, and changes are mailed as before.",
    press: "No more reminders",
    stopped: "No more reminders to answer. Miss them? Dings has the switch, under Notifications.",
  },
};

export const stopEndTexts = {
  stopped: "Fair enough.",
  gone: "Final whistle.",
  whyGone: "That link isn't whole, so nothing has changed. Dings has the switch, under Notifications.",
} as const;
