import { type Day, dayFrom, daysIn, monthFrom, monthOf, yearOf } from "./calendar";

export type DatePart = "day" | "month" | "year";

/** The order of a date's numbers in a language. */
export type DateOrder = readonly [DatePart, DatePart, DatePart];

/**
 * Parses a date as people type it, in their own order; null for an invalid date. Any separators are allowed
 * between the numbers, or none if all digits are typed; a month may be an English word. Autofill writes the year
 * first in any order. A two-digit year is the latest one that is not in the future.
 */
export function readTypedDate(text: string, order: DateOrder, today: Day): Day | null {
  const tokens = inLatinDigits(text).match(/\d+|\p{L}+/gu) ?? [];
  const numbers = tokens.filter((token) => /\d/.test(token));
  const month = tokens.map(monthOfWord).find((found) => found !== null);
  const parts = month ? beside(month, numbers, order) : allOf(numbers, order);
  return parts && dayOf(turned(parts), today);
}

type Parts = { year: string; month: number; day: number };

const allOf = (numbers: readonly string[], order: DateOrder) =>
  numbers.length === 1 ? runTogether(numbers[0] ?? "", order) : apart(numbers, order);

function apart(numbers: readonly string[], order: DateOrder): Parts | null {
  const [first = "", second = "", third = ""] = numbers;
  if (numbers.length !== 3) return null;
  if (first.length === 4) return partsOf(numbers, yearFirst);
  if (third.length !== 4 || order[0] !== "year") return partsOf(numbers, order);
  // For a year-first order with the year typed last, the order of day and month is unknown: only unambiguous dates are parsed.
  return isMonth(first) && isMonth(second) && Number(first) !== Number(second)
    ? null
    : partsOf(numbers, ["day", "month", "year"]);
}

/** Without separators: eight digits, or six with a two-digit year. */
function runTogether(digits: string, order: DateOrder): Parts | null {
  if (digits.length !== 8 && digits.length !== 6) return null;
  const own = cut(digits, order);
  return isMonth(String(own.month)) || digits.length === 6 ? own : cut(digits, yearFirst);
}

function cut(digits: string, order: DateOrder): Parts {
  const yearLength = digits.length - 4;
  let at = 0;
  const numbers = order.map((part) => {
    const from = at;
    at += part === "year" ? yearLength : 2;
    return digits.slice(from, at);
  });
  return partsOf(numbers, order);
}

function beside(month: number, numbers: readonly string[], order: DateOrder): Parts | null {
  const [first = "", second = ""] = numbers;
  if (numbers.length !== 2) return null;
  const isYearFirst = first.length === 4 || (second.length !== 4 && order[0] === "year");
  const [year, day] = isYearFirst ? [first, second] : [second, first];
  return { year, month, day: Number(day) };
}

function partsOf(numbers: readonly string[], order: DateOrder): Parts {
  const at = (part: DatePart) => numbers[order.indexOf(part)] ?? "";
  return { year: at("year"), month: Number(at("month")), day: Number(at("day")) };
}

/** Swaps day and month if the month is above twelve and the day is not. */
const turned = (parts: Parts): Parts =>
  parts.month > 12 && parts.day <= 12 ? { ...parts, month: parts.day, day: parts.month } : parts;

function dayOf({ year, month, day }: Parts, today: Day): Day | null {
  if (year.length === 4) return existing(Number(year), month, day);
  if (year.length !== 2) return null;
  const thisCentury = Math.floor(yearOf(monthOf(today)) / 100) * 100 + Number(year);
  const latest = existing(thisCentury, month, day);
  return latest !== null && latest <= today ? latest : existing(thisCentury - 100, month, day);
}

function existing(year: number, month: number, day: number): Day | null {
  const isDay = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(monthFrom(year, month));
  return isDay ? dayFrom(year, month, day) : null;
}

const yearFirst: DateOrder = ["year", "month", "day"];

const isMonth = (text: string) => Number(text) >= 1 && Number(text) <= 12;

const months = "january february march april may june july august september october november december";

function monthOfWord(token: string): number | null {
  const word = token.toLowerCase();
  const index = word.length < 3 ? -1 : months.split(" ").findIndex((name) => name.startsWith(word));
  return index === -1 ? null : index + 1;
}

/** Converts full-width and Arabic digits. */
const inLatinDigits = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
