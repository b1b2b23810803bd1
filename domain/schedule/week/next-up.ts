import { byStart, dayHeading, dayText, timeText } from "../../dates/wall-time";
import type { ScheduleEvent } from "../answer/answering";
import { eventTitle, type WallIn, whenParts } from "../event/event-words";
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

const nextTexts = { first: "First of the season", last: "Last of the season" } as const;

/** "Next · today", "First of the season · Sat, Dec 5", "On now". */
export function untilText(event: ScheduleEvent, now: number, today: string): string {
  if (event.timing === "timed" && Date.parse(event.starts_at) <= now) return "On now";
  const day = dayHeading(event.first_day, today);
  const next = event.season_edge ? nextTexts[event.season_edge] : "Next";
  return `${next} · ${day === "Today" || day === "Tomorrow" ? day.toLowerCase() : day}`;
}

/** The words of the event on Home: the time to be there is the largest. */
export function nextUpWords(event: ScheduleEvent, teamName: string | undefined, wallIn: WallIn) {
  const { time, meaning } = whenParts(event, wallIn);
  const isTimed = event.timing === "timed";
  const [startsAt, endsAt] = [timeText(event.starts_local), timeText(event.ends_local)];
  const timed = meaning ? [meaning, `starts ${startsAt}`] : [`to ${endsAt}`];
  return {
    time: isTimed ? time : dayText(event.first_day),
    beside: isTimed ? timed : [time],
    title: [eventTitle(event), teamName].filter(Boolean).join(" · "),
  };
}

/** A team's next events on its page. */
export const upNextTexts = {
  title: "Up next",
  opening: "Looking what's up next",
  none: "Nothing chalked up yet.",
  all: "All",
  allSpoken: "events",
} as const;
