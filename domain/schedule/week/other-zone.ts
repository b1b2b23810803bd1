import { cityOf, dayParts, timeText } from "../../dates/wall-time";

/** News are about timed events alone, without saying so. */
type OnClock = { readonly timing?: string; readonly starts_local: string; readonly time_zone: string };

/** "Chicago time" for an event in another zone than the device, else null. */
export type ZoneOf = (event: OnClock & { readonly starts_at: string }) => string | null;

/** Whether the device's local time at the start is another than the event's. `deviceWall` has the form of `starts_local`. */
const isElsewhere = ({ timing = "timed", starts_local }: OnClock, deviceWall: string) =>
  timing === "timed" && deviceWall !== starts_local;

/** "Chicago time", to stand beside an event's time on a device in another zone. Nothing but an event's own page shows a second clock. */
export const zoneText = (event: OnClock, deviceWall: string): string | null =>
  isElsewhere(event, deviceWall) ? `${cityOf(event.time_zone)} time` : null;

/** "15:00 your time", "Wed 5:00 your time": where a single event has the whole page. */
export function ownTimeText(event: OnClock, deviceWall: string): string | null {
  if (!isElsewhere(event, deviceWall)) return null;
  const isOtherDay = deviceWall.slice(0, 10) !== event.starts_local.slice(0, 10);
  return `${isOtherDay ? `${dayParts(deviceWall).weekday} ` : ""}${timeText(deviceWall)} your time`;
}
