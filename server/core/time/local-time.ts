import { Temporal } from "temporal-polyfill";
import { isWithin, type QuietHours } from "../../../domain/dings/ring-settings";

/** A local date and time in a zone. `day` and `open` events last whole days and begin at 00:00. */
export type LocalTime = {
  timeZone: string;
  timing: "timed" | "day" | "open";
  startsLocal: string;
  durationMinutes: number;
  arriveMinutes: number;
};

/** Derived from a wall clock by this process's zone rules. Days and wall times are in ISO 8601. */
export type Moments = {
  /** As given, or after the gap if the clocks skip that time. */
  startsLocal: string;
  endsLocal: string;
  firstDay: string;
  lastDay: string;
  startsAt: Date;
  endsAt: Date;
  arrivesAt: Date;
  /** The start or the end is a wall time that occurs twice that night. */
  isInRepeatedHour: boolean;
};

const minutesOfDay = 1_440;

/**
 * The only conversion from wall clocks to instants: PostgreSQL, PGlite, browsers and Node have different zone data. A time in
 * a gap moves on by the gap, of a repeated one the first counts, as in RFC 5545; durations are elapsed minutes.
 */
export function momentsOf(wall: LocalTime): Readonly<Moments> {
  const { timeZone, timing, startsLocal, durationMinutes, arriveMinutes } = wall;
  const key = [timeZone, timing, startsLocal, durationMinutes, arriveMinutes].join(" ");
  const moments = kept.get(key) ?? (timing === "timed" ? timed(wall) : wholeDays(wall));
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, moments);
  return moments;
}

/** A conversion takes 0.2 ms, and a notice asks for the same few wall clocks once for each family. */
const mostKept = 1_000;
const kept = new Map<string, Readonly<Moments>>();

function timed({ timeZone, startsLocal, durationMinutes, arriveMinutes }: LocalTime): Moments {
  const starts = Temporal.PlainDateTime.from(startsLocal).toZonedDateTime(timeZone, {
    disambiguation: "compatible",
  });
  const ends = starts.add({ minutes: durationMinutes });
  const end = ends.toPlainDateTime();
  const firstDay = starts.toPlainDate().toString();
  // Elapsed, since the wall clock of the end can be midnight twice; clocks that go back over midnight can end on the day before.
  const lastMinuteDay = ends.subtract({ minutes: 1 }).toPlainDate().toString();
  return {
    startsLocal: wallText(starts.toPlainDateTime()),
    endsLocal: wallText(end),
    firstDay,
    lastDay: later(firstDay, lastMinuteDay),
    startsAt: instant(starts),
    endsAt: instant(ends),
    arrivesAt: instant(starts.subtract({ minutes: arriveMinutes })),
    isInRepeatedHour: comesTwice(starts) || comesTwice(ends),
  };
}

function wholeDays({ timeZone, startsLocal, durationMinutes }: LocalTime): Moments {
  const first = Temporal.PlainDate.from(startsLocal.slice(0, 10));
  const after = first.add({ days: Math.ceil(durationMinutes / minutesOfDay) });
  const starts = first.toZonedDateTime(timeZone);
  return {
    startsLocal: wallText(first.toPlainDateTime()),
    endsLocal: wallText(after.toPlainDateTime()),
    firstDay: first.toString(),
    lastDay: after.subtract({ days: 1 }).toString(),
    startsAt: instant(starts),
    endsAt: instant(after.toZonedDateTime(timeZone)),
    arrivesAt: instant(starts),
    isInRepeatedHour: false,
  };
}

const instant = (zoned: Temporal.ZonedDateTime) => new Date(zoned.epochMilliseconds);
const wallText = (wall: Temporal.PlainDateTime) => wall.toString({ smallestUnit: "second" });

function comesTwice(zoned: Temporal.ZonedDateTime) {
  const wall = zoned.toPlainDateTime();
  const at = (disambiguation: "earlier" | "later") =>
    wall.toZonedDateTime(zoned.timeZoneId, { disambiguation }).epochMilliseconds;
  return at("earlier") !== at("later");
}

/** Whether a text is a valid wall clock: February 30 is not. */
export function isLocalTime(text: string): boolean {
  try {
    return wallText(Temporal.PlainDateTime.from(text, { overflow: "reject" })) === text;
  } catch {
    return false;
  }
}

/** The wall clock of an instant in a zone, to the minute. */
export const localTimeAt = (moment: Date, timeZone: string): string => {
  const wall = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return wallText(wall.toPlainDateTime().round({ smallestUnit: "minute", roundingMode: "trunc" }));
};

/** When a local time such as "07:00" is on a day in a zone. */
export const momentOn = (day: string, time: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds);

/** The local day of an instant in a zone. */
export const dayAt = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/**
 * The end of the quiet hours at a moment; null outside them. A local time that the clocks skip that night is read after the gap, one that
 * comes twice as the second, so that nothing rings early.
 */
export function quietEndAt(
  moment: Date,
  { timeZone, ...hours }: QuietHours & { timeZone: string },
): Date | null {
  const time = timeAt(moment, timeZone);
  if (!isWithin(time, hours)) return null;
  const day = Temporal.PlainDate.from(dayAt(moment, timeZone)).add({ days: hours.to > time ? 0 : 1 });
  const end = day.toPlainDateTime(Temporal.PlainTime.from(hours.to));
  return instant(end.toZonedDateTime(timeZone, { disambiguation: "later" }));
}

/** The local time of a moment, as "21:00". */
export const timeAt = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: "minute" });

/** A zone's clock between two instants: the offset that it begins with, as "-06:00", and each change to another one. */
export interface ZoneParts {
  offset: string;
  changes: { at: number /** The local time before the change. */; wall: string; from: string; to: string }[];
}

export function transitionParts(timeZone: string, from: Date, until: Date): ZoneParts {
  let at = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone);
  const parts: ZoneParts = { offset: at.offset, changes: [] };
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (!next || next.epochMilliseconds > until.getTime()) return parts;
    const wall = wallText(next.toInstant().toZonedDateTimeISO(at.offset).toPlainDateTime());
    parts.changes.push({ at: next.epochMilliseconds, wall, from: at.offset, to: next.offset });
    at = next;
  }
}

/** The same as text, which differs when the zone's rules have changed. */
export function transitionsOf(timeZone: string, from: Date, until: Date): string {
  const { offset, changes } = transitionParts(timeZone, from, until);
  return [offset, ...changes.map(({ at, to }) => `${at} ${to}`)].join(" ");
}

const later = (one: string, other: string) => (one > other ? one : other);
