import { type Day, dayOfMonth, monthOf, type Selection } from "./calendar";
import type { DateMode } from "./date-value";

export type RelativeUnit = "day" | "week" | "month" | "year";

/** The words of a language, passed in, so that the domain contains none. */
export type DateWords = {
  readonly short: (day: Day) => string;
  readonly medium: (day: Day) => string;
  readonly relative: (amount: number, unit: RelativeUnit) => string;
};

/** A range as "short - short"; a single day in medium format with a phrase such as "in 3 days". */
export function displayOf(mode: DateMode, { start, end }: Selection, today: Day | null, words: DateWords) {
  if (start === null) return { text: "", phrase: "" };
  if (mode === "range") {
    return { text: `${words.short(start)} - ${end === null ? "" : words.short(end)}`.trim(), phrase: "" };
  }
  if (today === null) return { text: words.medium(start), phrase: "" };
  const { amount, unit } = distance(start, today);
  return { text: words.medium(start), phrase: words.relative(amount, unit) };
}

/** The distance in a suitable unit: days for two weeks, weeks for two months, months for two years. */
export function distance(day: Day, today: Day): { amount: number; unit: RelativeUnit } {
  const days = day - today;
  const months = wholeMonths(Math.min(day, today), Math.max(day, today)) * Math.sign(days);
  if (Math.abs(days) < 14) return { amount: days, unit: "day" };
  if (Math.abs(months) < 2) return { amount: Math.trunc(days / 7), unit: "week" };
  if (Math.abs(months) < 24) return { amount: months, unit: "month" };
  return { amount: Math.trunc(months / 12), unit: "year" };
}

function wholeMonths(earlier: Day, later: Day) {
  const months = monthOf(later) - monthOf(earlier);
  return dayOfMonth(later) < dayOfMonth(earlier) ? months - 1 : months;
}
