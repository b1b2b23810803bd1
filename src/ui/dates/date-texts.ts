import { type Day, firstDayOf, type Month } from "../../../domain/dates/calendar";
import type { DateWords } from "../../../domain/dates/date-display";

/** The reader's variant of English: month names have to match the language of the page. */
const locale = globalThis.navigator?.languages?.find((language) => /^en\b/.test(language)) ?? "en-US";

/** Formatters are expensive to create, so each is created once, on first use. */
function formatter(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (day: Day) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
    return format.format(day * 86_400_000);
  };
}

let relativeFormat: Intl.RelativeTimeFormat | undefined;

export const dateWords: DateWords = {
  short: formatter({ dateStyle: "short" }),
  medium: formatter({ dateStyle: "medium" }),
  relative(amount, unit) {
    relativeFormat ??= new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
    return relativeFormat.format(amount, unit);
  },
};

/** "Saturday, November 21, 2026". */
export const spokenDay = formatter({ dateStyle: "full" });

const longMonth = formatter({ month: "long" });
const longMonthAndYear = formatter({ month: "long", year: "numeric" });
const shortMonth = formatter({ month: "short" });

export const monthName = (month: Month) => longMonth(firstDayOf(month));
export const monthAndYear = (month: Month) => longMonthAndYear(firstDayOf(month));
export const shortMonthName = (month: Month) => shortMonth(firstDayOf(month));

const weekday = formatter({ weekday: "long" });
const aSunday = 3;

/** Sunday first. */
export const weekdays = () => Array.from({ length: 7 }, (_, index) => weekday(aSunday + index));
