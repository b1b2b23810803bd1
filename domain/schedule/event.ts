export const eventKinds = ["practice", "game", "tournament", "meeting", "social", "other"] as const;
export type EventKind = (typeof eventKinds)[number];

/** The title of an event that has none of its own. */
export const kindNames: Readonly<Record<EventKind, string>> = {
  practice: "Practice",
  game: "Game",
  tournament: "Tournament",
  meeting: "Meeting",
  social: "Get-together",
  other: "Event",
};

/** `open`: the day stands, the time is to come. */
export type EventTiming = "timed" | "day" | "open";

export const callOffReasons = ["weather", "field", "opponent", "numbers", "other"] as const;
export type CallOffReason = (typeof callOffReasons)[number];

/** What families are told of an event: a receipt compares two of these. */
export type ShownEvent = {
  readonly title: string;
  readonly opponent: string | null;
  readonly side: "home" | "away" | "neutral" | null;
  readonly timing: EventTiming;
  /** A wall clock in ISO's form, without a zone. */
  readonly starts_local: string;
  readonly duration_minutes: number;
  readonly arrive_minutes: number;
  readonly venue: { readonly id: string; readonly name: string } | null;
  readonly venue_detail: string | null;
  readonly kit: string | null;
  readonly status: "on" | "called_off";
  readonly called_off_for: CallOffReason | null;
};
