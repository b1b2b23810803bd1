import type { ScheduleEvent } from "../answer/answering";
import { isOwn } from "../week/agenda";

/**
 * The changes that a page shows, in the order of the events: those of `changed`, and those that it showed `before` and that count as seen
 * since, which would otherwise go under the reader's eyes. What was pressed (`settled`), answered, or changed again goes.
 */
export function shownChanges(
  before: readonly ScheduleEvent[],
  {
    changed,
    events,
    settled,
  }: {
    changed: readonly ScheduleEvent[];
    events: readonly ScheduleEvent[];
    settled: ReadonlySet<string>;
  },
): ScheduleEvent[] {
  return events.flatMap((event) => {
    if (changed.includes(event)) return event;
    const old = before.find(({ id }) => id === event.id);
    if (!old || settled.has(event.id) || !isAsShown(old, event)) return [];
    return { ...event, changes: old.changes, ...(old.rings && { rings: old.rings }) };
  });
}

/** Neither changed again nor answered since. */
const isAsShown = (old: ScheduleEvent, event: ScheduleEvent) =>
  old.version === event.version && answersOf(old) === answersOf(event);

const answersOf = ({ mine }: ScheduleEvent) =>
  mine
    .filter(isOwn)
    .map(({ membership_id, answer_version }) => `${membership_id} ${answer_version}`)
    .join();
