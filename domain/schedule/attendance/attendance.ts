export const marks = ["present", "late", "absent"] as const;
export type Mark = (typeof marks)[number];

/** A mark to save, or to clear. */
export type GivenMark = {
  readonly teamId: string;
  readonly eventId: string;
  readonly membershipId: string;
  readonly attendance: Mark | null;
  /** When it was pressed, by the server's clock. */
  readonly at: string;
  readonly eventVersion: number;
};

export type MarkOutcome = { kind: "saved" } | { kind: "refused"; text: string } | { kind: "unreachable" };

/** Months after the event. */
export const markRetentionMonths = 12;

/** Days that the counts span at most. */
export const longestCounted = 400;

const hour = 3_600_000;
const day = 24 * hour;

type Marked = {
  readonly isOn: boolean;
  /** Milliseconds. */
  readonly arrivesAt: number;
  readonly endsAt: number;
};

/** Whether an event can be marked: from an hour before arrival to 14 days after its end, unless it is called off. */
export function judgeMarking(
  { isOn, arrivesAt, endsAt }: Marked,
  now: number,
): "open" | "called_off" | "early" | "over" {
  if (!isOn) return "called_off";
  if (now < arrivesAt - hour) return "early";
  return now > endsAt + 14 * day ? "over" : "open";
}
