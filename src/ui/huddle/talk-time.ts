import { dayOf, dayText } from "../../../domain/dates/wall-time";
import { clockOf, deviceDay } from "../schedule/device-clock";

/** The device's day of a moment. */
export const dayOfMoment = (moment: string) => deviceDay(Date.parse(moment));

/** "Today", "Yesterday", "Tue, Nov 24". */
export function dayLine(day: string, now: number): string {
  const ago = dayOf(deviceDay(now)) - dayOf(day);
  if (ago === 0) return "Today";
  return ago === 1 ? "Yesterday" : dayText(day);
}

/** In a list: "17:42" today, "Yesterday", "Tue" within a week, "Nov 20" before. */
export function listTime(moment: string, now: number): string {
  const day = dayOfMoment(moment);
  const ago = dayOf(deviceDay(now)) - dayOf(day);
  if (ago <= 0) return clockOf(moment);
  if (ago === 1) return "Yesterday";
  const [weekday = "", date = ""] = dayText(day).split(", ");
  return ago < 7 ? weekday : date;
}

/** "17:42", "Yesterday, 17:42". */
export const longTime = (moment: string, now: number) => {
  const day = dayLine(dayOfMoment(moment), now);
  return day === "Today" ? clockOf(moment) : `${day}, ${clockOf(moment)}`;
};
