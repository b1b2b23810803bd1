import ICAL from "ical.js";
import { textOfBytes } from "../../domain/base/file-text";
import { cutCalendar } from "../../domain/schedule/import/calendar-file";
import { contentLineOf, partsOfRule, plainText } from "../../domain/schedule/import/content-line";
import { readFileTime } from "../../domain/schedule/import/file-time";

/** The lines of a calendar that become part of an event. */
export const linesOf = (bytes: Uint8Array): string[] => cutCalendar(textOfBytes(bytes)).events.flat();

type Read = { name: string; zone: string | undefined; values: unknown };

const texts = ["uid", "summary", "location", "description", "status"];
const times = ["dtstart", "dtend", "recurrence-id", "exdate", "rdate"];

/** What our reader makes of a line; null for one that it does not read. */
export function readOwn(line: string): Read | null {
  const read = contentLineOf(line);
  if (read === null) return null;
  const { name, parameters, value } = read;
  const values = texts.includes(name)
    ? plainText(value)
    : times.includes(name)
      ? value.split(",").map((each) => localTimeOf(readFileTime(each, undefined)))
      : name === "rrule"
        ? sorted(partsOfRule(value))
        : value;
  return { name, zone: parameters.tzid, values };
}

const localTimeOf = (time: ReturnType<typeof readFileTime>) => time && [time.day, time.time, time.isUtc];

/** The same by ical.js; null where it throws. */
export function readByIcal(line: string): Read | null {
  try {
    const [name, parameters, kind, ...raw] = ICAL.parse.property(line) as [
      string,
      { tzid?: string },
      string,
      ...unknown[],
    ];
    const values = texts.includes(name)
      ? String(raw[0] ?? "").trim()
      : times.includes(name)
        ? raw.map((value) => (kind === "period" ? null : localTimeOf(readFileTime(String(value), undefined))))
        : name === "rrule"
          ? sorted(ruleOf(raw[0] as Record<string, unknown>))
          : String(raw[0] ?? "");
    return { name, zone: parameters.tzid, values };
  } catch {
    return null;
  }
}

const weekdays = ["", "SU", "MO", "TU", "WE", "TH", "FR", "SA"];

function ruleOf(parts: Record<string, unknown>): Record<string, string> {
  const text = (name: string, value: unknown) => {
    if (name === "wkst") return weekdays[Number(value)] ?? "";
    return name === "until" ? String(value).replace(/[-:]/g, "") : [value].flat().join(",");
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name.toUpperCase(), text(name, value)]),
  );
}

const sorted = (parts: Readonly<Record<string, string>> | null) => parts && Object.entries(parts).sort();
