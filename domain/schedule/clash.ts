/** Somebody's event in the household's week. Moments are milliseconds. */
export type Commitment = {
  readonly eventId: string;
  /** Whoever has to be there: one of one's children, or oneself. */
  readonly personId: string;
  readonly arrivesAt: number;
  readonly endsAt: number;
  readonly isOn: boolean;
  readonly isTimed: boolean;
  readonly isDeclined: boolean;
};

export type Overlap = { readonly personId: string; readonly eventIds: readonly [string, string] };

/** Pairs of events that want one person at the same time. What is off, without a time or declined wants nobody. */
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
