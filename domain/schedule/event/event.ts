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
