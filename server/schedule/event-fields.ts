import { dayFromIso } from "../../domain/dates/calendar";
import { hidesSignsBesideEmoji, withoutUnseenSigns } from "../../domain/fields/emoji";
import { type EventKind, kindNames } from "../../domain/schedule/event";
import type { EventPart } from "../../domain/schedule/field-groups";
import { daysAhead, daysBack } from "../../domain/schedule/limits";
import type { components } from "../../openapi";
import { isId } from "../access/reach.store";
import { readTimeZone } from "../account/time-zone";
import type { event } from "../db/schema/schedule";
import { type FieldFault, Problem } from "../http/problem";
import { dayAt, isWallClock, type Moments, momentsOf } from "./clock";

type NewEvent = components["schemas"]["NewEvent"];
type EventRow = typeof event.$inferSelect;

/** The columns of an event that are entered, not derived. */
type Entered = Pick<
  EventRow,
  | "kind"
  | "title"
  | "opponent"
  | "side"
  | "timing"
  | "timeZone"
  | "startsLocal"
  | "durationMinutes"
  | "arriveMinutes"
  | "venueId"
  | "venueDetail"
  | "kit"
  | "notes"
  | "asks"
  | "answerBy"
>;

/** The entered columns with those derived from the wall clock. */
export type EventFields = Entered & Moments;

const minutesOfDay = 1_440;
const usualMinutes = 90;

export const readNewEvent = (body: NewEvent, timeZone: string, now: Date): EventFields =>
  refuseFar(meantByNew(body, timeZone), now);

/** The columns of a new event. The date is not checked here: it may be past or too far ahead. */
export function meantByNew(body: NewEvent, timeZone: string): EventFields {
  const blank: Entered = {
    kind: body.kind,
    title: kindNames[body.kind],
    opponent: null,
    side: null,
    timing: body.timing,
    timeZone,
    startsLocal: body.starts_local,
    durationMinutes: body.timing === "timed" ? usualMinutes : minutesOfDay,
    arriveMinutes: 0,
    venueId: null,
    venueDetail: null,
    kit: null,
    notes: null,
    asks: "players",
    answerBy: null,
  };
  return meantByChange(body, blank);
}

/** The columns after a change. Refuses with every invalid field; the date is not checked here. */
export function meantByChange(change: EventPart, before: Entered): EventFields {
  const faults: FieldFault[] = [];
  const timeFaults: FieldFault[] = [];
  const text = (name: "opponent" | "venue_detail" | "kit", was: string | null) => {
    const given = change[name];
    if (given === undefined) return was;
    if (hidesSignsBesideEmoji(given ?? "")) faults.push({ field: name, rule: "unseen" });
    return tidy(given);
  };
  const kind: EventKind = change.kind ?? before.kind;
  const timing = change.timing ?? before.timing;
  const entered: Entered = {
    kind,
    title: before.title,
    opponent: text("opponent", before.opponent),
    side: change.side === undefined ? before.side : change.side,
    timing,
    timeZone: before.timeZone,
    startsLocal: change.starts_local ?? before.startsLocal,
    durationMinutes: durationOf(change, before, timing),
    arriveMinutes: timing === "timed" ? (change.arrive_minutes ?? before.arriveMinutes) : 0,
    venueId: change.venue_id === undefined ? before.venueId : change.venue_id,
    venueDetail: text("venue_detail", before.venueDetail),
    kit: text("kit", before.kit),
    notes: change.notes === undefined ? before.notes : tidyLines(change.notes),
    asks: change.asks ?? before.asks,
    answerBy: change.answer_by === undefined ? before.answerBy : dateOf(change.answer_by),
  };
  if (change.title !== undefined) {
    if (hidesSignsBesideEmoji(change.title ?? "")) faults.push({ field: "title", rule: "unseen" });
    entered.title = tidy(change.title) ?? kindNames[kind];
  } else if (before.title === kindNames[before.kind]) entered.title = kindNames[kind];
  if (entered.venueId !== null && !isId(entered.venueId)) throw new Problem("VENUE_404");
  if (change.time_zone !== undefined) {
    const zone = readTimeZone(change.time_zone);
    if (zone === null) timeFaults.push({ field: "time_zone", rule: "timeZone" });
    else entered.timeZone = zone;
  }
  if (!isWallClock(entered.startsLocal)) timeFaults.push({ field: "starts_local", rule: "calendar" });
  if (faults.length > 0) throw new Problem("REQUEST_400_INVALID", { fields: faults });
  if (timeFaults.length > 0) throw new Problem("EVENT_ITEM_400_TIME", { fields: timeFaults });

  const moments = momentsOf(entered);
  if (change.answer_lead_minutes !== undefined)
    entered.answerBy = deadlineOf(change.answer_lead_minutes, moments.startsAt);
  return { ...entered, ...moments };
}

export function refuseFar(fields: EventFields, now: Date): EventFields {
  const fault = timeFault(fields, now);
  if (fault) throw new Problem("EVENT_ITEM_400_TIME", { fields: [fault] });
  return fields;
}

function durationOf(change: EventPart, before: Entered, timing: Entered["timing"]): number {
  if (timing === "open") return minutesOfDay;
  if (timing === "day") {
    if (change.days !== undefined) return change.days * minutesOfDay;
    return before.timing === "day" ? before.durationMinutes : minutesOfDay;
  }
  return change.duration_minutes ?? (before.timing === "timed" ? before.durationMinutes : usualMinutes);
}

/** Limits: at most two weeks past (for the record), 400 days ahead, 14 days long, and an answer deadline before the end. */
function timeFault(fields: EventFields, now: Date): FieldFault | null {
  const today = dayFromIso(dayAt(now, fields.timeZone));
  const first = dayFromIso(fields.firstDay);
  const last = dayFromIso(fields.lastDay);
  if (today === null || first === null || last === null) throw new Error("The clock returned no day.");
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
