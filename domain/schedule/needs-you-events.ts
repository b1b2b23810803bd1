import type { components } from "../../openapi";
import { byStart } from "../dates/wall-time";
import type { ScheduleEvent } from "./answer/answering";
import { changedIn } from "./receipt/receipt-texts";
import { isWanted, type ScheduleWindow, wantedThisWeek } from "./week/agenda";

/** An item of *Needs you*. */
type Item = components["schemas"]["WaitingItem"];
export type NeedsYouEvent = Pick<
  Item,
  "kind" | "id" | "count" | "event_id" | "team_id" | "team_name" | "child_first_name"
>;
type Events = Pick<ScheduleWindow, "events">;

export const isOfSchedule = ({ kind }: Pick<Item, "kind">) => kind === "change" || kind === "answer_wanted";

/**
 * The items as the loaded events leave them: answered and acknowledged ones are gone, and what is left is counted. Items of events that
 * are not loaded stay as they are.
 */
export function stillNeedsYou<Waiting extends NeedsYouEvent>(
  items: readonly Waiting[],
  { events }: Events,
  now: number,
): Waiting[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return items.flatMap((item) => {
    const event = isOfSchedule(item) && item.event_id !== undefined ? byId.get(item.event_id) : undefined;
    if (event === undefined) return [item];
    if (item.kind === "change") return changedIn([event], now).length > 0 ? [item] : [];
    const count = event.mine.filter((part) => isWanted(event, part, now)).length;
    return count === 0 ? [] : [{ ...item, count }];
  });
}

/** What waits by the loaded events alone, for pages without the list: offline, or before it is read. */
export function needsYouEventsOf(window: Events, now: number): NeedsYouEvent[] {
  const wanted = new Map<string, number>();
  for (const { event } of wantedThisWeek(window, now)) wanted.set(event.id, (wanted.get(event.id) ?? 0) + 1);
  return [
    ...changedIn(window.events, now).map(({ id }) => itemOf("change", id)),
    ...[...wanted].map(([id, count]) => ({ ...itemOf("answer_wanted", id), count })),
  ];
}

const itemOf = (kind: "change" | "answer_wanted", event_id: string) => ({
  kind,
  id: `${kind} ${event_id}`,
  event_id,
});

/** The next few events that are not over, without those in the heroes and those that *Needs you* already shows. */
export function nextEvents(
  { events }: Events,
  needsYou: readonly NeedsYouEvent[],
  now: number,
  inHeroes: ReadonlySet<string> = new Set(),
): ScheduleEvent[] {
  const asked = new Set(needsYou.flatMap(({ kind, event_id }) => (kind === "answer_wanted" ? event_id : [])));
  return events
    .filter(({ id, ends_at }) => Date.parse(ends_at) > now && !inHeroes.has(id) && !asked.has(id))
    .sort(byStart)
    .slice(0, 3);
}
