export const eventKinds = ["practice", "game", "tournament", "meeting", "social", "other"] as const;
export type EventKind = (typeof eventKinds)[number];

/** Default titles. */
export const kindNames: Readonly<Record<EventKind, string>> = {
  practice: "Practice",
  game: "Game",
  tournament: "Tournament",
  meeting: "Meeting",
  social: "Get-together",
  other: "Event",
};

/** `open`: the day is fixed, the time is not known yet. */
export type EventTiming = "timed" | "day" | "open";

export const callOffReasons = ["weather", "field", "opponent", "numbers", "other"] as const;
export type CallOffReason = (typeof callOffReasons)[number];

/** The parts of an event that families are notified of; a receipt compares two versions of them. */
export type ShownEvent = {
  readonly title: string;
  readonly opponent: string | null;
  readonly side: "home" | "away" | "neutral" | null;
  readonly timing: EventTiming;
  /** ISO 8601 local time without a zone. */
  readonly starts_local: string;
  /** Absent in versions stored before it was kept. */
  readonly time_zone?: string;
  readonly duration_minutes: number;
  readonly arrive_minutes: number;
  readonly venue: { readonly id: string; readonly name: string } | null;
  readonly venue_detail: string | null;
  readonly kit: string | null;
  readonly status: "on" | "called_off";
  readonly called_off_for: CallOffReason | null;
};
