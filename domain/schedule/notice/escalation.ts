/**
 * A change that rings, from the moment that it was told. `arrivesAt` is the earlier of the old and the new arrival. `hasLateList`: staff had a call list
 * for an earlier change of the event.
 */
export type Escalation = {
  readonly notifiedAt: number;
  readonly arrivesAt: number;
  readonly hasLateList: boolean;
};

/** `again`: those who heard nothing. `wide`: every device of families that do not know. `list`: the call list of staff. */
type Step = { readonly what: "again" | "wide" | "list"; readonly at: number };

const minute = 60_000;
const hour = 60 * minute;

/** When people sleep, by the event's clock. */
export const nightHours = { from: "22:00", to: "06:30" };
/** An arrival no further away than this is worth waking up for. */
const worthWaking = 3 * hour;

/** Until when a push waits; null where it may ring now. */
export function wakesAt({
  at,
  arrivesAt,
  nightEnd,
}: {
  at: number;
  arrivesAt: number;
  nightEnd: number | null;
}): number | null {
  return nightEnd === null || arrivesAt - at <= worthWaking
    ? null
    : Math.min(nightEnd, arrivesAt - worthWaking);
}

const morning = "08:00";

/** When people leave for an event without a time: in the morning of its first day, or within the hour. `momentOn` is that day's moment of a local time. */
export const untimedArrival = (at: number, momentOn: (time: string) => number): number =>
  Math.max(momentOn(morning), at + hour);

/** How often it is looked who still does not know, once the list may be open. */
const watchEvery = minute;

/** The most pushes about one change for one person. */
export const mostRings = 4;

/**
 * What is done for families that do not know, in order. What would be later than the arrival is left out, with `hasLateList` but for the list. `nightEnd` is the end of the night that a moment is in, null by day; the call
 * list is opened at night as well.
 */
export function stepsOf(
  { notifiedAt, arrivesAt, hasLateList }: Escalation,
  nightEnd: (moment: number) => number | null,
): readonly Step[] {
  const awake = (at: number) => wakesAt({ at, arrivesAt, nightEnd: nightEnd(at) }) ?? at;
  const wide = awake(notifiedAt + 10 * minute);
  const anHourBefore = arrivesAt - hour;
  const steps: Step[] = [
    { what: "again", at: awake(notifiedAt + 2 * minute) },
    { what: "wide", at: wide },
    { what: "wide", at: awake(wide + Math.round((arrivesAt - wide) / 2)) },
    { what: "list", at: anHourBefore > notifiedAt ? anHourBefore : notifiedAt + 3 * minute },
  ];
  const isDone = ({ what, at }: Step) => at <= arrivesAt || (what === "list" && hasLateList);
  return steps.filter(isDone).sort((one, other) => one.at - other.at);
}

export type Due = {
  /** Whom to ring: those who heard nothing, all that do not know, or nobody. */
  readonly ring: "again" | "wide" | null;
  /** Whether a call list stands open while a family does not know. */
  readonly isListed: boolean;
  /** When to look again; null: there is nothing left to do. */
  readonly nextAt: number | null;
};

/** What is due since `doneAt`. Steps that were missed, as by a server that was off, are one push; after the arrival nobody is rung. */
export function dueOf(
  steps: readonly Step[],
  { doneAt, now, arrivesAt }: { doneAt: number; now: number; arrivesAt: number },
): Due {
  const due = now > arrivesAt ? [] : steps.filter(({ at }) => at > doneAt && at <= now);
  const has = (what: Step["what"]) => due.some((step) => step.what === what);
  const isListed = steps.some(({ what, at }) => what === "list" && at <= now);
  const next = Math.min(
    ...steps.filter(({ at }) => at > now).map(({ at }) => at),
    ...(isListed ? [now + watchEvery] : []),
  );
  return {
    ring: has("wide") ? "wide" : has("again") ? "again" : null,
    isListed,
    nextAt: Number.isFinite(next) ? next : null,
  };
}
