import type { Day } from "../../dates/calendar";
import { kindNames } from "../event/event";
import type { CalendarEvent } from "./calendar-event";
import { wallOf } from "./file-time";
import type { ImportAbout, RowFields, RowNote } from "./import-row";
import { tidyTexts } from "./row-texts";
import { sidesOf } from "./sides";
import { wallAt } from "./zone-clock";

/** The fields of one day of an event. */
export function rowOfEvent(
  event: CalendarEvent,
  day: Day,
  { timeZone, teamName }: ImportAbout,
): { fields: RowFields; notes: RowNote[] } {
  const { start, minutes, days, zone } = event;
  const { kind, opponent, side } = sidesOf(event.title, teamName);
  const { texts, notes } = tidyTexts({
    title: opponent === null && event.title !== kindNames[kind] ? event.title : null,
    opponent,
    place: event.place,
    notes: event.notes,
  });
  const wall = wallOf(day, start.time ?? "00:00");
  const isMoment = start.isUtc && start.time !== null;
  const fields: RowFields = {
    ...texts,
    kind,
    side,
    // A league that has no time yet publishes the day.
    timing: start.time !== null ? "timed" : kind === "game" && days === 1 ? "open" : "day",
    wall: isMoment ? wallAt(timeZone, Date.parse(`${wall}Z`)) : wall,
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
