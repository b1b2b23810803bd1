import { deadlineAfterMove } from "../../../domain/schedule/answer/answer-deadline";
import { changesBetween, type EventChange, isOtherTime } from "../../../domain/schedule/event/event-change";
import type { EventPart, ShownEvent } from "../../../domain/schedule/event/event-parts";
import { remindAt } from "../../../domain/schedule/notice/reminder";
import type { Services } from "../../core/base/services";
import { type EventRow, keepVersions, updateEvents } from "../../core/schedule/event.store";
import { type EventFields, meantByChange, refuseFar } from "../../core/schedule/event-fields";
import { readShownAll, type Told, type VenueNames } from "../../core/schedule/event-snapshot";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { queueChangeNotices } from "./queue-change-notices";

/** A change of an event, with the raised versions and what families see before and after. */
export interface EventWrite {
  before: EventRow;
  after: EventRow;
  was: ShownEvent;
  is: ShownEvent;
  changes: EventChange[];
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
  const was = await readShownAll(
    tx,
    rows.map(({ before }) => before),
  );
  const is = await readShownAll(
    tx,
    rows.map(({ changed }) => changed),
    unsaved,
  );
  return rows.map(({ before, changed }, index) => writeOf(before, changed, was[index], is[index], now));
}

function writeOf(
  before: EventRow,
  changed: EventRow,
  was: ShownEvent | undefined,
  is: ShownEvent | undefined,
  now: Date,
): EventWrite {
  if (!was || !is) throw new Error("An event is shown as nothing.");
  const version = before.version + 1;
  const changes = changesBetween(was, is);
  const after = {
    ...changed,
    version,
    ...(changes.length > 0 && { noticeVersion: version }),
    ...(isOtherTime(changes) && { timeVersion: version }),
    ...(isRemindedLater(changed, now) && { remindedAt: null }),
    changedAt: now,
  };
  return { before, after, was, is, changes };
}

/** Writes all changes in a constant number of statements, with the versions that families saw and now see. */
export async function writeAll(
  tx: Transaction,
  writes: readonly EventWrite[],
  { by, now, config }: { by: string; now: Date; config: Services["config"] },
): Promise<Told> {
  await updateEvents(
    tx,
    writes.map(({ after }) => after),
    now,
  );
  await keepVersions(
    tx,
    writes.flatMap(({ before, after, was, is }) => [
      { event: before, shown: was, by: before.createdBy, at: before.changedAt },
      { event: after, shown: is, by, at: now },
    ]),
  );
  return queueChangeNotices(tx, writes, { now, config });
}

/** Whether the reminder is due in the future again, because the event moved far enough ahead. */
const isRemindedLater = ({ answerBy, startsAt }: Pick<EventRow, "answerBy" | "startsAt">, now: Date) =>
  remindAt(timeOf(answerBy), startsAt.getTime()) > now.getTime();

const timesOf = ({ startsAt, arrivesAt }: Pick<EventRow, "startsAt" | "arrivesAt">) => ({
  startsAt: startsAt.getTime(),
  arrivesAt: arrivesAt.getTime(),
});
const timeOf = (moment: Date | null) => moment?.getTime() ?? null;
const dateOf = (time: number | null) => (time === null ? null : new Date(time));
