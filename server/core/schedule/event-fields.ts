import { dayFromIso } from "../../../domain/dates/calendar";
import { hidesSignsBesideEmoji, withoutUnseenSigns } from "../../../domain/fields/emoji";
import { type EventTiming, kindNames } from "../../../domain/schedule/event/event";
import {
  byColumn,
  type ColumnOf,
  type EventPart,
  eventFieldTable,
  type LinePart,
  lineParts,
  type PartName,
} from "../../../domain/schedule/event/event-parts";
import { daysAhead, daysBack } from "../../../domain/schedule/limits";
import type { components } from "../../../openapi";
import type { event } from "../../platform/db/schema/schedule";
import { type FieldFault, Problem } from "../../platform/http/problem";
import { isId } from "../access/team-access.store";
import { readTimeZone } from "../account/time-zone";
import { dayAt, isLocalTime, type Moments, momentsOf } from "../time/local-time";

type NewEvent = components["schemas"]["NewEvent"];
type EventRow = typeof event.$inferSelect;

/** The columns of an event that are entered, not derived. */
export type Entered = Pick<EventRow, ColumnOf<PartName>>;

/** The entered columns with those derived from the wall clock. */
export type EventFields = Entered & Moments;

const minutesOfDay = 1_440;
const usualMinutes = 90;

export const readNewEvent = (body: NewEvent, timeZone: string, now: Date): EventFields =>
  refuseFar(meantByNew(body, timeZone), now);

/** The columns of a new event. The date is not checked here: it may be past or too far ahead. */
export function meantByNew(body: NewEvent, timeZone: string): EventFields {
  const blank: Entered = {
    ...byColumn(lineParts, () => null),
    kind: body.kind,
    title: kindNames[body.kind],
    side: null,
    timing: body.timing,
    timeZone,
    startsLocal: body.starts_local,
    durationMinutes: body.timing === "timed" ? usualMinutes : minutesOfDay,
    arriveMinutes: 0,
    venueId: null,
    notes: null,
    asks: "players",
    answerBy: null,
  };
  return meantByChange(body, blank);
}

/** The rest of a change after every other field was taken out. A new field that is no line does not compile until it is read below. */
export type OnlyLines<Rest> = keyof Rest extends LinePart ? Rest : never;

/** The columns after a change. Refuses with every invalid field; the date is not checked here. */
export function meantByChange(change: EventPart, before: Entered): EventFields {
  const faults: FieldFault[] = [];
  const timeFaults: FieldFault[] = [];
  const {
    kind = before.kind,
    title,
    side = before.side,
    timing = before.timing,
    starts_local: startsLocal = before.startsLocal,
    time_zone,
    duration_minutes,
    days,
    arrive_minutes: arriveMinutes = before.arriveMinutes,
    venue_id: venueId = before.venueId,
    notes,
    asks = before.asks,
    answer_by,
    answer_lead_minutes,
    ...others
  } = change;
  const lines: OnlyLines<typeof others> = others;
  const line = (name: LinePart) => {
    const given = lines[name];
    if (given === undefined) return before[eventFieldTable[name].column];
    if (hidesSignsBesideEmoji(given ?? "")) faults.push({ field: name, rule: "unseen" });
    return tidy(given);
  };
  const entered: Entered = {
    ...byColumn(lineParts, line),
    kind,
    title: before.title,
    side,
    timing,
    timeZone: before.timeZone,
    startsLocal,
    durationMinutes: durationOf({ timing, duration_minutes, days }, before),
    arriveMinutes: timing === "timed" ? arriveMinutes : 0,
    venueId,
    notes: notes === undefined ? before.notes : tidyLines(notes),
    asks,
    answerBy: answer_by === undefined ? before.answerBy : dateOf(answer_by),
  };
  if (title !== undefined) {
    if (hidesSignsBesideEmoji(title ?? "")) faults.push({ field: "title", rule: "unseen" });
    entered.title = tidy(title) ?? kindNames[kind];
  } else if (before.title === kindNames[before.kind]) entered.title = kindNames[kind];
  if (venueId !== null && !isId(venueId)) throw new Problem("VENUE_404");
  if (time_zone !== undefined) {
    const zone = readTimeZone(time_zone);
    if (zone === null) timeFaults.push({ field: "time_zone", rule: "timeZone" });
    else entered.timeZone = zone;
  }
  if (!isLocalTime(entered.startsLocal)) timeFaults.push({ field: "starts_local", rule: "calendar" });
  if (faults.length > 0) throw new Problem("REQUEST_400_INVALID", { fields: faults });
  if (timeFaults.length > 0) throw new Problem("EVENT_ITEM_400_TIME", { fields: timeFaults });

  const moments = momentsOf(entered);
  if (answer_lead_minutes !== undefined) entered.answerBy = deadlineOf(answer_lead_minutes, moments.startsAt);
  return { ...entered, ...moments };
}

export function refuseFar(fields: EventFields, now: Date): EventFields {
  const fault = timeFault(fields, now);
  if (fault) throw new Problem("EVENT_ITEM_400_TIME", { fields: [fault] });
  return fields;
}

interface Length {
  timing: EventTiming;
  duration_minutes: number | undefined;
  days: number | undefined;
}

function durationOf({ timing, duration_minutes, days }: Length, before: Entered): number {
  if (timing === "open") return minutesOfDay;
  if (timing === "day") {
    if (days !== undefined) return days * minutesOfDay;
    return before.timing === "day" ? before.durationMinutes : minutesOfDay;
  }
  return duration_minutes ?? (before.timing === "timed" ? before.durationMinutes : usualMinutes);
}

/** Limits: at most two weeks past (for the record), 400 days ahead, 14 days long, and an answer deadline before the end. */
function timeFault(fields: EventFields, now: Date): FieldFault | null {
  const today = dayFromIso(dayAt(now, fields.timeZone));
  const first = dayFromIso(fields.firstDay);
  const last = dayFromIso(fields.lastDay);
  if (today === null) throw new Error("The clock returned no day.");
  // The years 0000 and 9999 can reach beyond what a day of four digits can name.
  if (first === null || last === null) return { field: "starts_local", rule: "range" };
  if (first < today - daysBack || first > today + daysAhead) return { field: "starts_local", rule: "range" };
  if (last - first > 13) return { field: "duration_minutes", rule: "maximum" };
  // Also refuses a leap second, which parses to NaN, and years before 1970, some of which PostgreSQL cannot read.
  const closes = fields.answerBy?.getTime() ?? 0;
  if (!(closes >= 0 && closes < fields.endsAt.getTime())) return { field: "answer_by", rule: "range" };
  return null;
}

const deadlineOf = (lead: number | null, startsAt: Date) =>
  lead === null ? null : new Date(startsAt.getTime() - lead * 60_000);

const tidy = (text: string | null | undefined) => text?.replace(/\s+/g, " ").trim() || null;

/** Removes invisible characters but keeps line breaks. */
const tidyLines = (text: string | null) =>
  text
    ?.split(/\r?\n/)
    .map((line) => withoutUnseenSigns(line).trimEnd())
    .join("\n")
    .trim() || null;

/** The note as a single line, for a card. */
export const tidyNote = (text: string | null | undefined) => tidy(tidyLines(text ?? null));

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
