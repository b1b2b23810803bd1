export const chatRings = ["all", "named", "none"] as const;
export type ChatRings = (typeof chatRings)[number];

export const digests = ["daily", "never"] as const;
export type Digest = (typeof digests)[number];

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
  opening: "Looking what rings",
  chat: "Chat rings",
  chatChoices: { all: "Everything", named: "When I'm named", none: "Nothing" },
  posts: "Posts ring",
  postsHint: "When a coach posts news or a question. Comments follow the chat's choice.",
  quiet: "Quiet hours",
  quietHint: "Messages wait until they end. What is off or has moved within a day still rings.",
  from: "From",
  to: "Until",
  digest: "Daily summary",
  digestHint: "A mail at 17:00, only if something has waited since the day before.",
} as const satisfies Record<string, string | Record<ChatRings, string>>;

/** The page of a summary's "No more daily summaries". */
export const stopTexts = {
  title: "Enough mail?",
  text: "Press the button, and no more daily summaries come to your inbox. Everything stays in Dings.",
  press: "No more summaries",
  stoppedTitle: "Fair enough.",
  stopped: "No more daily summaries. Miss them? Dings has the switch, under Notifications.",
  goneTitle: "Final whistle.",
  gone: "That link isn't whole, so nothing has changed. Dings has the switch, under Notifications.",
} as const;

/** Every half an hour of a day. */
export const clockChoices: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 === 0 ? "00" : "30"}`,
);
