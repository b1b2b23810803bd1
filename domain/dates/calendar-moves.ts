import {
  addMonths,
  clampDay,
  type Day,
  firstDayOf,
  monthOf,
  monthOfYear,
  weekdayOf,
  yearOf,
} from "./calendar";

/** A move in the date grid. Left and right are already mapped to the writing direction. */
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

export const yearColumns = 3;

/** Years are listed newest first. */
const byYear = (year: number, { first, last }: Years): Record<CalendarMove, number> => ({
  previous: 1,
  next: -1,
  up: yearColumns,
  down: -yearColumns,
  home: last - year,
  end: first - year,
  "page-up": 5 * yearColumns,
  "page-down": -5 * yearColumns,
  "year-up": 5 * yearColumns,
  "year-down": -5 * yearColumns,
});

export type Years = { readonly first: number; readonly last: number };

/** The same keys on the list of years, without leaving it. */
export function moveByYears(day: Day, move: CalendarMove, years: Years): Day {
  const year = yearOf(monthOf(day));
  const targetYear = year + byYear(year, years)[move];
  return targetYear < years.first || targetYear > years.last ? day : addMonths(day, 12 * (targetYear - year));
}

/** Number of consecutive months in view. */
export const monthsShown = 2;

/** The first month to show so that the day is visible, moving the view as little as possible. */
export function viewAround(day: Day, view: number, months = monthsShown) {
  const month = monthOf(day);
  if (month < view) return month;
  return month > view + months - 1 ? month - months + 1 : view;
}

export const isInView = (day: Day, view: number) =>
  day >= firstDayOf(view) && day < firstDayOf(view + monthsShown);
