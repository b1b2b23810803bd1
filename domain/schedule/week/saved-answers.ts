import { type MyPart, type ScheduleEvent, type StoredAnswer, withStanding } from "../answer/answering";
import type { ScheduleWindow } from "./agenda";

/** The window as read, but with answers that were saved after the request was sent. */
export function withNewerAnswers(read: ScheduleWindow, known: ScheduleWindow | null): ScheduleWindow {
  if (known === null) return read;
  const parts = new Map(
    known.events.flatMap(({ id, mine }) =>
      mine.map((part) => [`${id} ${part.membership_id}`, part] as const),
    ),
  );
  const newer = (eventId: string, part: MyPart) => {
    const before = parts.get(`${eventId} ${part.membership_id}`);
    return before && (before.answer_version ?? 0) > (part.answer_version ?? 0) ? before : part;
  };
  return {
    ...read,
    events: read.events.map((event) => {
      const mine = event.mine.map((part) => newer(event.id, part));
      return mine.every((part, at) => part === event.mine[at]) ? event : { ...event, mine };
    }),
  };
}

/** The window with one saved answer. Other events stay the same objects, so that their cards do not re-render. */
export const withAnswer = (
  window: ScheduleWindow,
  saved: { eventId: string; membershipId: string; standing: StoredAnswer },
): ScheduleWindow => ({
  ...window,
  events: window.events.map((event) => {
    const before = event.mine.find(({ membership_id }) => membership_id === saved.membershipId);
    if (event.id !== saved.eventId || !before) return event;
    const after = withStanding(before, saved.standing);
    return {
      ...event,
      mine: event.mine.map((part) => (part === before ? after : part)),
      ...(event.counts && { counts: recounted(event.counts, before, after) }),
    };
  }),
});

type Counts = NonNullable<ScheduleEvent["counts"]>;

/** The sum with the saved answer, until it is read again. */
function recounted(counts: Counts, before: MyPart, after: MyPart): Counts {
  const next = { ...counts };
  for (const [{ answer, is_for_old_time: isOld, source }, by] of [
    [before, -1],
    [after, 1],
  ] as const) {
    const name = answer ?? "silent";
    next[name] = Math.max(0, next[name] + by);
    if (answer === "yes" && isOld) next.for_old_time += by;
    if (source === "usual" && next.usual !== undefined) next.usual = Math.max(0, next.usual + by);
    if (source === "away" && next.away !== undefined) next.away = Math.max(0, next.away + by);
  }
  return next;
}
