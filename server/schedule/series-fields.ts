import { type Day, isoDateOf } from "../../domain/dates/calendar";
import type { EventPart, FieldGroup } from "../../domain/schedule/field-groups";
import type { components } from "../../openapi";
import type { EventRow } from "./event.store";
import { type EventFields, meantByNew, readNewEvent } from "./event-fields";

export type SeriesFields = components["schemas"]["SeriesFields"];

/** An event of a series on one of its days. */
export interface Planned {
  day: Day;
  /** As the rule means it; `fields.startsLocal` is later where the clocks jump over it. */
  wanted: string;
  fields: EventFields;
}

export const wallOn = (
  day: string,
  { timing, starts_local }: Pick<SeriesFields, "timing" | "starts_local">,
) => `${day}T${timing === "timed" ? starts_local : "00:00"}:00`;

/** A new event of the series; refused where it lies too far away. */
export function planOn(day: Day, fields: SeriesFields, zone: string, now: Date): Planned {
  const wanted = wallOn(isoDateOf(day), fields);
  return { day, wanted, fields: readNewEvent({ ...fields, starts_local: wanted }, zone, now) };
}

export const meantOn = (day: string, fields: SeriesFields, zone: string): EventFields =>
  meantByNew({ ...fields, starts_local: wallOn(day, fields) }, zone);

/** What a new event starts with after a change of all. Of its start the time of day alone is the series'. */
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

/** Whether an event of a series has a group of fields otherwise than the series means it on that day. */
export function differsIn(group: FieldGroup, event: EventFields, meant: EventFields): boolean {
  const [is, other] = [compared(event), compared(meant)];
  return groups[group].some((name) => is[name] !== other[name]);
}

/** What an event that is put back on takes over from its series: all but its own groups. */
export function withoutOwn(meant: EventFields, event: EventRow): Partial<EventFields> {
  const { startsLocal, timing, timeZone, durationMinutes, arriveMinutes, ...rest } = meant;
  const { endsLocal, firstDay, lastDay, startsAt, endsAt, arrivesAt, isInRepeatedHour, ...said } = rest;
  const { venueId, venueDetail, kind, title, opponent, side, kit, notes, asks, answerBy } = said;
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
