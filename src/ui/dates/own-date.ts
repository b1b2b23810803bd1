import type { Day } from "../../../domain/dates/calendar";
import type { DateOrder, DatePart } from "../../../domain/dates/typed-date";

type OwnDates = { order: DateOrder; write: (day: Day) => string };

/** The numeric date format of this language, independent of the page's language. */
export function datesOf(language: string | undefined): OwnDates {
  const format = new Intl.DateTimeFormat(language, {
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const places = format.formatToParts(0).map(({ type }) => type as string);
  const order = [...parts].sort((one, other) => places.indexOf(one) - places.indexOf(other));
  const [first = "year", second = "month", third = "day"] = order;
  return {
    order: [first, second, third],
    write: (day) => format.format(day * 86_400_000).replace(directionMarks, ""),
  };
}

let own: OwnDates | undefined;

/** Computed on first use, since formatters are expensive to create. */
export const ownDates = () => {
  own ??= datesOf(globalThis.navigator?.languages?.[0]);
  return own;
};

const parts: readonly DatePart[] = ["year", "month", "day"];

const directionMarks = /[\u200e\u200f\u061c]/g;
