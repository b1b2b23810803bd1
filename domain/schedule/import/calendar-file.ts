export type CutCalendar = {
  readonly events: readonly (readonly string[])[];
  /** Names that a calendar gives its zones, and the zones they stand for (X-LIC-LOCATION). */
  readonly zones: ReadonlyMap<string, string>;
};

/** The properties that become an event of the schedule. */
const wanted = new Set([
  "UID",
  "SEQUENCE",
  "DTSTART",
  "DTEND",
  "DURATION",
  "SUMMARY",
  "LOCATION",
  "DESCRIPTION",
  "STATUS",
  "RRULE",
  "EXRULE",
  "RDATE",
  "EXDATE",
  "RECURRENCE-ID",
]);

/**
 * Cuts a calendar into the lines of its events, so that a broken line spoils one event. Components inside of an event (alarms) are left
 * out; an event that begins before the last one ended ends it.
 */
export function cutCalendar(text: string): CutCalendar {
  const events: string[][] = [];
  const zones = new Map<string, string>();
  let event: string[] | null = null;
  let inside = 0;
  let zone: string | null = null;
  for (const line of unfolded(text)) {
    const name = nameOf(line);
    const of =
      name === "BEGIN" || name === "END"
        ? line
            .slice(name.length + 1)
            .trim()
            .toUpperCase()
        : "";
    if (of === "VEVENT") {
      event = name === "BEGIN" ? [] : null;
      if (event) events.push(event);
      inside = 0;
    } else if (of === "VCALENDAR" || of === "VTIMEZONE") {
      event = null;
      zone = null;
    } else if (of !== "") {
      if (event) inside = Math.max(0, inside + (name === "BEGIN" ? 1 : -1));
    } else if (event !== null) {
      if (inside === 0 && wanted.has(name)) event.push(line);
    } else if (name === "TZID") zone = textAfter(line);
    else if (name === "X-LIC-LOCATION" && zone !== null) zones.set(zone, textAfter(line));
  }
  return { events, zones };
}

const unfolded = (text: string) =>
  text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n");

/** "DTSTART" of "DTSTART;TZID=Europe/Berlin:20261205T090000". */
export const nameOf = (line: string) => (/^[^:;]*/.exec(line)?.[0] ?? "").toUpperCase();
const textAfter = (line: string) => line.slice(line.indexOf(":") + 1).trim();
