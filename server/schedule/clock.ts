import { Temporal } from "temporal-polyfill";

/** What people mean: a wall clock at a place. `day` and `open` last whole days, and begin at 00:00. */
export type WallClock = {
  timeZone: string;
  timing: "timed" | "day" | "open";
  startsLocal: string;
  durationMinutes: number;
  arriveMinutes: number;
};

/** What follows from it under the zone rules that this process knows. Days and wall times in ISO's forms. */
export type Moments = {
  /** As meant; where the clocks jump over it, the time that they show then. */
  startsLocal: string;
  endsLocal: string;
  firstDay: string;
  lastDay: string;
  startsAt: Date;
  endsAt: Date;
  arrivesAt: Date;
  /** The start or the end is a wall time that the clocks show twice that night. */
  isInRepeatedHour: boolean;
};

const minutesOfDay = 1_440;

/**
 * The one place where wall clocks become instants: PostgreSQL, PGlite, browsers and Node disagree about zones. A time that
 * does not exist moves on by the gap, one that comes twice is the first, as in RFC 5545; durations are real minutes.
 */
export function momentsOf(wall: WallClock): Moments {
  return wall.timing === "timed" ? timed(wall) : wholeDays(wall);
}

function timed({ timeZone, startsLocal, durationMinutes, arriveMinutes }: WallClock): Moments {
  const starts = Temporal.PlainDateTime.from(startsLocal).toZonedDateTime(timeZone, {
    disambiguation: "compatible",
  });
  const ends = starts.add({ minutes: durationMinutes });
  const end = ends.toPlainDateTime();
  const lastMoment = isMidnight(end) ? end.subtract({ minutes: 1 }) : end;
  return {
    startsLocal: wallText(starts.toPlainDateTime()),
    endsLocal: wallText(end),
    firstDay: starts.toPlainDate().toString(),
    lastDay: lastMoment.toPlainDate().toString(),
    startsAt: instant(starts),
    endsAt: instant(ends),
    arrivesAt: instant(starts.subtract({ minutes: arriveMinutes })),
    isInRepeatedHour: comesTwice(starts) || comesTwice(ends),
  };
}

function wholeDays({ timeZone, startsLocal, durationMinutes }: WallClock): Moments {
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
const isMidnight = (wall: Temporal.PlainDateTime) => wall.hour === 0 && wall.minute === 0;

function comesTwice(zoned: Temporal.ZonedDateTime) {
  const wall = zoned.toPlainDateTime();
  const at = (disambiguation: "earlier" | "later") =>
    wall.toZonedDateTime(zoned.timeZoneId, { disambiguation }).epochMilliseconds;
  return at("earlier") !== at("later");
}

/** Whether a text is a wall clock of the calendar: the 30th of February is none. */
export function isWallClock(text: string): boolean {
  try {
    return wallText(Temporal.PlainDateTime.from(text, { overflow: "reject" })) === text;
  } catch {
    return false;
  }
}

/** The day that a zone's clocks show at a moment. */
export const dayAt = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** The transitions of a zone between two moments, as text to compare: it differs when the zone's rules have changed. */
export function transitionsOf(timeZone: string, from: Date, until: Date): string {
  let at = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone);
  const seen = [at.offset];
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (!next || next.epochMilliseconds > until.getTime()) return seen.join(" ");
    seen.push(`${next.epochMilliseconds} ${next.offset}`);
    at = next;
  }
}
