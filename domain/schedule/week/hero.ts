import { byStart, dayOf } from "../../dates/wall-time";
import type { ScheduleEvent } from "../answer/answering";
import { changeKindOf, readChange } from "../event/event-change";
import { isOwn, type ScheduleWindow } from "./agenda";
import { nextUp } from "./next-up";

/** `leave`: from two hours before the time to be there. */
export type HeroState = "off" | "moved" | "next" | "leave" | "now";

export type HeroEvent = { readonly event: ScheduleEvent; readonly state: HeroState };

const hour = 3_600_000;
/** A change of an event within this time replaces what is next until *Got it*. */
const newsAhead = 48 * hour;
const leaveAhead = 2 * hour;
const mostHeroes = 3;

type Events = Pick<ScheduleWindow, "events" | "today">;

type AsOf = {
  /** The events whose change nobody of the household acknowledged by a press, with that change. */
  news: readonly ScheduleEvent[];
  now: number;
};

/**
 * What Home begins with, in the order of the day: everything of today, and what was called off or moved within two days and is news. Without
 * any, the next event. Next week never takes the place of what is off.
 */
export function heroesOf({ events, today }: Events, { news, now }: AsOf): HeroEvent[] {
  const ahead = events.flatMap((event) => {
    const changes = news.find(({ id }) => id === event.id)?.changes ?? [];
    return Date.parse(event.ends_at) > now ? { ...event, changes } : [];
  });
  const isNews = (event: ScheduleEvent) => {
    const kind = changeKindOf(event.changes.map(readChange));
    return kind !== null && kind !== "changed" && firstStart(event) - now <= newsAhead;
  };
  const isOfToday = ({ first_day, last_day, status }: ScheduleEvent) =>
    status === "on" && first_day <= today && last_day >= today;
  const shown = ahead.filter((event) => isNews(event) || isOfToday(event)).sort(byStart);
  const next = shown.length === 0 ? nextUp({ events: ahead }, now) : null;
  return (next ? [next] : shown)
    .slice(0, mostHeroes)
    .map((event) => ({ event, state: stateOf(event, { isNews: isNews(event), now }) }));
}

/** The earlier of the old and the new start, as far as the change says. */
function firstStart({ changes, starts_at, starts_local }: ScheduleEvent): number {
  const before = changes.find(({ what }) => what === "start")?.before;
  const moved = before ? Date.parse(`${before}Z`) - Date.parse(`${starts_local}Z`) : 0;
  return Date.parse(starts_at) + Math.min(0, moved);
}

function stateOf(event: ScheduleEvent, { isNews, now }: { isNews: boolean; now: number }): HeroState {
  if (event.status === "called_off") return "off";
  if (isNews) return "moved";
  if (event.timing !== "timed") return "next";
  if (Date.parse(event.starts_at) <= now) return "now";
  return Date.parse(event.arrives_at) - now <= leaveAhead ? "leave" : "next";
}

/** Events of today that are off and acknowledged: one line each, so that nobody wonders where they went. */
export const offToday = ({ events, today }: Events, { news, now }: AsOf): ScheduleEvent[] =>
  events
    .filter(
      ({ id, status, first_day, ends_at }) =>
        status === "called_off" &&
        first_day === today &&
        Date.parse(ends_at) > now &&
        !news.some((event) => event.id === id),
    )
    .sort(byStart);

/**
 * The last event that has begun, until the evening after: for families once it is over and staff have marked who came, for staff while nobody
 * is marked. Null without one.
 */
export function lastBegun(
  { events, today, teams }: Events & Pick<ScheduleWindow, "teams">,
  now: number,
): { event: ScheduleEvent; isToMark: boolean; isOver: boolean } | null {
  const isStaffOf = (teamId: string) => teams.some(({ id, is_staff }) => id === teamId && is_staff);
  const begun = events
    .filter(
      ({ status, timing, starts_at, last_day }) =>
        status === "on" &&
        timing === "timed" &&
        Date.parse(starts_at) <= now &&
        dayOf(today) - dayOf(last_day) <= 1,
    )
    .sort(byStart)
    .reverse();
  for (const event of begun) {
    const isOver = Date.parse(event.ends_at) <= now;
    if (isStaffOf(event.team_id) && event.counts?.marked === 0) return { event, isToMark: true, isOver };
    if (isOver && event.mine.some((part) => isOwn(part) && part.attendance))
      return { event, isToMark: false, isOver };
  }
  return null;
}
