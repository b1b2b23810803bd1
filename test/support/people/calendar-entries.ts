import { dayAt, momentsOf, transitionParts } from "../../../server/core/time/local-time";
import type { CalendarEntry } from "../../../server/reads/calendar-feed/ics";

/** Zones whose clocks do what others do not: half an hour, at midnight, backwards in summer, by decree. */
export const oddZones = [
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "America/Santiago",
  "Africa/Cairo",
  "America/Chicago",
  "Europe/Berlin",
  "Europe/Dublin",
  "Antarctica/Troll",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "America/Nuuk",
  "America/Havana",
  "Asia/Gaza",
] as const;

export const revision = { sequence: 3, modified: new Date("2026-11-20T08:00:00Z") };

const times = ["00:00", "00:30", "02:00", "02:30", "03:15", "18:30"];
const day = 86_400_000;

/** An event as the server would read it from the database. */
export function entryAt(
  timeZone: string,
  startsLocal: string,
  change: Partial<CalendarEntry> = {},
): CalendarEntry {
  const {
    startsLocal: starts,
    endsLocal,
    startsAt,
    endsAt,
    firstDay,
    lastDay,
    isInRepeatedHour,
  } = momentsOf({
    ...{ timeZone, startsLocal },
    timing: "timed",
    durationMinutes: 90,
    arriveMinutes: 15,
  });
  return {
    uid: `${timeZone} ${startsLocal}`,
    isWholeDay: false,
    startsLocal: starts,
    dayAfter: new Date(Date.parse(lastDay) + day).toISOString().slice(0, 10),
    title: "Maya: Practice (Rockets)",
    place: "Riverside, field 7",
    details: "Be there 17:15.",
    link: null,
    isCalledOff: false,
    ...{ timeZone, endsLocal, startsAt, endsAt, firstDay, isInRepeatedHour },
    ...change,
  };
}

/** Around each change of the zone's clock in three years, and in each month: with events in gaps and in the hour that comes twice. Every nth of them. */
export function oddNights(timeZone: string, stride = 1): CalendarEntry[] {
  const [from, until] = [new Date("2025-01-01T00:00:00Z"), new Date("2027-12-31T00:00:00Z")];
  const nights = transitionParts(timeZone, from, until).changes.flatMap(({ wall }) =>
    [-1, 0, 1].map((offset) => new Date(Date.parse(`${wall}Z`) + offset * day).toISOString().slice(0, 10)),
  );
  const others = Array.from({ length: 70 }, (_, index) =>
    dayAt(new Date(from.getTime() + index * 15.6 * day), timeZone),
  );
  const days = [...new Set([...nights, ...others])].sort().slice(0, 70);
  return days
    .flatMap((date) => times.map((time) => `${date}T${time}:00`))
    .filter((_, index) => index % stride === 0)
    .map((starts) => entryAt(timeZone, starts));
}
