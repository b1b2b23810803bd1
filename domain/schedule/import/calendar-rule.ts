import { type Day, dayFromIso } from "../../dates/calendar";
import type { FileRule } from "./file-rule";
import { type FileTime, readFileTime, wallOf } from "./file-time";
import { momentOf, wallAt } from "./zone-clock";

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const read = new Set(["freq", "interval", "byday", "wkst", "count", "until"]);

/** A rule of a file as ical.js has parsed it; null for any that is not weekly or daily alone. */
export function ruleOfFile(value: unknown, start: FileTime, zone: string): FileRule | null {
  if (typeof value !== "object" || value === null) return null;
  const parts = value as Readonly<Record<string, unknown>>;
  if (Object.keys(parts).some((name) => !read.has(name))) return null;
  const every = parts.freq === "WEEKLY" ? "week" : parts.freq === "DAILY" ? "day" : null;
  const days = [parts.byday ?? []].flat().map((name) => weekdays.indexOf(String(name)));
  const interval = Number(parts.interval ?? 1);
  const count = parts.count === undefined ? null : Number(parts.count);
  const until = parts.until === undefined ? null : endOf(parts.until, start, zone);
  const isFit =
    every !== null &&
    !days.includes(-1) &&
    Number.isSafeInteger(interval) &&
    interval >= 1 &&
    (count === null || (Number.isSafeInteger(count) && count >= 1)) &&
    until !== "none";
  if (!isFit) return null;
  // ical.js counts weekdays from 1, Sunday.
  const weekStart = parts.wkst === undefined ? 1 : Number(parts.wkst) - 1;
  return { every, interval, weekdays: days, weekStart, first: start.day, count, until };
}

/** The moment at which a rule ends, on the event's clock. */
function endOf(value: unknown, start: FileTime, zone: string): FileRule["until"] | "none" {
  const end = readFileTime(value, null);
  if (end === null) return "none";
  if (end.time === null || start.time === null) return { day: end.day, time: null };
  return onClock(end, { isUtc: start.isUtc, zone }) ?? "none";
}

/** A time in UTC on the clock of the event; any other is on it. */
export function onClock(
  { day, time, isUtc }: Pick<FileTime, "day" | "time" | "isUtc">,
  clock: { isUtc: boolean; zone: string },
): { day: Day; time: string | null } | null {
  if (time === null || isUtc === clock.isUtc) return { day, time };
  const wall = clock.isUtc
    ? wallAt("UTC", momentOf(wallOf(day, time), clock.zone))
    : wallAt(clock.zone, Date.parse(`${wallOf(day, time)}Z`));
  const shown = dayFromIso(wall);
  return shown === null ? null : { day: shown, time: wall.slice(11, 16) };
}
