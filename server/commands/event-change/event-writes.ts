import { deadlineAfterMove } from "../../../domain/schedule/answer/answer-deadline";
import { changesBetween, type EventChange, isOtherTime } from "../../../domain/schedule/event/event-change";
import type { EventPart, EventSnapshot } from "../../../domain/schedule/event/event-parts";
import { remindAt } from "../../../domain/schedule/notice/reminder";
import type { Services } from "../../core/base/services";
import { type EventRow, insertEventVersions, updateEvents } from "../../core/schedule/event.store";
import { type EventFields, meantByChange, refuseFar } from "../../core/schedule/event-fields";
import {
  type EarlierVersion,
  findBeforeMoves,
  type Move,
  writeMoves,
} from "../../core/schedule/event-move.store";
import { type NotificationPlan, readSnapshots, type VenueNames } from "../../core/schedule/event-snapshot";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { queueChangeNotices } from "./queue-change-notices";

/** A change of an event, with the raised versions and what families see before and after. */
export interface EventWrite {
  before: EventRow;
  after: EventRow;
  was: EventSnapshot;
  is: EventSnapshot;
  changes: EventChange[];
  /** Null where neither time nor venue changes. */
  move: Move | null;
}

/**
 * The answer deadline keeps its distance to a moved start unless the change sets one. A change that moves the event into the past is
 * refused: families could not be notified of it in time, and it could not be undone.
 */
export function fieldsAfter(change: EventPart, event: EventRow, now: Date): EventFields {
  const fields = meantByChange(change, event);
  const isMoved = fields.startsAt.getTime() !== event.startsAt.getTime();
  if (isMoved && change.answer_by === undefined && change.answer_lead_minutes === undefined)
    fields.answerBy = dateOf(
      deadlineAfterMove(timeOf(event.answerBy), timesOf(event), timesOf(fields), now.getTime()),
    );
  if (fields.endsAt <= now)
    throw new Problem("EVENT_ITEM_400_TIME", { fields: [{ field: "starts_local", rule: "range" }] });
  return refuseFar(fields, now);
}

/** Computes the rows and versions after each change, without writing them. */
export async function prepareWrites(
  tx: Transaction,
  wanted: readonly { event: EventRow; change: Partial<EventRow> }[],
  now: Date,
  unsaved?: VenueNames,
): Promise<EventWrite[]> {
  const rows = wanted.map(({ event, change }) => ({ before: event, changed: { ...event, ...change } }));
  const was = await readSnapshots(
    tx,
    rows.map(({ before }) => before),
  );
  const is = await readSnapshots(
    tx,
    rows.map(({ changed }) => changed),
    unsaved,
  );
  const writes = rows.map(({ before, changed }, index) =>
    writeOf(before, changed, was[index], is[index], now),
  );
  const moved = writes.flatMap(({ before: { teamId, id }, move }) => (move ? { teamId, id } : []));
  const [first] = moved;
  if (!first) return writes;
  const earlier = await findBeforeMoves(
    tx,
    first.teamId,
    moved.map(({ id }) => id),
  );
  return writes.map((write) => undoing(write, earlier, now));
}

function writeOf(
  before: EventRow,
  changed: EventRow,
  was: EventSnapshot | undefined,
  is: EventSnapshot | undefined,
  now: Date,
): EventWrite {
  if (!was || !is) throw new Error("An event is shown as nothing.");
  const version = before.version + 1;
  const changes = changesBetween(was, is);
  const isMoved = isOtherTime(changes);
  const after = {
    ...changed,
    version,
    ...(changes.length > 0 && { noticeVersion: version }),
    ...(isMoved && { timeVersion: version }),
    ...(isRemindedLater(changed, now) && { remindedAt: null }),
    changedAt: now,
  };
  const beforeMove = {
    timeVersion: before.timeVersion,
    atStart: before.atStart ?? (before.startsAt <= now ? decidersOf(before) : null),
    remindedAt: before.remindedAt?.toISOString() ?? null,
    answerBy: before.answerBy?.toISOString() ?? null,
    isAsImported: before.importVersion === before.version && isSameBeside(before, changed),
  };
  const move = isMoved ? { event: before, beforeMove, undoneAfter: null } : null;
  return { before, after, was, is, changes, move };
}

/** A time that the event had before, without anybody having been told of another since, is not another time: answers to it still count. */
function undoing(write: EventWrite, earlier: readonly EarlierVersion[], now: Date): EventWrite {
  const { before, after, is, move } = write;
  const same = earlier.find(
    ({ eventId, shown }) => eventId === after.id && !isOtherTime(changesBetween(shown, is)),
  );
  if (!move || !same) return write;
  const { timeVersion, atStart, remindedAt, answerBy, isAsImported } = same.beforeMove;
  // The move had set the deadline to the arrival, and lost its distance to the start. A deadline that this change names stays.
  const wasAtArrival = timeOf(before.answerBy) === before.arrivesAt.getTime();
  const isNamed =
    timeOf(after.answerBy) !==
    deadlineAfterMove(timeOf(before.answerBy), timesOf(before), timesOf(after), now.getTime());
  const back =
    wasAtArrival && !isNamed ? { ...after, answerBy: answerBy === null ? null : new Date(answerBy) } : after;
  const isReminded = after.remindedAt === null && remindedAt !== null && !isRemindedLater(back, now);
  const isImported =
    isAsImported &&
    before.version === same.version + 1 &&
    isSameBeside(before, after) &&
    changesBetween(same.shown, is).length === 0;
  return {
    ...write,
    after: {
      ...back,
      timeVersion,
      atStart,
      ...(isReminded && { remindedAt: new Date(remindedAt) }),
      ...(isImported && { importVersion: after.version }),
    },
    move: { ...move, undoneAfter: same.version },
  };
}

/** Writes all changes in a constant number of statements, with the versions that families saw and now see. */
export async function writeAll(
  tx: Transaction,
  writes: readonly EventWrite[],
  { by, now, config }: { by: string; now: Date; config: Services["config"] },
): Promise<NotificationPlan> {
  await updateEvents(
    tx,
    writes.map(({ after }) => after),
    now,
  );
  await insertEventVersions(
    tx,
    writes.flatMap(({ before, after, was, is }) => [
      { event: before, shown: was, by: before.createdBy, at: before.changedAt },
      { event: after, shown: is, by, at: now },
    ]),
  );
  await writeMoves(
    tx,
    writes.flatMap(({ move }) => move ?? []),
  );
  return queueChangeNotices(tx, writes, { now, config });
}

/** Whether two versions have the same in what families are not notified of. */
const isSameBeside = (one: EventRow, other: EventRow) =>
  one.kind === other.kind &&
  one.asks === other.asks &&
  one.notes === other.notes &&
  one.calledOffNote === other.calledOffNote;

/** Whether the reminder is due in the future again, because the event moved far enough ahead. */
const isRemindedLater = ({ answerBy, startsAt }: Pick<EventRow, "answerBy" | "startsAt">, now: Date) =>
  remindAt(timeOf(answerBy), startsAt.getTime()) > now.getTime();

/** What decides the answers of an event, as `updateEvents` keeps it for one that has begun. */
const decidersOf = (event: EventRow): NonNullable<EventRow["atStart"]> => ({
  kind: event.kind,
  timing: event.timing,
  asks: event.asks,
  first_day: event.firstDay,
  last_day: event.lastDay,
  starts_at: event.startsAt.toISOString(),
  time_version: event.timeVersion,
});

const timesOf = ({ startsAt, arrivesAt }: Pick<EventRow, "startsAt" | "arrivesAt">) => ({
  startsAt: startsAt.getTime(),
  arrivesAt: arrivesAt.getTime(),
});
const timeOf = (moment: Date | null) => moment?.getTime() ?? null;
const dateOf = (time: number | null) => (time === null ? null : new Date(time));
