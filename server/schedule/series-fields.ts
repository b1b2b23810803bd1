import { type Day, isoDateOf } from "../../domain/dates/calendar";
import type { EventPart, FieldGroup } from "../../domain/schedule/field-groups";
import type { components } from "../../openapi";
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

type Compared = Omit<EventFields, "answerBy"> & { answerLead: number | null };

const groups: Readonly<Record<FieldGroup, readonly (keyof Compared)[]>> = {
  time: ["startsLocal", "timing", "timeZone", "durationMinutes", "arriveMinutes"],
  place: ["venueId", "venueDetail"],
  title: ["kind", "title", "opponent", "side"],
  kit: ["kit"],
  notes: ["notes"],
  answers: ["asks", "answerLead"],
};

const compared = (fields: EventFields): Compared => ({
  ...fields,
  answerLead: fields.answerBy && fields.startsAt.getTime() - fields.answerBy.getTime(),
});

/** Whether a field group of an event differs from the series' values for that day. */
export function differsIn(group: FieldGroup, event: EventFields, meant: EventFields): boolean {
  const [is, other] = [compared(event), compared(meant)];
  return groups[group].some((name) => is[name] !== other[name]);
}

/** The series' values that an event put back on takes over: all but its own groups. */
export function withoutOwn(meant: EventFields, event: EventRow): Partial<EventFields> {
  const { startsLocal, timing, timeZone, durationMinutes, arriveMinutes, ...rest } = meant;
  const { endsLocal, firstDay, lastDay, startsAt, endsAt, arrivesAt, isInRepeatedHour, ...others } = rest;
  const { venueId, venueDetail, kind, title, opponent, side, kit, notes, asks, answerBy } = others;
  const isOwn = (group: FieldGroup) => event.ownFields.includes(group);
  const moments = { endsLocal, firstDay, lastDay, startsAt, endsAt, arrivesAt, isInRepeatedHour };
  const time = { startsLocal, timing, timeZone, durationMinutes, arriveMinutes, ...moments };
  return {
    ...(!isOwn("time") && time),
    ...(!isOwn("place") && { venueId, venueDetail }),
    ...(!isOwn("title") && { kind, title, opponent, side }),
    ...(!isOwn("kit") && { kit }),
    ...(!isOwn("notes") && { notes }),
    ...(!isOwn("answers") && !isOwn("time") && { asks, answerBy }),
  };
}
