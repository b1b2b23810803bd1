import {
  type CalendarReading,
  type ParsedLine,
  readCalendarEvent,
} from "../../../domain/schedule/import/calendar-event";
import { cutCalendar, nameOf } from "../../../domain/schedule/import/calendar-file";
import type { FileProperty } from "../../../domain/schedule/import/file-time";

type Parser = { property: (line: string) => unknown };

/** Loaded for a calendar alone. */
const loadParser = async (): Promise<Parser> => (await import("ical.js")).default.parse;

/**
 * The events of a calendar. ical.js parses one line at a time and nothing else: it throws at a broken line, which then spoils one
 * property, its iterator of rules can run for ever, and a zone of the file is never worked out.
 */
export async function readCalendar(text: string, teamZone: string): Promise<readonly CalendarReading[]> {
  const { events, zones } = cutCalendar(text);
  const parser = await loadParser();
  return events.map((lines) =>
    readCalendarEvent(
      lines.map((line) => parsed(parser, line)),
      zones,
      teamZone,
    ),
  );
}

function parsed(parser: Parser, line: string): ParsedLine {
  const name = nameOf(line).toLowerCase();
  try {
    return { name, property: parser.property(line) as FileProperty };
  } catch {
    return { name, property: null };
  }
}
