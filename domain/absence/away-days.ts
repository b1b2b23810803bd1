import { type Day, dayFromIso, isoDateOf, weekdayOf } from "../dates/calendar";
import { type AwayDays, longestAbsence } from "./days";

/** The days as they are stored: what lies before today is cut off. Null if they are no days to be away, also if none is left on the weekdays. */
export function readAwayDays(wanted: AwayDays, today: string): AwayDays | null {
  const first = dayFromIso(wanted.first_day);
  const last = dayFromIso(wanted.last_day);
  if (first === null || last === null || last < first || last - first > longestAbsence) return null;
  const left = { ...wanted, first_day: later(wanted.first_day, today) };
  return daysOf(left).length === 0 ? null : left;
}

/** What becomes of an absence: the days behind it stay as they were, and the rest goes on in `next`, if anything is left. */
export type AwayChange = {
  /** The last day of the part behind; null if there is none. */
  readonly keptUntil: string | null;
  readonly next: AwayDays | null;
  /** Whether a day is added, so that the absence counts as said anew. */
  readonly addsDay: boolean;
};

export function changeOf(kept: AwayDays, requested: AwayDays | null, today: string): AwayChange {
  const keptUntil = kept.first_day < today ? earlier(kept.last_day, dayBefore(today)) : null;
  return { keptUntil, next: requested, addsDay: requested !== null && hasNewDay(kept, requested) };
}

const hasNewDay = (kept: AwayDays, requested: AwayDays) => {
  const known = new Set(daysOf(kept));
  return daysOf(requested).some((day) => !known.has(day));
};

/** Only the end comes sooner: nothing behind the present changes, so one absence is enough. */
export const isShortened = (kept: AwayDays, requested: AwayDays) =>
  kept.weekdays === requested.weekdays && kept.last_day >= requested.last_day;

function daysOf({ first_day, last_day, weekdays }: AwayDays): Day[] {
  const [first, last] = [dayFromIso(first_day) ?? 0, dayFromIso(last_day) ?? -1];
  const days: Day[] = [];
  for (let day = first; day <= last; day++) if ((weekdays >> weekdayOf(day)) & 1) days.push(day);
  return days;
}

/** How many days of an event of several days are among them. */
export const daysAway = (away: AwayDays, event: { first_day: string; last_day: string }) =>
  daysOf({
    ...away,
    first_day: later(away.first_day, event.first_day),
    last_day: earlier(away.last_day, event.last_day),
  }).length;

const dayBefore = (day: string) => isoDateOf((dayFromIso(day) ?? 0) - 1);
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);
