import { type Day, isoDateOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import { eventsToCome } from "../../../domain/schedule/limits";
import { daysOf, replanRows, type SeriesRule, since } from "../../../domain/schedule/series/series";
import {
  countEventsToCome,
  type EventRow,
  findKnownToFamilies,
  lockWholeEvents,
} from "../../core/schedule/event.store";
import { mayTakeBack } from "../../core/schedule/schedule-access";
import {
  meantOn,
  type Planned,
  planOn,
  type SeriesFields,
  wallOn,
  withoutOwn,
} from "../../core/schedule/series-fields";
import { ruleOf } from "../../core/schedule/series-rule";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { fieldsAfter, prepareWrites } from "../event-change/event-writes";
import { cutAt, dayInSeries, isOver, type LockedSeries, type SeriesWork, startOfAll } from "./series-changes";

interface NewRule {
  given: SeriesRule;
  from: Day | null;
  zone: string;
  now: Date;
}

export type Step = { event: EventRow; change: Partial<EventRow> };

const called = { status: "called_off", calledOffFor: "other", calledOffNote: null } as const;
export const on = { status: "on", calledOffFor: null, calledOffNote: null } as const;

/** Replaces the rule from a day on, or for all events that are not over. */
export async function changeByRule(
  tx: Transaction,
  { series, rows }: LockedSeries,
  { given, from, zone, now }: NewRule,
): Promise<SeriesWork> {
  const all = startOfAll(rows, now);
  const begins = from ?? all;
  const fields = series.fields as SeriesFields;
  const days = daysOf(given).filter((day) => day >= begins && !isPast(day, fields, zone, now));
  const [first] = days;
  if (first === undefined) throw new Problem("SERIES_400_EMPTY");

  const inRange = rows.filter((row) => dayInSeries(row) >= begins);
  const plan = replanRows(inRange.map(stateAt(now)), daysOf(ruleOf(series)), days);
  const rowOn = new Map(inRange.map((row) => [dayInSeries(row), row]));
  const at = (day: Day): EventRow => {
    const row = rowOn.get(day);
    if (!row) throw new Error(`No event of the series stands on ${isoDateOf(day)}.`);
    return row;
  };
  const moves = plan.moved.map(({ from: day, to }) => ({ event: at(day), seriesDay: isoDateOf(to) }));
  const [held, moved] = [moves.filter(hasOwnTime), moves.filter((move) => !hasOwnTime(move))];
  const movedSteps = moved.map((move) => moveOf(move, fields, now));
  const going = plan.dropped.map(at);
  await lockWholeEvents(
    tx,
    series.teamId,
    going.filter((row) => mayTakeBack(row, false, now)),
  );
  const known = await findKnownToFamilies(
    tx,
    series.teamId,
    going.map(({ id }) => id),
  );
  const isRemoved = (row: EventRow) => mayTakeBack(row, known.has(row.id), now);
  const removed = going.filter(isRemoved);
  const added = plan.added.map((day) => planOn(day, fields, zone, now));
  await requireRoom(tx, series.teamId, added.length - removed.length, now);
  const steps: Step[] = [
    ...movedSteps,
    ...going.filter((row) => !isRemoved(row)).map((event) => ({ event, change: called })),
    ...plan.backOn.map(at).map((event) => ({ event, change: backOn(event, fields) })),
  ];
  return {
    series,
    cut: cutAt(rows, begins),
    rule: since(given, first),
    fields,
    writes: await prepareWrites(tx, steps.sort(byId), now),
    quiet: held.map(({ event, seriesDay }) => ({ ...event, seriesDay })),
    added,
    removed,
    kept: held.map(({ event }) => ({ event, groups: ["time"] })),
    ownLost: 0,
    oddNights: [...movedSteps.flatMap(({ oddNight }) => oddNight), ...oddNightsOf(added)],
  };
}

const stateAt = (now: Date) => (row: EventRow) =>
  ({
    day: dayInSeries(row),
    state: isOver(row, now) ? "over" : row.status === "on" ? "on" : "off",
  }) as const;

const hasOwnTime = ({ event }: { event: EventRow }) => event.ownFields.includes("time");

const byId = ({ event: one }: Step, { event: other }: Step) => (one.id < other.id ? -1 : 1);

/** Moves a row to another day. */
function moveOf(
  { event, seriesDay }: { event: EventRow; seriesDay: string },
  fields: SeriesFields,
  now: Date,
) {
  const wanted = wallOn(seriesDay, fields);
  const after = fieldsAfter({ starts_local: wanted }, event, now);
  return {
    event,
    change: { ...after, seriesDay },
    oddNight: after.startsLocal === wanted ? [] : [{ day: seriesDay, becomes: after.startsLocal }],
  };
}

/** The series' current fields, without the groups that the event has of its own. */
export const backOn = (event: EventRow, fields: SeriesFields): Partial<EventRow> => ({
  ...withoutOwn(meantOn(event.seriesDay ?? "", fields, fields.time_zone ?? event.timeZone), event),
  ...on,
});

/** Days after tomorrow (UTC) cannot be over in any zone, so only nearer ones are computed. */
function isPast(day: Day, fields: SeriesFields, zone: string, now: Date): boolean {
  if (day > dayOf(now.toISOString().slice(0, 10)) + 1) return false;
  return isOver(meantOn(isoDateOf(day), fields, zone), now);
}

export const oddNightsOf = (planned: readonly Planned[]) =>
  planned.flatMap(({ day, wanted, fields }) =>
    fields.startsLocal === wanted ? [] : [{ day: isoDateOf(day), becomes: fields.startsLocal }],
  );

export async function requireRoom(tx: Transaction, teamId: string, more: number, now: Date): Promise<void> {
  if (more > 0 && (await countEventsToCome(tx, teamId, now)) + more > eventsToCome)
    throw new Problem("EVENT_ITEM_403_FULL");
}
