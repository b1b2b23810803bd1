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

const byDay: Record<CalendarMove, (day: Day) => Day> = {
  previous: (day) => day - 1,
  next: (day) => day + 1,
  up: (day) => day - 7,
  down: (day) => day + 7,
  home: (day) => day - weekdayOf(day),
  end: (day) => day + 6 - weekdayOf(day),
  "page-up": (day) => addMonths(day, -1),
  "page-down": (day) => addMonths(day, 1),
  "year-up": (day) => addMonths(day, -12),
  "year-down": (day) => addMonths(day, 12),
};

export const monthColumns = 3;

const byMonth: Record<CalendarMove, (monthOfYear: number) => number> = {
  previous: () => -1,
  next: () => 1,
  up: () => -monthColumns,
  down: () => monthColumns,
  home: (month) => 1 - month,
  end: (month) => 12 - month,
  "page-up": () => -12,
  "page-down": () => 12,
  "year-up": () => -12,
  "year-down": () => 12,
};

export const moveDay = (day: Day, move: CalendarMove): Day => clampDay(byDay[move](day));

/** The same keys on the grid of twelve months. */
export const moveByMonths = (day: Day, move: CalendarMove): Day =>
  addMonths(day, byMonth[move](monthOfYear(monthOf(day))));

/** The first month to show so that the day's month is among them, moving as little as may be. */
export function viewAround(day: Day, view: number, span: number) {
  const month = monthOf(day);
  if (month < view) return month;
  return month > view + span - 1 ? month - span + 1 : view;
}

export const isInView = (day: Day, view: number, span: number) =>
  day >= firstDayOf(view) && day < firstDayOf(view + span);
