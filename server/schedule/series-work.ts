import { type Day, isoDateOf } from "../../domain/dates/calendar";
import type { FieldGroup } from "../../domain/schedule/field-groups";
import { type SeriesRule, since, until } from "../../domain/schedule/series";
import { dayOf } from "../../domain/schedule/wall-time";
import type { Transaction } from "../db/open";
import { Problem } from "../http/problem";
import { deleteEvents, type EventRow, updateEvents } from "./event.store";
import { type EventWrite, writeAll } from "./event-writes";
import { noteAdded, type Told } from "./noting";
import { type Aim, tell } from "./rules";
import {
  changeSeriesRow,
  insertEvents,
  insertSeries,
  lockEventsOfSeries,
  lockSeries,
  type SeriesRow,
  takeOver,
} from "./series.store";
import type { Planned, SeriesFields } from "./series-fields";
import { columnsOf, ruleOf } from "./series-rule";

/** What a change does to events, worked out before anything is written. */
export interface Work {
  writes: readonly EventWrite[];
  /** What nobody reads: the day of the rule, the groups that are an event's own. */
  quiet: readonly EventRow[];
  added: readonly Planned[];
  /** Nobody knows of them: they go without a trace. */
  removed: readonly EventRow[];
  kept: readonly { event: EventRow; groups: FieldGroup[] }[];
  /** How many lose what was set for them alone. */
  ownLost: number;
  oddNights: readonly { day: string; becomes: string }[];
}

/** And what becomes of their series. */
export interface SeriesWork extends Work {
  series: SeriesRow;
  /** From here on it is another series; null where nothing lies before, and the series itself changes. */
  cut: Day | null;
  rule: SeriesRule;
  fields: SeriesFields;
}

export interface LockedSeries {
  series: SeriesRow;
  rows: EventRow[];
}

/** The series first, then its events in the order of their ids. */
export async function lockWhole(
  tx: Transaction,
  key: { teamId: string; id: string },
): Promise<LockedSeries | undefined> {
  const series = await lockSeries(tx, key);
  return series && { series, rows: await lockEventsOfSeries(tx, series) };
}

export const dayInSeries = ({ seriesDay }: EventRow): Day => dayOf(seriesDay ?? "");

export const isOver = (event: Pick<EventRow, "endsAt">, now: Date) => event.endsAt <= now;

/** Where all that are not over begin: the day after the last before them that is over. */
export function startOfAll(rows: readonly EventRow[], now: Date): Day {
  const toCome = rows.filter((row) => !isOver(row, now)).map(dayInSeries);
  if (toCome.length === 0) throw new Problem("EVENT_ITEM_403_OVER");
  const next = Math.min(...toCome);
  const over = rows.filter((row) => isOver(row, now)).map(dayInSeries);
  return Math.max(...over.filter((day) => day < next)) + 1;
}

export const cutAt = (rows: readonly EventRow[], from: Day): Day | null =>
  rows.some((row) => dayInSeries(row) < from) ? from : null;

/** Answers the series that now holds what is to come, and what is told. */
export async function carryOut(
  tx: Transaction,
  aim: Aim,
  work: SeriesWork,
  now: Date,
): Promise<{ id: string; told: Told }> {
  const { series, writes, quiet, added, removed } = work;
  if (isNothing(work)) return { id: series.id, told: null };
  const by = aim.caller.userId;
  await deleteEvents(tx, series.teamId, removed);
  const id = await changeOrSplit(tx, work, { by, now });
  const inSeries = (row: EventRow): EventRow => ({ ...row, seriesId: id });
  await updateEvents(tx, quiet.map(inSeries));
  const told = await writeAll(
    tx,
    writes.map((write) => ({ ...write, after: inSeries(write.after) })),
    { by, now },
  );
  const made = await insertEvents(
    tx,
    { teamId: series.teamId, id },
    added.map(({ day, fields }) => ({ day: isoDateOf(day), fields })),
    { makerId: by, now },
  );
  const [next] = [...made].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (next) await noteAdded(tx, next, now);
  await tell(tx, aim, "series.changed", {
    series_id: id,
    ...(id !== series.id && { split_from: series.id }),
    changed: writes.map(({ after }) => after.id),
    added: made.map((one) => one.id),
    taken_back: removed.map((one) => one.id),
  });
  return { id, told };
}

/** Where nothing is different the series is not split either. */
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
