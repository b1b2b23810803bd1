import { isoDateOf } from "../dates/calendar";
import { clockText } from "../dates/clock";
import { dayOf, dayText } from "../dates/wall-time";

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** The day of a moment in the reader's zone. */
export const localDay = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;

/** "17:42" or "5:42 pm" in the reader's zone. */
export const localTime = (moment: Date): string => clockText(moment.getHours(), moment.getMinutes());

/** "Today", "Yesterday", "Tue, Nov 24". */
export function pastDayHeading(date: string, today: string): string {
  if (date === today) return "Today";
  return date === isoDateOf(dayOf(today) - 1) ? "Yesterday" : dayText(date);
}
