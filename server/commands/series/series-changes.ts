import { type Day, isoDateOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import type { FieldGroup } from "../../../domain/schedule/event/event-parts";
import { type SeriesRule, since, until } from "../../../domain/schedule/series/series";
import type { Services } from "../../core/base/services";
import { deleteEvents, type EventRow, updateEvents } from "../../core/schedule/event.store";
import type { NotificationPlan } from "../../core/schedule/event-snapshot";
import { writeScheduleAudit } from "../../core/schedule/schedule-access";
import {
  changeSeriesRow,
  insertEvents,
  insertSeries,
  lockEventsOfSeries,
  lockSeries,
  type SeriesRow,
  takeOver,
} from "../../core/schedule/series.store";
import type { Planned, SeriesFields } from "../../core/schedule/series-fields";
import { columnsOf, ruleOf } from "../../core/schedule/series-rule";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { type EventWrite, writeAll } from "../event-change/event-writes";
import { queueNewEventNotice } from "../event-change/queue-change-notices";

/** The effect of a change on events, computed before anything is written. */
export interface Work {
  writes: readonly EventWrite[];
  /** Rows whose internal columns change (`seriesDay`, `ownFields`), without a new version. */
  quiet: readonly EventRow[];
  added: readonly Planned[];
  /** Deleted instead of called off, since no family knows of them. */
  removed: readonly EventRow[];
  kept: readonly { event: EventRow; groups: FieldGroup[] }[];
  /** How many events lose field groups of their own. */
  ownLost: number;
  oddNights: readonly { day: string; becomes: string }[];
}

/** The effect on events and on their series. */
export interface SeriesWork extends Work {
  series: SeriesRow;
  /** The day at which the series is split; null if no event precedes it, so that the series itself changes. */
  cut: Day | null;
  rule: SeriesRule;
  fields: SeriesFields;
}

export interface LockedSeries {
  series: SeriesRow;
  rows: EventRow[];
}

/** Locks the series, then its events by id: the lock order of all calls. */
export async function lockWhole(
  tx: Transaction,
  key: { teamId: string; id: string },
): Promise<LockedSeries | undefined> {
  const series = await lockSeries(tx, key);
  return series && { series, rows: await lockEventsOfSeries(tx, series) };
}

export const dayInSeries = ({ seriesDay }: EventRow): Day => dayOf(seriesDay ?? "");

export const isOver = (event: Pick<EventRow, "endsAt">, now: Date) => event.endsAt <= now;

/** The first day of the part that is not over: the day after the last past event. */
export function startOfAll(rows: readonly EventRow[], now: Date): Day {
  const toCome = rows.filter((row) => !isOver(row, now)).map(dayInSeries);
  if (toCome.length === 0) throw new Problem("EVENT_ITEM_403_OVER");
  const next = Math.min(...toCome);
  const over = rows.filter((row) => isOver(row, now)).map(dayInSeries);
  return Math.max(...over.filter((day) => day < next)) + 1;
}

export const cutAt = (rows: readonly EventRow[], from: Day): Day | null =>
  rows.some((row) => dayInSeries(row) < from) ? from : null;

/** Writes the work. Returns the series that now has the coming events, and what families are notified of. */
export async function carryOut(
  tx: Transaction,
  target: TeamTarget,
  work: SeriesWork,
  { now, config }: { now: Date; config: Services["config"] },
): Promise<{ id: string; told: NotificationPlan }> {
  const { series, writes, quiet, added, removed } = work;
  if (isNothing(work)) return { id: series.id, told: null };
  const by = target.caller.userId;
  await deleteEvents(tx, series.teamId, removed);
  const id = await changeOrSplit(tx, work, { by, now });
  const inSeries = (row: EventRow): EventRow => ({ ...row, seriesId: id });
  await updateEvents(tx, quiet.map(inSeries), now);
  const told = await writeAll(
    tx,
    writes.map((write) => ({ ...write, after: inSeries(write.after) })),
    { by, now, config },
  );
  const made = await insertEvents(
    tx,
    { teamId: series.teamId, id },
    added.map(({ day, fields }) => ({ day: isoDateOf(day), fields })),
    { makerId: by, now },
  );
  const [next] = [...made].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (next) await queueNewEventNotice(tx, next, now);
  await writeScheduleAudit(tx, target, "series.changed", {
    series_id: id,
    ...(id !== series.id && { split_from: series.id }),
    changed: writes.map(({ after }) => after.id),
    added: made.map((one) => one.id),
    taken_back: removed.map((one) => one.id),
  });
  return { id, told };
}

/** Whether nothing changes: then the series is not split either. */
function isNothing({ series, rule, fields, cut, ...work }: SeriesWork): boolean {
  const isSame =
    JSON.stringify([columnsOf(rule), fields]) === JSON.stringify([columnsOf(ruleOf(series)), series.fields]);
  const touched = [work.writes, work.quiet, work.added, work.removed];
  return (cut !== null || isSame) && touched.every(({ length }) => length === 0);
}

async function changeOrSplit(
  tx: Transaction,
  { series, cut, rule, fields }: SeriesWork,
  { by, now }: { by: string; now: Date },
): Promise<string> {
  if (cut === null) {
    await changeSeriesRow(tx, series, { ...columnsOf(rule), fields });
    return series.id;
  }
  const { id } = await insertSeries(tx, {
    teamId: series.teamId,
    splitFrom: series.id,
    ...columnsOf(since(rule, cut)),
    fields,
    createdBy: by,
    createdAt: now,
  });
  await changeSeriesRow(tx, series, columnsOf(until(ruleOf(series), cut)));
  await takeOver(tx, series, { from: isoDateOf(cut), by: id });
  return id;
}
