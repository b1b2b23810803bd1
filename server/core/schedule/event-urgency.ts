import { changeKindOf, type EventChange } from "../../../domain/schedule/event/event-change";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import { isPushed } from "../../../domain/schedule/notice/notice-rules";
import { type LocalTime, momentsOf } from "../time/local-time";
import type { EventRow } from "./event.store";

type Timed = Pick<
  EventRow,
  | "startsLocal"
  | "timeZone"
  | "timing"
  | "durationMinutes"
  | "arriveMinutes"
  | "startsAt"
  | "endsAt"
  | "arrivesAt"
>;

/** An older version of the event on the clock. */
export const localTimeOf = (event: Timed, shown: EventSnapshot): LocalTime => ({
  timeZone: shown.time_zone ?? event.timeZone,
  timing: shown.timing,
  startsLocal: shown.starts_local,
  durationMinutes: shown.duration_minutes,
  arriveMinutes: shown.arrive_minutes,
});

/**
 * The earliest of the known starts and the current one, and the same for the arrival. `possibleVersions` is all that the family may believe; what is over by now
 * counts for nothing.
 */
export function earlierMoments(
  event: Timed,
  changes: readonly EventChange[],
  { possibleVersions = null, at }: { possibleVersions?: readonly EventSnapshot[] | null; at: Date },
) {
  const start = changes.find(({ what }) => what === "start");
  const zone = changes.find(({ what }) => what === "zone");
  const arrival = changes.find(({ what }) => what === "arrival");
  const timing = changes.find(({ what }) => what === "timing");
  const known = momentsOf({
    ...event,
    ...(start?.what === "start" && { startsLocal: start.before }),
    ...(zone?.what === "zone" && zone.before !== null && { timeZone: zone.before }),
    ...(arrival?.what === "arrival" && { arriveMinutes: arrival.before }),
    ...(timing?.what === "timing" && { timing: timing.before }),
  });
  const believed = (possibleVersions ?? []).map((shown) => momentsOf(localTimeOf(event, shown)));
  const all = [event, known, ...believed.filter(({ endsAt }) => endsAt > at)];
  return {
    startsAt: Math.min(...all.map(({ startsAt }) => startsAt.getTime())),
    arrivesAt: Math.min(...all.map(({ arrivesAt }) => arrivesAt.getTime())),
  };
}

/** Whether these changes ring at this moment: called off, moved or back on within a day of the old or the new arrival. */
export function isUrgent(
  event: Timed,
  changes: readonly EventChange[],
  { possibleVersions = null, at }: { possibleVersions?: readonly EventSnapshot[] | null; at: Date },
): boolean {
  const kind = changeKindOf(changes);
  if (kind === null) return false;
  const { arrivesAt } = earlierMoments(event, changes, { possibleVersions, at });
  const about = {
    arrivesAt,
    startsAt: event.startsAt.getTime(),
    endsAt: event.endsAt.getTime(),
    isToday: false,
  };
  return isPushed(kind, about, at.getTime());
}
