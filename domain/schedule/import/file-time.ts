import { type Day, dayFromIso, isoDateOf } from "../../dates/calendar";

/** A day, or a wall clock on it, in a file's own words for its zone. */
export type FileTime = {
  readonly day: Day;
  /** "17:30"; null for a whole day. */
  readonly time: string | null;
  readonly isUtc: boolean;
  readonly zone: string | null;
};

/** "20261205T090000Z"; some write it with its separators. */
const written = /^(\d{4})-?(\d\d)-?(\d\d)(?:T([01]\d|2[0-3]):?([0-5]\d)(?::?(?:[0-5]\d|60))?(Z)?)?$/i;

/** Null for what is no day or no time. */
export function readFileTime(value: string, zone: string | undefined): FileTime | null {
  const [, year, month, date, hours, minutes, utc] = written.exec(value.trim()) ?? [];
  const day = dayFromIso(`${year}-${month}-${date}`);
  if (day === null) return null;
  return {
    day,
    time: hours === undefined ? null : `${hours}:${minutes}`,
    isUtc: utc !== undefined || isUtcName(zone),
    zone: zone === undefined || isUtcName(zone) ? null : zone,
  };
}

const isUtcName = (zone = "") => /^\/?(Etc\/)?(UTC|GMT|Z|Zulu)$/i.test(zone);

/** Minutes of "PT1H30M", "P1W"; null for what is none or runs backwards. */
export function minutesOfDuration(value: string): number | null {
  const parts = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(value);
  if (!parts || parts.slice(1).every((part) => part === undefined)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = parts.slice(1, 5).map((part) => Number(part ?? 0));
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
}

/** "2026-11-24T17:30:00". */
export const localTimeOf = (day: Day, time: string) => `${isoDateOf(day)}T${time}:00`;
