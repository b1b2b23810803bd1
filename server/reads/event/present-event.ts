import { isForOldTime } from "../../../domain/schedule/answer/answer";
import { changesBetween, type EventChange } from "../../../domain/schedule/event/event-change";
import {
  type EventSnapshot,
  eventFieldTable,
  type LineColumn,
  type LinePart,
  lineParts,
} from "../../../domain/schedule/event/event-parts";
import type { components } from "../../../openapi";
import { type OwnTurns, ownTurnKey } from "../../core/duty/own-turns.store";
import { snapshotOf } from "../../core/schedule/event-snapshot";
import { isUrgent } from "../../core/schedule/event-urgency";
import type { CountRow, MineRow } from "./event-columns";
import { answererOf, sourceOf } from "./present-answers";
import type { WindowRow } from "./window.store";

type ScheduleEvent = components["schemas"]["ScheduleEvent"];
type MyPart = components["schemas"]["MyPart"];
type PartChange = components["schemas"]["PartChange"];

const linesOf = (row: Readonly<Record<LineColumn, string | null>>) =>
  Object.fromEntries(lineParts.map((name) => [name, row[eventFieldTable[name].column]])) as Record<
    LinePart,
    string | null
  >;

/** Families read how many come; staff also how many of them as usual, and who is away. */
export type SeenCounts = "none" | "sum" | "all";

interface Seeing {
  userId: string;
  seenCounts: SeenCounts;
  /** For staff, of a changed event. */
  knowing?: { know: number; families: number } | undefined;
  at: Date;
  /** Turns of the reader's own players. */
  turns: OwnTurns;
}

/** An event as a card shows it. */
export function presentEvent(
  row: WindowRow,
  { userId, seenCounts, knowing, at, turns }: Seeing,
): ScheduleEvent {
  const rows = row.mine ?? [];
  const own = rows.filter(({ via }) => via !== "follow");
  const shown = snapshotOf(row);
  const { changes, possibleVersions } = newsOf(own, shown);
  const seen = changes.length === 0 ? seenChangesOf(own, shown) : [];
  return {
    team_id: row.teamId,
    id: row.id,
    series_id: row.seriesId,
    kind: row.kind,
    title: row.title,
    side: row.side,
    timing: row.timing,
    time_zone: row.timeZone,
    starts_local: row.startsLocal,
    ends_local: row.endsLocal,
    duration_minutes: row.durationMinutes,
    arrive_minutes: row.arriveMinutes,
    first_day: row.firstDay,
    last_day: row.lastDay,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    arrives_at: row.arrivesAt.toISOString(),
    ...(row.venue && { venue: row.venue as components["schemas"]["Venue"] }),
    ...linesOf(row),
    status: row.status,
    called_off_for: row.calledOffFor,
    called_off_note: row.calledOffNote,
    asks: row.asks,
    answer_by: row.answerBy?.toISOString() ?? null,
    version: row.version,
    time_version: row.timeVersion,
    notice_version: row.noticeVersion,
    ...(isUrgent(row, changes, { possibleVersions, at }) && { rings: true }),
    changes: changes.map(presentChange),
    ...(seen.length > 0 && { seen_changes: seen.map(presentChange) }),
    mine: rows.map((mine) => ({
      ...presentMine(mine, row.timeVersion, userId),
      ...turnsAt(turns, row, mine),
    })),
    ...(row.counts &&
      seenCounts !== "none" && { counts: { ...countsOf(row.counts, seenCounts), ...knowing } }),
  };
}

function turnsAt(turns: OwnTurns, { id, status }: WindowRow, mine: MineRow): Pick<MyPart, "turns"> {
  const own = status === "on" ? turns.get(ownTurnKey(id, mine.membership_id)) : undefined;
  return own && mine.via !== "follow" ? { turns: [...own] } : {};
}

function countsOf({ usual, away, marked, ...sum }: CountRow, seen: SeenCounts) {
  return seen === "all" ? { ...sum, usual, away, marked } : sum;
}

/** In what the event differs from what the family knows; of several players the one counts that something is new to, and knows the oldest version. */
export function newsOf(
  rows: readonly MineRow[],
  shown: EventSnapshot,
): { changes: EventChange[]; possibleVersions: MineRow["possible_versions"] } {
  const oldestFirst = [...rows].sort((one, other) => (one.known_version ?? 0) - (other.known_version ?? 0));
  for (const { known, possible_versions: possibleVersions } of oldestFirst) {
    const changes = known ? changesBetween(known, shown) : [];
    if (changes.length > 0) return { changes, possibleVersions };
  }
  return { changes: [], possibleVersions: null };
}

/** The last change, where it was only in sight; of several players any of whom it is true. */
function seenChangesOf(rows: readonly MineRow[], shown: EventSnapshot): EventChange[] {
  const before = rows.flatMap(({ before_seen }) => before_seen ?? []);
  return before.map((version) => changesBetween(version, shown)).find(({ length }) => length > 0) ?? [];
}

export const presentChange = ({ what, before, after }: EventChange): PartChange => ({
  what,
  before: textOf(before),
  after: textOf(after),
});

const textOf = (part: EventChange["before"]): string | null =>
  part === null ? null : typeof part === "object" ? part.name : String(part);

function presentMine(row: MineRow, timeVersion: number, userId: string): MyPart {
  const who = {
    membership_id: row.membership_id,
    child_id: row.child_id,
    first_name: row.first_name,
    number: row.number,
  };
  if (row.via === "follow") return { ...who, may_answer: false };
  return {
    ...who,
    may_answer: row.is_asked,
    answer: row.answer,
    note: row.note,
    ...(row.answered_by !== null && {
      answered_by: answererOf(row.answered_by, row.answered_by_name, userId),
    }),
    answered_at: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
    answer_version: row.answer_version,
    is_for_old_time: isForOldTime(row.answered_event_version, timeVersion),
    seen_version: row.seen_version,
    ...sourceOf(row),
    ...(row.usual && { usual: row.usual }),
    ...(row.attendance !== null && { attendance: row.attendance }),
  };
}
