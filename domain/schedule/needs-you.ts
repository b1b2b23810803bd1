import type { components } from "../../openapi";
import { isWanted, type ScheduleWindow } from "./agenda";
import type { ScheduleEvent } from "./answering";
import { byStart } from "./wall-time";

/** An item of *Needs you*; one that asks for a team's answers names the events. */
export type AskingItem = Pick<components["schemas"]["WaitingItem"], "id" | "event_ids">;
type Events = Pick<ScheduleWindow, "events">;

export type AskedEvents = {
  /** The soonest first, whichever team asks. */
  events: ScheduleEvent[];
  /** Items with events beyond the loaded days. */
  beyond: ReadonlySet<string>;
  /** Items whose events are all answered. */
  settled: ReadonlySet<string>;
};

/** The loaded events that *Needs you* asks about. */
export function askedOf({ events }: Events, needsYou: readonly AskingItem[], now: number): AskedEvents {
  const byId = new Map(events.map((event) => [event.id, event]));
  const asked = new Set<ScheduleEvent>();
  const beyond = new Set<string>();
  const settled = new Set<string>();
  for (const { id, event_ids: ids = [] } of needsYou) {
    const known = ids.flatMap((each) => byId.get(each) ?? []);
    for (const event of known) asked.add(event);
    if (known.length === 0 || known.length < ids.length) beyond.add(id);
    else if (!known.some((event) => event.mine.some((part) => isWanted(event, part, now)))) settled.add(id);
  }
  return { events: [...asked].sort(byStart), beyond, settled };
}

/** The next few events that are not over, without those that *Needs you* already shows. */
export function nextEvents(
  { events }: Events,
  needsYou: readonly AskingItem[],
  now: number,
): ScheduleEvent[] {
  const asked = new Set(needsYou.flatMap(({ event_ids = [] }) => event_ids));
  return events
    .filter(({ id, ends_at }) => Date.parse(ends_at) > now && !asked.has(id))
    .sort(byStart)
    .slice(0, 3);
}
