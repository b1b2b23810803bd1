import { cityOf, dayParts, timeText } from "../../dates/wall-time";

type OnClock = {
  readonly timing: string;
  readonly starts_local: string;
  readonly starts_at: string;
  readonly time_zone: string;
};
/** The device's local time of an instant, in the form of `starts_local`. */
type DeviceWall = (moment: string) => string;

/**
 * "14:00 in Chicago · 15:00 your time", if the device's local time at the start differs. `deviceWall` is that local time,
 * in the form of `starts_local`.
 */
export function otherClock(
  { timing, starts_local, time_zone }: Omit<OnClock, "starts_at">,
  deviceWall: string,
): string | null {
  if (timing !== "timed" || deviceWall === starts_local) return null;
  const isOtherDay = deviceWall.slice(0, 10) !== starts_local.slice(0, 10);
  const day = isOtherDay ? `${dayParts(deviceWall).weekday} ` : "";
  return `${timeText(starts_local)} in ${cityOf(time_zone)} · ${day}${timeText(deviceWall)} your time`;
}

/** A foreign zone that a page names once for all of its events. */
export type SharedClock = {
  readonly timeZone: string;
  /** Minutes by which the device is ahead of it. */
  readonly ahead: number;
  /** "Chicago time. You're 7 h ahead." */
  readonly text: string;
};

/** Null unless several events lie in one zone, from which the device's clock differs by one and the same time. */
export function sharedClock(events: readonly OnClock[], deviceWall: DeviceWall): SharedClock | null {
  const [first, ...others] = events.filter(({ timing }) => timing === "timed");
  if (first === undefined || others.length === 0) return null;
  const { time_zone: timeZone } = first;
  const ahead = aheadOf(first, deviceWall);
  const shared = { timeZone, ahead, text: textOf(timeZone, ahead) };
  return ahead !== 0 && others.every((event) => isOnClock(event, shared, deviceWall)) ? shared : null;
}

/** Whether the page's line says what an event's own line would say. */
export const isOnClock = (
  event: OnClock,
  clock: Pick<SharedClock, "timeZone" | "ahead">,
  deviceWall: DeviceWall,
) => event.time_zone === clock.timeZone && aheadOf(event, deviceWall) === clock.ahead;

const aheadOf = ({ starts_at, starts_local }: OnClock, deviceWall: DeviceWall) =>
  (Date.parse(`${deviceWall(starts_at)}Z`) - Date.parse(`${starts_local}Z`)) / 60_000;

function textOf(timeZone: string, ahead: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const span = minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes}\u00a0min`;
  return `${cityOf(timeZone)} time. You're ${span} ${ahead > 0 ? "ahead" : "behind"}.`;
}
