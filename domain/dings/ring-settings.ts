import { hourText } from "../dates/clock";

export const chatRings = ["all", "named", "none"] as const;
export type ChatRings = (typeof chatRings)[number];

export const digests = ["daily", "never"] as const;
export type Digest = (typeof digests)[number];

/**
 * What can be left out of one's mails: reminders to answer (of turns and offered seats, too), and messages and posts in the daily summary. Mails about changes, invitations and
 * the account always come.
 */
export const optionalMails = ["answers", "messages", "posts"] as const;
export type OptionalMail = (typeof optionalMails)[number];

export const withMail = (muted: readonly OptionalMail[], kind: OptionalMail, isOn: boolean): OptionalMail[] =>
  optionalMails.filter((each) => (each === kind ? !isOn : muted.includes(each)));

/** Local times of the person's own zone, as "21:00". They may pass midnight. */
export type QuietHours = { readonly from: string; readonly to: string };

/** Whether a local time, as "21:00", is within quiet hours. Their end is outside. */
export const isWithin = (time: string, { from, to }: QuietHours): boolean =>
  from < to ? from <= time && time < to : from <= time || time < to;

export type RingSettings = {
  readonly talk: ChatRings;
  readonly isQuiet: boolean;
  readonly quietHours: QuietHours;
  readonly digest: Digest;
};

/** What holds for people who changed nothing. */
export const defaultRings: RingSettings = {
  talk: "all",
  isQuiet: true,
  quietHours: { from: "21:00", to: "07:00" },
  digest: "daily",
};

export const ringTexts = {
  title: "Notifications",
  what: "What rings, quiet hours, and which mails come",
  opening: "Looking what rings",
  chat: "Chat rings",
  chatChoices: { all: "Everything", named: "When I'm named", none: "Nothing" },
  posts: "Posts ring",
  postsHint: "When a coach posts news or a question. Comments follow the chat's choice.",
  quiet: "Quiet hours",
  quietHint: "Messages wait until they end. What is off or has moved within a day still rings.",
  from: "From",
  to: "Until",
  mail: "Mail",
  mailAlways: "Mails about changes, invitations and your account always come.",
  mails: { answers: "Reminders to answer", messages: "Chat in the summary", posts: "Posts in the summary" },
  mailHints: {
    answers: "When an event, a turn or a seat wants your answer. What waits is on Home either way.",
    messages: "How many messages you haven't read.",
    posts: "How many posts you haven't seen.",
  },
  digest: "Daily summary",
} as const satisfies Record<string, string | Record<string, string>>;

/** On the device's clock, so a function. */
export const digestHint = () =>
  `A mail at ${hourText("17:00")}, only if something has waited since the day before.`;

/** Every half an hour of a day. */
export const clockChoices: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 === 0 ? "00" : "30"}`,
);
