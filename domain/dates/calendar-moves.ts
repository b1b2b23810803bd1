import { addMonths, clampDay, type Day, firstDayOf, monthOf, monthOfYear, weekdayOf } from "./calendar";

/** Where a key of the date grid leads. Left and right are already turned for the writing direction. */
export type CalendarMove =
  | "previous"
  | "next"
  | "up"
  | "down"
  | "home"
  | "end"
  | "page-up"
  | "page-down"
  | "year-up"
  | "year-down";

const byDay = (day: Day): Record<CalendarMove, Day> => ({
  previous: day - 1,
  next: day + 1,
  up: day - 7,
  down: day + 7,
  home: day - weekdayOf(day),
  end: day + 6 - weekdayOf(day),
  "page-up": addMonths(day, -1),
  "page-down": addMonths(day, 1),
  "year-up": addMonths(day, -12),
  "year-down": addMonths(day, 12),
});

export const monthColumns = 3;

const byMonth = (month: number): Record<CalendarMove, number> => ({
  previous: -1,
  next: 1,
  up: -monthColumns,
  down: monthColumns,
  home: 1 - month,
  end: 12 - month,
  "page-up": -12,
  "page-down": 12,
  "year-up": -12,
  "year-down": 12,
});

export const moveDay = (day: Day, move: CalendarMove): Day => clampDay(byDay(day)[move]);

/** The same keys on the grid of twelve months. */
export const moveByMonths = (day: Day, move: CalendarMove): Day =>
  addMonths(day, byMonth(monthOfYear(monthOf(day)))[move]);

/** The first month to show so that the day's month is among them, moving as little as may be. */
export function viewAround(day: Day, view: number, span: number) {
  const month = monthOf(day);
  if (month < view) return month;
  return month > view + span - 1 ? month - span + 1 : view;
}

export const isInView = (day: Day, view: number, span: number) =>
  day >= firstDayOf(view) && day < firstDayOf(view + span);
