import { type Day, isoDateOf } from "../../../domain/dates/calendar";
import {
  type EventPart,
  eventFieldTable,
  type FieldGroup,
  partNames,
} from "../../../domain/schedule/event/event-parts";
import type { components } from "../../../openapi";
import type { EventRow } from "./event.store";
import { type EventFields, meantByNew, readNewEvent } from "./event-fields";

export type SeriesFields = components["schemas"]["SeriesFields"];

/** A planned event of a series, not stored yet. */
export interface Planned {
  day: Day;
  /** The rule's wall time; `fields.startsLocal` is later if the clocks skip it. */
  wanted: string;
  fields: EventFields;
}

export const wallOn = (
  day: string,
  { timing, starts_local }: Pick<SeriesFields, "timing" | "starts_local">,
) => `${day}T${timing === "timed" ? starts_local : "00:00"}:00`;

/** Plans a new event of the series; refused if it is too far ahead. */
export function planOn(day: Day, fields: SeriesFields, zone: string, now: Date): Planned {
  const wanted = wallOn(isoDateOf(day), fields);
  return { day, wanted, fields: readNewEvent({ ...fields, starts_local: wanted }, zone, now) };
}

export const meantOn = (day: string, fields: SeriesFields, zone: string): EventFields =>
  meantByNew({ ...fields, starts_local: wallOn(day, fields) }, zone);

/** The series' fields after a change of all its events. Of the start it stores only the time of day. */
export function fieldsWith(fields: SeriesFields, change: EventPart): SeriesFields {
  const { starts_local, answer_by: _, ...others } = change;
  return { ...fields, ...others, ...(starts_local && { starts_local: starts_local.slice(11, 16) }) };
}

/** The deadline of an event is that of its series if it has the same distance to the start. */
const comparedOf = (fields: EventFields) => ({
  ...fields,
  answerBy: fields.answerBy && fields.startsAt.getTime() - fields.answerBy.getTime(),
});

/** Whether a field group of an event differs from the series' values for that day. */
export function differsIn(group: FieldGroup, event: EventFields, meant: EventFields): boolean {
  const [is, other] = [comparedOf(event), comparedOf(meant)];
  return partNames
    .map((name) => eventFieldTable[name])
    .some((part) => part.group === group && is[part.column] !== other[part.column]);
}

/** The columns that no field enters are moments, computed from the time. */
const groupOfColumn: ReadonlyMap<string, FieldGroup> = new Map(
  partNames.map((name) => [eventFieldTable[name].column, eventFieldTable[name].group]),
);

/** The series' values that an event put back on takes over: all but its own groups. A deadline of its own time stays too. */
export function withoutOwn(meant: EventFields, { ownFields }: EventRow): Partial<EventFields> {
  const isOwn = (column: string) => {
    const group = groupOfColumn.get(column) ?? "time";
    return ownFields.includes(group) || (group === "answers" && ownFields.includes("time"));
  };
  return Object.fromEntries(Object.entries(meant).filter(([column]) => !isOwn(column)));
}
