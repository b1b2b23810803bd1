/** An event of one person in the household's week. Times are in milliseconds. */
export type Commitment = {
  readonly eventId: string;
  /** The person who has to be there: a child, or oneself. */
  readonly personId: string;
  readonly arrivesAt: number;
  readonly endsAt: number;
  readonly isOn: boolean;
  readonly isTimed: boolean;
  readonly isDeclined: boolean;
};

export type Overlap = { readonly personId: string; readonly eventIds: readonly [string, string] };

/** Pairs of events that overlap for one person, without those that are off, declined or have no time. */
export function overlapsOf(commitments: readonly Commitment[]): Overlap[] {
  const wanted = commitments
    .filter(({ isOn, isTimed, isDeclined }) => isOn && isTimed && !isDeclined)
    .sort(byTime);
  const overlaps: Overlap[] = [];
  const open = new Map<string, Commitment[]>();
  for (const next of wanted) {
    const running = (open.get(next.personId) ?? []).filter(({ endsAt }) => endsAt > next.arrivesAt);
    for (const { eventId } of running) {
      if (eventId !== next.eventId) {
        overlaps.push({ personId: next.personId, eventIds: [eventId, next.eventId] });
      }
    }
    open.set(next.personId, [...running, next]);
  }
  return overlaps;
}

const byTime = (one: Commitment, other: Commitment) =>
  one.arrivesAt - other.arrivesAt || one.endsAt - other.endsAt || (one.eventId < other.eventId ? -1 : 1);
