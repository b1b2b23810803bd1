import { dayFromIso } from "../../../domain/dates/calendar";
import type { EventPart } from "../../../domain/schedule/event/event-parts";
import type { components } from "../../../openapi";
import { readTimeZone } from "../../core/account/time-zone";
import type { EventRow } from "../../core/schedule/event.store";
import { type EventFields, meantByChange, readNewEvent } from "../../core/schedule/event-fields";
import { dayAt, localTimeAt } from "../../core/time/local-time";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { fieldsAfter } from "../event-change/event-writes";
import { isOther } from "../series/series-by-fields";
import { on } from "../series/series-by-rule";
import { isOver } from "../series/series-changes";
import type { ImportPlaces } from "./import-places";

type ImportRow = components["schemas"]["ImportRow"];

/** What becomes of a row. `event` is the one that an earlier import made of the same line. */
export type Judged =
  | { outcome: "fault"; code: MessageCode; field?: string }
  | { outcome: "made"; key: string; fields: EventFields }
  | { outcome: "same"; event: EventRow | null }
  | { outcome: "changed" | "mine"; event: EventRow; change: Partial<EventRow> };

interface Around {
  /** Undefined where the line was not imported before. */
  event: EventRow | undefined;
  places: ImportPlaces;
  timeZone: string;
  now: Date;
}

/** A row that cannot be saved is a fault, so that it does not stop the others. */
export function judgeRow(row: ImportRow, around: Around): Judged {
  try {
    return around.event ? judgeAgain(row, around.event, around) : judgeNew(row, around);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const field = problem.fields?.[0]?.field;
    return { outcome: "fault", code: problem.messageCode, ...(field !== undefined && { field }) };
  }
}

const off = { status: "called_off", calledOffFor: "other", calledOffNote: null } as const;

function judgeNew(row: ImportRow, { places, timeZone, now }: Around): Judged {
  const part = partOf(row, places, timeZone);
  if (row.cancelled) return { outcome: "same", event: null };
  const fields = readNewEvent({ ...part, kind: row.kind, timing: row.timing }, timeZone, now);
  if (fields.lastDay < dayAt(now, fields.timeZone)) throw notThen();
  return { outcome: "made", key: row.import_key, fields };
}

function judgeAgain(row: ImportRow, event: EventRow, { places, now }: Around): Judged {
  const isByHand = event.version > (event.importVersion ?? 0);
  const read = partOf(row, places, event.timeZone);
  // That a file says nobody plays clears what an import wrote, not what staff typed.
  const part = isByHand ? withoutNulls(read) : read;
  const isOff = event.status === "called_off";
  const isSame = row.cancelled ? isOff : !isOff && !isOther(meantByChange(part, event), event);
  if (isSame) return { outcome: "same", event };
  const isMine = isByHand && row.keeps_mine !== false;
  if (!isMine && isOver(event, now)) throw new Problem("EVENT_ITEM_403_OVER");
  const change = row.cancelled
    ? off
    : { ...(isMine ? meantByChange(part, event) : fieldsAfter(part, event, now)), ...on };
  return {
    outcome: isMine ? "mine" : "changed",
    event,
    change: { ...change, importVersion: event.version + 1 },
  };
}

const withoutNulls = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)) as Part;

/** The row's fields as a form names them, with its instant as a wall clock. */
function partOf(row: ImportRow, places: ImportPlaces, zone: string): EventPart & { starts_local: string } {
  const { import_key: _, place: __, cancelled: ___, keeps_mine: ____, starts_at, ...fields } = row;
  if ((fields.starts_local === undefined) === (starts_at === undefined))
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "starts_local", rule: "required" }] });
  const starts_local = fields.starts_local ?? localOf(starts_at ?? "", row.time_zone ?? zone);
  return { ...fields, starts_local, ...places.partOf(row) };
}

/** The zone is checked with the other fields. */
function localOf(startsAt: string, zone: string): string {
  const moment = new Date(startsAt);
  // A leap second is a valid text and no date.
  if (Number.isNaN(moment.getTime())) throw notThen("starts_at");
  const wall = localTimeAt(moment, readTimeZone(zone) ?? "UTC");
  if (dayFromIso(wall.slice(0, 10)) === null) throw notThen("starts_at");
  return wall;
}

const notThen = (field = "starts_local") =>
  new Problem("EVENT_ITEM_400_TIME", { fields: [{ field, rule: "range" }] });
