import { isoDateOf, weekdayOf } from "../../dates/calendar";
import { dayOf } from "../../dates/wall-time";

/** How the boards of one device begin. */
export type BoardDays = {
  readonly today: string;
  /** Weekday on which the reader's weeks begin: 0 is Sunday. */
  readonly weekStart: number;
};

/** With so few days left, a board that began with the week would show what is over. */
const fewDays = 2;

/** Whether the boards begin at today instead of the week's first day, so that nobody reads five days of the past on a Saturday. */
export const beginsToday = ({ today, weekStart }: BoardDays) => daysInto(today, weekStart) >= 7 - fewDays;

/** The first of the seven days of the board that shows a day. */
export function boardStart(day: string, board: BoardDays): string {
  const start = beginsToday(board) ? weekdayOf(dayOf(board.today)) : board.weekStart;
  return isoDateOf(dayOf(day) - daysInto(day, start));
}

const daysInto = (day: string, weekStart: number) => (weekdayOf(dayOf(day)) - weekStart + 7) % 7;

/** The weekday on which weeks begin for a locale, as `Date` counts them. Where the browser does not know: Sunday. */
export function weekStartOf(locale: string): number {
  const known: LocaleWithWeeks = new Intl.Locale(locale);
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 7) % 7;
}

/** Older browsers have the property, newer ones the method. */
type LocaleWithWeeks = Intl.Locale & {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
};
