import { dayOf } from "../../../domain/dates/wall-time";
import { listTime } from "../huddle/talk-time";
import { clockOf, deadlineOf, deviceDay, whenOf } from "../schedule/device-clock";

/** "16:20" today, "Yesterday 9:10", "Mon 9:10" within a week, "Nov 20" before. */
export function postTime(moment: string, now: number): string {
  const ago = dayOf(deviceDay(now)) - dayOf(deviceDay(Date.parse(moment)));
  const day = listTime(moment, now);
  return ago > 0 && ago < 7 ? `${day} ${clockOf(moment)}` : day;
}

/** "20:00" today, "Fri 20:00" within a week, "Dec 20". */
export function pollMoment(moment: string, now: number): string {
  const days = Math.abs(dayOf(deviceDay(Date.parse(moment))) - dayOf(deviceDay(now)));
  if (days === 0) return clockOf(moment);
  return days < 7 ? deadlineOf(moment) : whenOf(moment, now);
}
