import { beThere, dayHeading, dayText, timeText } from "../../dates/wall-time";
import type { ScheduleEvent } from "../answer/answering";
import { reasonText } from "../event/change-texts";
import { eventTitle, type WallIn, whenParts } from "../event/event-fact-texts";
import type { HeroEvent } from "./hero";

const nextTexts = { first: "First of the season", last: "Last of the season" } as const;

/** "Next · today", "First of the season · Sat, Dec 5". */
function untilText(event: ScheduleEvent, today: string): string {
  const day = dayHeading(event.first_day, today);
  const next = event.season_edge ? nextTexts[event.season_edge] : "Next";
  return `${next} · ${day === "Today" || day === "Tomorrow" ? day.toLowerCase() : day}`;
}

export type HeroWords = {
  kicker: string;
  /** The largest thing on Home. */
  time: string;
  beside: readonly string[];
  title: string;
};

type HeroFacts = {
  teamName: string | undefined;
  now: number;
  today: string;
  wallIn: WallIn;
  /** "Chicago time", if the device is in another zone. */
  zone: string | null;
};

/** The words of an event on Home: the time to be there is the largest; near it, how long until then. */
export function heroWords(hero: HeroEvent, facts: HeroFacts): HeroWords {
  const words = wordsOf(hero, facts);
  return facts.zone === null ? words : { ...words, beside: [...words.beside, facts.zone] };
}

function wordsOf({ event, state }: HeroEvent, { teamName, now, today, wallIn }: HeroFacts): HeroWords {
  const title = [eventTitle(event), teamName].filter(Boolean).join(" · ");
  const startsAt = timeText(event.starts_local);
  const day = dayHeading(event.first_day, today);
  const { time, beside } = whenWords(event, wallIn);
  switch (state) {
    case "off":
      return { kicker: `Off ${dayOfNews(event, day)} · ${offReason(event)}`, time, beside: [], title };
    case "moved":
      return { kicker: `${movedTitle(event)} · ${day}`, time, beside, title };
    case "now":
      return {
        kicker: "On now · until",
        time: timeText(event.ends_local),
        beside: [`started ${startsAt}`],
        title,
      };
    case "leave": {
      const toArrive = Date.parse(event.arrives_at) - now;
      const isAhead = toArrive > 0;
      const left = isAhead ? toArrive : Date.parse(event.starts_at) - now;
      const arrival = beThere(event.starts_local, event.arrive_minutes);
      return {
        kicker: isAhead && arrival ? "Be there in" : "Starts in",
        time: durationText(left),
        beside: [...(isAhead && arrival ? [`at ${arrival}`] : []), `starts ${startsAt}`],
        title,
      };
    }
    case "next":
      return { kicker: untilText(event, today), time, beside, title };
  }
}

/** "tonight", "today", "tomorrow", "Fri, Nov 27". */
function dayOfNews({ timing, starts_local }: ScheduleEvent, day: string): string {
  if (day === "Today") return timing === "timed" && starts_local.slice(11, 13) >= "17" ? "tonight" : "today";
  return day === "Tomorrow" ? "tomorrow" : day;
}

const offReason = ({ called_off_for: reason, called_off_note: note }: ScheduleEvent) =>
  note ?? reasonText(reason ?? "other");

const movedTitle = ({ changes }: ScheduleEvent) =>
  changes.some(({ what }) => what === "status") ? "Back on" : "Moved";

/** "45 min", "1 h 20". A minute that has begun counts. */
export function durationText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, "0")}`;
}

function whenWords(event: ScheduleEvent, wallIn: WallIn) {
  const { time, meaning } = whenParts(event, wallIn);
  if (event.timing !== "timed") return { time: dayText(event.first_day), beside: [time] };
  const [startsAt, endsAt] = [timeText(event.starts_local), timeText(event.ends_local)];
  return { time, beside: meaning ? [meaning, `starts ${startsAt}`] : [`to ${endsAt}`] };
}

/** "Practice at 17:30 is off (rain)", "Practice at 17:30 Chicago time is off (rain)". */
export const offLine = (event: ScheduleEvent, zone: string | null): string => {
  const clock = event.timing === "timed" ? ["at", timeText(event.starts_local), zone] : [];
  return `${[eventTitle(event), ...clock].filter(Boolean).join(" ")} is off (${offReason(event)})`;
};

export const overTexts = {
  whosHere: "Who's here?",
  howWasIt: "How was it?",
  mark: "Mark attendance",
} as const;
