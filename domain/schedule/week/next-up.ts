import { byStart } from "../../dates/wall-time";
import type { ScheduleEvent } from "../answer/answering";
import type { ScheduleWindow } from "./agenda";

type Events = Pick<ScheduleWindow, "events">;

/** The household's next event: the soonest one that takes place and is not over. */
export const nextUp = ({ events }: Events, now: number): ScheduleEvent | null =>
  events.filter(({ ends_at, status }) => status === "on" && Date.parse(ends_at) > now).sort(byStart)[0] ??
  null;

/** A team's next events in their order: as cards up to the first that takes place, the others as chips. */
export function upNextOf(events: readonly ScheduleEvent[]) {
  const first = events.findIndex(({ status }) => status === "on");
  const cards = first === -1 ? events.length : first + 1;
  return { cards: events.slice(0, cards), chips: events.slice(cards) };
}

/** A team's next events on its page. */
export const upNextTexts = {
  title: "Up next",
  opening: "Looking what's up next",
  none: "Nothing chalked up yet.",
  weekly: "Weekly practice",
  aGame: "A game",
  all: "All",
  allSpoken: "events",
} as const;
