import { clockText } from "../../../domain/dates/clock";
import { zoneText } from "../../../domain/schedule/week/other-zone";

/** Local time of the device, for times that concern the reader: when somebody answered, until when they can. */
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short" });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const wallFormat = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;
const wall = new Intl.DateTimeFormat("en-US", wallFormat);

/** "8:14" or "8:14 am". */
export function clockOf(moment: string | number): string {
  const at = new Date(moment);
  return clockText(at.getHours(), at.getMinutes());
}

/** "8:14" today, "Nov 20" on another day. */
export function whenOf(moment: string, now: number): string {
  const at = new Date(moment);
  return day.format(at) === day.format(now) ? clockOf(moment) : day.format(at);
}

/** "8:14" today, "Sat, Nov 21, 8:14" on another day. */
export function asOfWhen(moment: number, now: number): string {
  if (deviceDay(moment) === deviceDay(now)) return clockOf(moment);
  return `${weekday.format(moment)}, ${day.format(moment)}, ${clockOf(moment)}`;
}

/** "Thu 18:00". */
export const deadlineOf = (moment: string) => `${weekday.format(new Date(moment))} ${clockOf(moment)}`;

/** The device's local time of an instant, in the format of the server's wall clocks. */
export const deviceWall = (moment: string) => wallBy(wall, Date.parse(moment));

type OnClock = Parameters<typeof zoneText>[0] & { starts_at: string };

/** "Chicago time", beside the time of an event that is in another zone than the device; null for what is about no event. */
export const zoneBeside = (event: Partial<OnClock>) =>
  event.starts_at ? zoneText(event as OnClock, deviceWall(event.starts_at)) : null;

/** The local time in a zone, for a note only: the device's zone data may differ from the server's, whose wall clocks are shown. */
export function wallIn(timeZone: string, moment: number): string {
  try {
    const format = zoneFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...wallFormat, timeZone });
    zoneFormats.set(timeZone, format);
    return wallBy(format, moment);
  } catch {
    // The device does not know the zone.
    return "";
  }
}

/** To make one takes longer than all that it is asked. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function wallBy(format: Intl.DateTimeFormat, moment: number): string {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00`;
}

/** The device's local day. */
export const deviceDay = (now: number) => deviceWall(new Date(now).toISOString()).slice(0, 10);
