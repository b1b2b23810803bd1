import { type Day, dayFromIso, isoDateOf } from "../../dates/calendar";

/** A property as ical.js parses it: name, parameters, kind of its values, values. */
export type FileProperty = readonly [
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  kind: string,
  ...values: unknown[],
];

/** A day, or a wall clock on it, in a file's own words for its zone. */
export type FileTime = {
  readonly day: Day;
  /** "17:30"; null for a whole day. */
  readonly time: string | null;
  readonly isUtc: boolean;
  readonly zone: string | null;
};

const written = /^(\d{4}-\d\d-\d\d)(?:T(?:([01]\d|2[0-3]):([0-5]\d):(?:[0-5]\d|60)(Z)?|::))?$/;

/** Null for what is no day or no time. */
export function readFileTime(value: unknown, zone: unknown): FileTime | null {
  const [, date, hours, minutes, utc] = written.exec(String(value)) ?? [];
  const day = dayFromIso(date);
  if (day === null) return null;
  return {
    day,
    time: hours === undefined ? null : `${hours}:${minutes}`,
    isUtc: utc !== undefined || isUtcName(zone),
    zone: typeof zone === "string" && !isUtcName(zone) ? zone : null,
  };
}

const isUtcName = (zone: unknown) => typeof zone === "string" && /^\/?(Etc\/)?(UTC|GMT|Z|Zulu)$/i.test(zone);

/** Minutes of "PT1H30M", "P1W"; null for what is none or runs backwards. */
export function minutesOfDuration(value: unknown): number | null {
  const parts = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(String(value));
  if (!parts || parts.slice(1).every((part) => part === undefined)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = parts.slice(1, 5).map((part) => Number(part ?? 0));
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
}

/** "2026-11-24T17:30:00". */
export const wallOf = (day: Day, time: string) => `${isoDateOf(day)}T${time}:00`;
