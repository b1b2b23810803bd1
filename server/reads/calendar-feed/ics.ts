import { transitionParts } from "../../core/time/local-time";

/** An event as calendars read it. Local times are ISO 8601, days are inclusive. */
export interface CalendarEntry {
  uid: string;
  timeZone: string;
  /** Whole days: without a time. */
  isWholeDay: boolean;
  startsLocal: string;
  endsLocal: string;
  startsAt: Date;
  endsAt: Date;
  firstDay: string;
  /** The day after the last one. */
  dayAfter: string;
  /** Parsers disagree about the hour that comes twice: such events are written in UTC. */
  isInRepeatedHour: boolean;
  title: string;
  place: string | null;
  details: string;
  link: string | null;
  isCalledOff: boolean;
}

/** What tells calendars that something changed. Both only rise. */
export interface Revision {
  sequence: number;
  /** In whole seconds. */
  modified: Date;
}

/**
 * RFC 5545, one VEVENT for each event and no rules. Nothing in it is of the present moment, so that the same events are the same bytes.
 * Each zone is written with its own transitions between the first and the last event.
 */
export function writeCalendar(
  name: string | null,
  entries: readonly CalendarEntry[],
  revision: Revision,
): string {
  const zoned = entries.filter((entry) => !entry.isWholeDay && !entry.isInRepeatedHour);
  const zones = [...new Set(zoned.map(({ timeZone }) => timeZone))].sort();
  const parts = zones.flatMap((zone) => {
    const there = zoned.filter(({ timeZone }) => timeZone === zone);
    const from = Math.min(...there.map(({ startsAt }) => startsAt.getTime()));
    const until = Math.max(...there.map(({ endsAt }) => endsAt.getTime()));
    return zoneLines(zone, new Date(from), new Date(until));
  });
  return linesOf(name, [
    ...(zones.length > 0 ? parts : utc),
    ...entries.flatMap((entry) => eventLines(entry, revision)),
  ]);
}

/** Without a name it is a file, which nobody asks for again. */
const linesOf = (name: string | null, parts: readonly string[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Drip//Schedule//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name === null ? [] : askedAgain(name)),
    ...parts,
    "END:VCALENDAR",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");

const askedAgain = (name: string) => [
  text("NAME", name),
  text("X-WR-CALNAME", name),
  "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
  "X-PUBLISHED-TTL:PT1H",
];

/** A strict parser finds no offset before a zone's first change, so one from 1970 on comes first. */
function zoneLines(zone: string, from: Date, until: Date): string[] {
  const { offset, changes } = transitionParts(zone, from, until);
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...observance("STANDARD", "1970-01-01T00:00:00", offset, offset),
    ...changes.flatMap(({ wall, from, to }) =>
      observance(minutesOf(to) > minutesOf(from) ? "DAYLIGHT" : "STANDARD", wall, from, to),
    ),
    "END:VTIMEZONE",
  ];
}

const observance = (kind: "STANDARD" | "DAYLIGHT", wall: string, from: string, to: string) => [
  `BEGIN:${kind}`,
  `DTSTART:${compact(wall)}`,
  `TZOFFSETFROM:${from.replaceAll(":", "")}`,
  `TZOFFSETTO:${to.replaceAll(":", "")}`,
  `END:${kind}`,
];

const minutesOf = (offset: string) => {
  const [hours = "0", minutes = "0"] = offset.slice(1).split(":");
  return (offset.startsWith("-") ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

function eventLines(entry: CalendarEntry, { sequence, modified }: Revision): string[] {
  const { uid, title, place, details, link, isCalledOff } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcTime(modified)}`,
    `LAST-MODIFIED:${utcTime(modified)}`,
    time("DTSTART", entry, { at: entry.startsAt, local: entry.startsLocal, day: entry.firstDay }),
    time("DTEND", entry, { at: entry.endsAt, local: entry.endsLocal, day: entry.dayAfter }),
    text("SUMMARY", isCalledOff ? `CALLED OFF: ${title}` : title),
    ...(place === null ? [] : [text("LOCATION", place)]),
    ...(details === "" ? [] : [text("DESCRIPTION", details)]),
    ...(link === null ? [] : [`URL:${link}`]),
    ...(isCalledOff ? ["STATUS:CANCELLED", "TRANSP:TRANSPARENT"] : ["STATUS:CONFIRMED"]),
    "END:VEVENT",
  ];
}

function time(
  name: string,
  { isWholeDay, isInRepeatedHour, timeZone }: CalendarEntry,
  { at, local, day }: { at: Date; local: string; day: string },
): string {
  if (isWholeDay) return `${name};VALUE=DATE:${compact(day)}`;
  return isInRepeatedHour ? `${name}:${utcTime(at)}` : `${name};TZID=${timeZone}:${compact(local)}`;
}

const compact = (iso: string) => iso.replaceAll(/[-:]/g, "");
const utcTime = (at: Date) => `${compact(at.toISOString().slice(0, 19))}Z`;

/** A control sign or half a character makes some parsers drop the whole calendar. */
const unfit = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]|\p{Cs}/gu;

const text = (name: string, value: string) =>
  `${name}:${value
    .replace(unfit, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")}`;

/** At most 75 octets a line, and never cut inside a character: Google is reported to ignore a calendar with one bad line. */
function fold(line: string): string {
  const octets = Buffer.from(line);
  if (octets.length <= 75) return line;
  const parts: string[] = [];
  for (let from = 0, to = 75; from < octets.length; to = from + 74) {
    while (isInside(octets[to])) to -= 1;
    parts.push(octets.toString("utf8", from, to));
    from = to;
  }
  return parts.join("\r\n ");
}

/** Whether an octet continues a character of UTF-8. */
const isInside = (octet = 0) => (octet & 0xc0) === 0x80;

/** A calendar needs a component. */
const utc = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  ...observance("STANDARD", "1970-01-01T00:00:00", "+00:00", "+00:00"),
  "END:VTIMEZONE",
];

/** What every token without a living link is answered with: whoever has such a calendar loses its events, and unknown tokens tell nothing. */
export const switchedOff = linesOf("Drip (switched off)", utc);
