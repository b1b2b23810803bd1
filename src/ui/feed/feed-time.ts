import { dayOf } from "../../../domain/dates/wall-time";
import type { CardEvent } from "../../../domain/feed/card";
import { zoneText } from "../../../domain/schedule/week/other-zone";
import { listTime } from "../huddle/talk-time";
import { clockOf, deadlineOf, deviceDay, deviceWall, wallIn, whenOf } from "../schedule/device-clock";

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

/** "Chicago time", as beside every time of an event. A card has no instant of its event: the two clocks are compared some hours away from it. */
export function zoneOfCard(event: CardEvent): string | null {
  const moment = `${event.starts_local}Z`;
  const there = wallIn(event.time_zone, Date.parse(moment));
  return zoneText({ ...event, starts_local: there }, deviceWall(moment));
}
