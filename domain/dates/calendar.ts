/** Days since 1970-01-01, and months since January of the year 0; independent of time zones. */
export type Day = number;
export type Month = number;

/** The picked days; in single mode `end` is null. */
export type Selection = { readonly start: Day | null; readonly end: Day | null };

export type DayCell = {
  iso_date: string;
  /** The cell's text: the day of the month. */
  label: string;
  is_in_past: boolean;
  is_today: boolean;
  is_start_date: boolean;
  is_in_between: boolean;
  is_end_date: boolean;
};

export const nothingPicked: Selection = { start: null, end: null };

export const monthFrom = (year: number, monthOfYear: number): Month => year * 12 + monthOfYear - 1;
export const yearOf = (month: Month) => Math.floor(month / 12);
export const monthOfYear = (month: Month) => month - yearOf(month) * 12 + 1;

/** Years 1 to 9999, which ISO 8601 can represent. */
const firstMonth = monthFrom(1, 1);
const lastMonth = monthFrom(9999, 12);
export const clampMonth = (month: Month): Month => Math.min(lastMonth, Math.max(firstMonth, month));

/** The first day of a month by the Gregorian rule (with years starting in March, so that the leap day is last). */
export function firstDayOf(month: Month): Day {
  const marchBased = month - 2;
  const year = Math.floor(marchBased / 12);
  const index = marchBased - year * 12;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + Math.floor((index * 153 + 2) / 5) - 719_468;
}

export const lastDayOf = (month: Month): Day => firstDayOf(month + 1) - 1;
export const daysIn = (month: Month) => firstDayOf(month + 1) - firstDayOf(month);

export const dayFrom = (year: number, month: number, dayOfMonth: number): Day =>
  firstDayOf(monthFrom(year, month)) + dayOfMonth - 1;

export function monthOf(day: Day): Month {
  const guess = Math.floor((day + 719_528) / 30.436875);
  if (firstDayOf(guess) > day) return guess - 1;
  return firstDayOf(guess + 1) <= day ? guess + 1 : guess;
}

export const dayOfMonth = (day: Day) => day - firstDayOf(monthOf(day)) + 1;

/** 0 is Sunday, the first day of the week. */
export const weekdayOf = (day: Day) => (((day + 4) % 7) + 7) % 7;

/** The same day of another month, or its last day if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const target = clampMonth(monthOf(day) + months);
  return Math.min(firstDayOf(target) + dayOfMonth(day) - 1, lastDayOf(target));
}

export const clampDay = (day: Day): Day =>
  Math.min(lastDayOf(lastMonth), Math.max(firstDayOf(firstMonth), day));

export function isoDateOf(day: Day) {
  const month = monthOf(day);
  return isoOf(month, day - firstDayOf(month) + 1);
}

/** The value's format: midnight of the day, without a zone. */
export const isoDateTimeOf = (day: Day) => `${isoDateOf(day)}T00:00:00`;

/** Parses the first ten characters; null for an invalid date. */
export function dayFromIso(text: string | null | undefined): Day | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:$|T)/.exec(text ?? "");
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(monthFrom(year, month))) return null;
  return dayFrom(year, month, day);
}

/** The years a person can jump to: 100 before to 20 after the selected start, or this year. */
export function yearRange(start: Day | null, today: Day) {
  const year = yearOf(monthOf(start ?? today));
  return { first: year - 100, last: year + 20 };
}

export function dayCells(month: Month, { start, end }: Selection, today: Day): DayCell[] {
  const first = firstDayOf(month);
  const cells: DayCell[] = [];
  for (let index = 0, length = daysIn(month); index < length; index++) {
    const day = first + index;
    cells.push({
      iso_date: isoOf(month, index + 1),
      label: String(index + 1),
      is_in_past: day < today,
      is_today: day === today,
      is_start_date: day === start,
      is_in_between: start !== null && end !== null && day > start && day < end,
      is_end_date: day === end,
    });
  }
  return cells;
}

/** The part of a selection that a month shows, so that unaffected months need not re-render. */
export function clipTo(month: Month, { start, end }: Selection): Selection {
  const [before, after] = [firstDayOf(month) - 1, lastDayOf(month) + 1];
  if (start === null || start >= after) return nothingPicked;
  if (end === null) return start > before ? { start, end: null } : nothingPicked;
  if (end <= before) return nothingPicked;
  return { start: Math.max(start, before), end: Math.min(end, after) };
}

const isoOf = (month: Month, day: number) =>
  `${String(yearOf(month)).padStart(4, "0")}-${twoDigits(monthOfYear(month))}-${twoDigits(day)}`;

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));
