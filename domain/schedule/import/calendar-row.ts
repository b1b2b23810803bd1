import type { Day } from "../../dates/calendar";
import type { CalendarEvent } from "./calendar-event";
import { localTimeOf } from "./file-time";
import type { ImportAbout, RowNote, TitledRow } from "./import-row";
import { tidyTexts } from "./row-texts";
import { localTimeAt } from "./zone-clock";

/** The fields of one day of an event, but for what its title says. */
export function rowOfEvent(
  event: CalendarEvent,
  day: Day,
  { timeZone }: Pick<ImportAbout, "timeZone">,
): { fields: TitledRow["fields"]; notes: RowNote[] } {
  const { start, minutes, days, zone } = event;
  const { texts, notes } = tidyTexts({ place: event.place, notes: event.notes });
  const wall = localTimeOf(day, start.time ?? "00:00");
  const isMoment = start.isUtc && start.time !== null;
  const fields = {
    ...texts,
    isTimed: start.time !== null,
    wall: isMoment ? localTimeAt(timeZone, Date.parse(`${wall}Z`)) : wall,
    zone: isMoment || start.time === null ? null : zone,
    moment: isMoment ? `${wall}Z` : null,
    minutes,
    days,
    arriveMinutes: null,
    detail: null,
    kit: null,
  };
  return { fields, notes: [...event.said, ...notes] };
}
