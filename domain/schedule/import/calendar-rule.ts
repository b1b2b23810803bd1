import { type Day, dayFromIso } from "../../dates/calendar";
import { partsOfRule } from "./content-line";
import type { FileRule } from "./file-rule";
import { type FileTime, localTimeOf, readFileTime } from "./file-time";
import { localTimeAt, momentOf } from "./zone-clock";

const monday = 1;
const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const read = new Set(["FREQ", "INTERVAL", "BYDAY", "WKST", "COUNT", "UNTIL"]);

/** A rule of a file; null for any that is not weekly or daily alone. */
export function ruleOfFile(value: string, start: FileTime, zone: string): FileRule | null {
  const parts = partsOfRule(value);
  if (parts === null || Object.keys(parts).some((name) => !read.has(name))) return null;
  const every = parts.FREQ === "WEEKLY" ? "week" : parts.FREQ === "DAILY" ? "day" : null;
  const days = parts.BYDAY?.split(",").map((name) => weekdays.indexOf(name.trim())) ?? [];
  const weekStart = parts.WKST === undefined ? monday : weekdays.indexOf(parts.WKST);
  const interval = Number(parts.INTERVAL ?? 1);
  const count = parts.COUNT === undefined ? null : Number(parts.COUNT);
  const until = parts.UNTIL === undefined ? null : endOf(parts.UNTIL, start, zone);
  const isFit =
    every !== null &&
    !days.includes(-1) &&
    weekStart !== -1 &&
    Number.isSafeInteger(interval) &&
    interval >= 1 &&
    (count === null || (Number.isSafeInteger(count) && count >= 1)) &&
    until !== "none";
  if (!isFit) return null;
  return { every, interval, weekdays: days, weekStart, first: start.day, count, until };
}

/** The moment at which a rule ends, on the event's clock. */
function endOf(value: string, start: FileTime, zone: string): FileRule["until"] | "none" {
  const end = readFileTime(value, undefined);
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
    ? localTimeAt("UTC", momentOf(localTimeOf(day, time), clock.zone))
    : localTimeAt(clock.zone, Date.parse(`${localTimeOf(day, time)}Z`));
  const shown = dayFromIso(wall);
  return shown === null ? null : { day: shown, time: wall.slice(11, 16) };
}
