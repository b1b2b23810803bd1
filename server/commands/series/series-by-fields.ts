import type { Day } from "../../../domain/dates/calendar";
import { type EventPart, type FieldGroup, fieldGroups } from "../../../domain/schedule/event/event-parts";
import { groupsOf, partOf } from "../../../domain/schedule/event/field-groups";
import type { EventRow } from "../../core/schedule/event.store";
import type { EventFields } from "../../core/schedule/event-fields";
import type { SeriesRow } from "../../core/schedule/series.store";
import { differsIn, fieldsWith, meantOn, type SeriesFields } from "../../core/schedule/series-fields";
import { ruleOf } from "../../core/schedule/series-rule";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { fieldsAfter, prepareWrites } from "../event-change/event-writes";
import {
  cutAt,
  dayInSeries,
  isOver,
  type LockedSeries,
  type SeriesWork,
  startOfAll,
  type Work,
} from "./series-changes";

const noOtherWork = { quiet: [], added: [], removed: [], kept: [], ownLost: 0, oddNights: [] } as const;

/** Changes one event. Field groups that then differ from the series become its own. */
export async function changeAlone(
  tx: Transaction,
  {
    event,
    series,
    part,
    now,
  }: { event: EventRow; series: SeriesRow | undefined; part: EventPart; now: Date },
): Promise<Work> {
  const fields = fieldsAfter(part, event, now);
  const ownFields = series
    ? fieldGroups.filter((group) =>
        groupsOf(part).includes(group)
          ? differsIn(group, fields, meantIn(series.fields as SeriesFields, event))
          : event.ownFields.includes(group),
      )
    : event.ownFields;
  return {
    ...noOtherWork,
    writes: await prepareWrites(tx, [{ event, change: { ...fields, ownFields } }], now),
  };
}

interface Wide {
  event: EventRow;
  scope: "later" | "all";
  part: EventPart;
  keepsOwn: boolean;
  now: Date;
}

/** Changes this event and others of its series, except those that are called off or over. */
export async function changeTogether(
  tx: Transaction,
  { series, rows }: LockedSeries,
  { event, scope, part, keepsOwn, now }: Wide,
): Promise<SeriesWork> {
  refuseOtherDay(part, event);
  const from: Day = scope === "later" ? dayInSeries(event) : startOfAll(rows, now);
  const fields = fieldsWith(series.fields as SeriesFields, part);
  const steps = rows
    .filter((row) => dayInSeries(row) >= from && row.status === "on" && !isOver(row, now))
    .map((row) => stepOf(row, { part, fields, now, keepsOwn: keepsOwn && row.id !== event.id }));
  return {
    series,
    cut: cutAt(rows, from),
    rule: ruleOf(series),
    fields,
    writes: await prepareWrites(
      tx,
      steps.filter(({ isVisible }) => isVisible),
      now,
    ),
    quiet: steps.flatMap(({ event: row, change, isVisible }) =>
      !isVisible && change.ownFields.length !== row.ownFields.length ? [{ ...row, ...change }] : [],
    ),
    added: [],
    removed: [],
    kept: steps.flatMap(({ event: row, kept }) => (kept.length > 0 ? [{ event: row, groups: kept }] : [])),
    ownLost: steps.filter(({ event: row, change }) => change.ownFields.length < row.ownFields.length).length,
    oddNights: steps.flatMap(({ oddNight }) => oddNight),
  };
}

/** Refuses a day or a deadline, which cannot apply to several events; a time of day can. */
function refuseOtherDay({ starts_local, answer_by }: EventPart, event: EventRow): void {
  if (answer_by !== undefined)
    throw new Problem("REQUEST_400_INVALID", {
      fields: [{ field: "answer_by", rule: "additionalProperties" }],
    });
  if (starts_local !== undefined && starts_local.slice(0, 10) !== event.firstDay)
    throw new Problem("EVENT_ITEM_400_TIME", { fields: [{ field: "starts_local", rule: "range" }] });
}

function stepOf(
  event: EventRow,
  { part, fields, now, keepsOwn }: { part: EventPart; fields: SeriesFields; now: Date; keepsOwn: boolean },
) {
  const onItsDay: EventPart = part.starts_local
    ? { ...part, starts_local: `${event.firstDay}${part.starts_local.slice(10)}` }
    : part;
  const own = keepsOwn ? groupsOf(part).filter((group) => event.ownFields.includes(group)) : [];
  const mine = partOf(onItsDay, (group) => !own.includes(group));
  const after = fieldsAfter(mine, event, now);
  const touched = groupsOf(mine);
  const followsSeries = (group: FieldGroup) => !differsIn(group, after, meantIn(fields, event));
  return {
    event,
    change: {
      ...after,
      ownFields: event.ownFields.filter((group) => !isIn(touched, group) || !followsSeries(group)),
    },
    isVisible: isOther(after, event),
    kept: own.filter((group) =>
      isOther(
        fieldsAfter(
          partOf(onItsDay, (one) => one === group),
          event,
          now,
        ),
        event,
      ),
    ),
    oddNight:
      mine.starts_local !== undefined && after.timing === "timed" && after.startsLocal !== mine.starts_local
        ? [{ day: event.firstDay, becomes: after.startsLocal }]
        : [],
  };
}

const isIn = (list: readonly FieldGroup[], group: string): group is FieldGroup =>
  (list as readonly string[]).includes(group);

const meantIn = (fields: SeriesFields, { seriesDay, timeZone }: EventRow) =>
  meantOn(seriesDay ?? "", fields, fields.time_zone ?? timeZone);

/** Whether an entered or derived column differs. */
export const isOther = (fields: EventFields, event: EventRow) =>
  Object.entries(fields).some(([name, value]) => {
    const was = event[name as keyof EventFields];
    return value instanceof Date && was instanceof Date ? value.getTime() !== was.getTime() : value !== was;
  });
