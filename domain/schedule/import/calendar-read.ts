import { type CalendarReading, readCalendarEvent } from "./calendar-event";
import { cutCalendar, nameOf } from "./calendar-file";
import { type CalendarAbout, calendarRows } from "./calendar-rows";
import { contentLineOf } from "./content-line";
import type { CalendarRead } from "./import-row";

/** The events of a calendar. A line that cannot be read spoils one property of one event. */
export function readCalendar(text: string, teamZone: string): CalendarReading[] {
  const { events, zones } = cutCalendar(text);
  return events.map((lines) =>
    readCalendarEvent(
      lines.map((line) => ({ name: nameOf(line).toLowerCase(), property: contentLineOf(line) })),
      zones,
      teamZone,
    ),
  );
}

export const readCalendarRows = (text: string, about: CalendarAbout): CalendarRead =>
  calendarRows(readCalendar(text, about.timeZone), about);
