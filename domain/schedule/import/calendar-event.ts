import { longestDays, longestMinutes, shortestMinutes } from "../limits";
import { type ContentLine, plainText } from "./content-line";
import { type FileTime, localTimeOf, minutesOfDuration, readFileTime } from "./file-time";
import type { RowFault, RowMark, RowNote } from "./import-row";
import { usualMinutes } from "./limits";
import { momentOf, zoneOf } from "./zone-clock";

/** One event of a calendar, with its rule still unread. */
export type CalendarEvent = {
  readonly uid: string | null;
  readonly sequence: number;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
  readonly isCancelled: boolean;
  readonly start: FileTime;
  /** The known zone of its start; null for the team's. */
  readonly zone: string | null;
  readonly minutes: number;
  readonly days: number;
  /** Which day of a rule this event replaces. */
  readonly replaces: FileTime | null;
  readonly rules: readonly ContentLine[];
  readonly added: readonly ContentLine[];
  readonly leftOut: readonly ContentLine[];
  readonly marks: readonly RowMark[];
  readonly said: readonly RowNote[];
};

export type CalendarReading = CalendarEvent | { readonly title: string; readonly fault: RowFault };

/** A line is parsed apart from the others; null for one that cannot be. */
export type ParsedLine = { readonly name: string; readonly property: ContentLine | null };

const minutesOfDay = 24 * 60;

export function readCalendarEvent(
  lines: readonly ParsedLine[],
  zones: ReadonlyMap<string, string>,
  teamZone: string,
): CalendarReading {
  const of = (name: string) =>
    lines.flatMap((line) => (line.name === name && line.property ? [line.property] : []));
  const text = (name: string) => textOf(of(name)[0]);
  const isBroken = (name: string) => lines.some((line) => line.name === name && line.property === null);
  const title = text("summary");
  const marks = new Set<RowMark>();
  const said: RowNote[] = [];
  if (lines.some(({ property }) => property === null)) marks.add("broken");

  const [first] = of("dtstart");
  if (first === undefined) return { title, fault: isBroken("dtstart") ? "start" : "no_start" };
  const start = timeOf(first);
  if (start === null) return { title, fault: "start" };
  const known = start.zone === null ? null : zoneOf(start.zone, zones);
  if (start.zone !== null && known === null) marks.add("zone");
  const zone = start.isUtc ? "UTC" : known;

  const length = lengthOf();
  if (typeof length === "string") return { title, fault: length };
  const [replacing] = of("recurrence-id");
  const replaces = replacing ? timeOf(replacing) : null;
  if (replacing && replaces === null) marks.add("broken");
  if (replacing && replacing.parameters.range?.toUpperCase() === "THISANDFUTURE") marks.add("future");
  if (of("exrule").length > 0 || isBroken("rrule")) marks.add("rule");

  return {
    uid: text("uid") || null,
    sequence: Number(text("sequence")) || 0,
    title,
    place: text("location"),
    notes: text("description"),
    isCancelled: /^cancell?ed$/i.test(text("status")),
    start,
    zone,
    ...length,
    replaces,
    rules: of("rrule"),
    added: of("rdate"),
    leftOut: of("exdate"),
    marks: [...marks],
    said,
  };

  function lengthOf(): { minutes: number; days: number } | RowFault {
    const [last] = of("dtend");
    const [long] = of("duration");
    const isWhole = start?.time === null;
    if (last === undefined && long !== undefined) {
      const minutes = minutesOfDuration(long.value);
      if (minutes !== null) return fit(minutes, isWhole);
      // A duration that runs backwards.
      if (long.value.startsWith("-")) return "ends_first";
      marks.add("broken");
    }
    if (last === undefined || start === null) return fit(isWhole ? minutesOfDay : 0, isWhole);
    const end = timeOf(last);
    if (end === null) {
      marks.add("broken");
      return fit(isWhole ? minutesOfDay : 0, isWhole);
    }
    if ((end.time === null) !== isWhole) return "two_kinds";
    return fit(minutesBetween(start, end, zone ?? teamZone), isWhole);
  }

  function minutesBetween(from: FileTime, to: FileTime, clock: string): number {
    if (from.time === null || to.time === null) return (to.day - from.day) * minutesOfDay;
    const other = to.isUtc ? "UTC" : ((to.zone === null ? null : zoneOf(to.zone, zones)) ?? clock);
    return Math.round(
      (momentOf(localTimeOf(to.day, to.time), other) - momentOf(localTimeOf(from.day, from.time), clock)) /
        60_000,
    );
  }

  function fit(minutes: number, isWhole: boolean): { minutes: number; days: number } | RowFault {
    if (minutes < 0) return "ends_first";
    if (isWhole) {
      const days = Math.max(1, Math.round(minutes / minutesOfDay));
      return days > longestDays ? "too_long" : { minutes: 0, days };
    }
    if (minutes > longestMinutes) return "too_long";
    if (minutes < shortestMinutes) said.push("no_end");
    return { minutes: minutes < shortestMinutes ? usualMinutes : minutes, days: 1 };
  }
}

const timeOf = ({ value, parameters }: ContentLine) => readFileTime(value, parameters.tzid);

const textOf = (property: ContentLine | undefined) => plainText(property?.value ?? "");

/** All times of EXDATE or RDATE lines; null stands for one that cannot be read. */
export const timesOf = (properties: readonly ContentLine[]): (FileTime | null)[] =>
  properties.flatMap(({ parameters, value }) =>
    value.split(",").map((each) => readFileTime(each, parameters.tzid)),
  );
