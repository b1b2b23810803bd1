import { type Day, dayFrom, dayFromIso, daysIn, monthFrom } from "../../dates/calendar";
import { tidyLine } from "./row-texts";

/** Whether 11/12 is November 12 or December 11. */
export type DateOrder = "month_first" | "day_first";

type Parts =
  | { readonly kind: "sure"; readonly year: number | null; readonly month: number; readonly day: number }
  | { readonly kind: "open"; readonly year: number | null; readonly one: number; readonly two: number };

const monthWords = [
  /^jan/i,
  /^feb/i,
  /^(mar|mär|mrz)/i,
  /^apr/i,
  /^(may|mai)/i,
  /^jun/i,
  /^jul/i,
  /^aug/i,
  /^sep/i,
  /^(oct|okt)/i,
  /^nov/i,
  /^(dec|dez)/i,
];

/** A date as lists have it: 2026-11-24, 11/24/26, 24.11.2026, Tue, Nov 24, 24 November 2026. Null for what is none. */
function partsOf(text: string): Parts | null {
  const date = tidyLine(text);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(date);
  if (iso) return { kind: "sure", year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const bare = date.replace(/^(mon?|tue?|wed?|thu?|fri?|sat?|sun?|di|mi|do|so)\p{L}*\.?,?\s+/iu, "");
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d\d))?$/.exec(bare);
  if (dotted)
    return { kind: "sure", year: yearOf(dotted[3]), month: Number(dotted[2]), day: Number(dotted[1]) };
  const numbers = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d\d))?(?:\s.*)?$/.exec(bare);
  if (numbers)
    return { kind: "open", year: yearOf(numbers[3]), one: Number(numbers[1]), two: Number(numbers[2]) };
  const named =
    /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$/u.exec(bare) ??
    swapped(/^(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(\p{L}{3,})\.?(?:[,\s-]+(\d{4}|\d\d))?$/u.exec(bare));
  if (!named) return null;
  const month = monthWords.findIndex((word) => word.test(named[1] ?? "")) + 1;
  return month === 0 ? null : { kind: "sure", year: yearOf(named[3]), month, day: Number(named[2]) };
}

const swapped = (parts: RegExpExecArray | null) => parts && [parts[0], parts[2], parts[1], parts[3]];

const yearOf = (text: string | undefined) =>
  text === undefined ? null : text.length === 2 ? 2000 + Number(text) : Number(text);

/**
 * The order of day and month that all dates of a column share: decided by any part above 12. Null if both orders fit and it matters.
 */
export function orderOf(dates: readonly string[]): DateOrder | null {
  const open = dates.map(partsOf).filter((parts) => parts?.kind === "open");
  if (open.some(({ one }) => one > 12)) return "day_first";
  if (open.some(({ two }) => two > 12)) return "month_first";
  return open.every(({ one, two }) => one === two) ? "month_first" : null;
}

/** The first date that both orders read, as an example to ask by. */
export const openDate = (dates: readonly string[]): string | null =>
  dates.find((date) => {
    const parts = partsOf(date);
    return parts?.kind === "open" && parts.one !== parts.two;
  }) ?? null;

/** A day without a year is the next such one, or one of the last weeks. */
export function dayOfDate(text: string, order: DateOrder, today: string): Day | null {
  const parts = partsOf(text);
  const now = dayFromIso(today);
  if (parts === null || now === null) return null;
  const [month, day] =
    parts.kind === "sure"
      ? [parts.month, parts.day]
      : order === "month_first"
        ? [parts.one, parts.two]
        : [parts.two, parts.one];
  if (parts.year !== null) return dayOfParts(parts.year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const found = [thisYear - 1, thisYear, thisYear + 1].map((year) => dayOfParts(year, month, day));
  return found.find((each) => each !== null && each > now - daysOfPast) ?? null;
}

/** How long ago a date without a year may be. */
const daysOfPast = 120;

function dayOfParts(year: number, month: number, day: number): Day | null {
  const isDay = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(monthFrom(year, month));
  return isDay ? dayFrom(year, month, day) : null;
}
