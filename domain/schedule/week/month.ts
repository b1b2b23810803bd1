import { addMonths, firstDayOf, isoDateOf, lastDayOf, monthOf, weekdayOf } from "../../dates/calendar";
import { byStart, dayOf } from "../../dates/wall-time";
import type { ScheduleEvent } from "../answer/answering";
import { isOnDay, type WindowRange } from "./agenda";

/** The rows of a month's page: whole weeks, with null for days of other months. */
export function weeksOf(day: string, weekStart: number): (string | null)[][] {
  const month = monthOf(dayOf(day));
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  const start = first - ((weekdayOf(first) - weekStart + 7) % 7);
  const rows = Math.ceil((last + 1 - start) / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const each = start + row * 7 + column;
      return each < first || each > last ? null : isoDateOf(each);
    }),
  );
}

/** The window that holds the month of a day. */
export function monthRange(day: string): WindowRange {
  const month = monthOf(dayOf(day));
  return { from: isoDateOf(firstDayOf(month)), days: lastDayOf(month) - firstDayOf(month) + 1 };
}

/** The first day of the month that many months later. */
export const monthLater = (day: string, months: number) =>
  isoDateOf(addMonths(firstDayOf(monthOf(dayOf(day))), months));

export const eventsOn = (events: readonly ScheduleEvent[], date: string) =>
  events.filter(isOnDay(date)).sort(byStart);

export const monthTexts = {
  title: "Month",
  print: "Print",
  opening: "Turning the page",
  failed: "The month didn't come.",
  before: "The month before",
  after: "The month after",
  nothing: "Nothing on this day.",
} as const;
