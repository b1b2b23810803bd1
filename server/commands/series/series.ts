import { isoDateOf } from "../../../domain/dates/calendar";
import { daysOf, type SeriesRule } from "../../../domain/schedule/series/series";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { lockWholeEvents } from "../../core/schedule/event.store";
import type { NotificationPlan } from "../../core/schedule/event-snapshot";
import {
  lockTeamForScheduleChange,
  mayTakeBack,
  requireVenue,
  writeScheduleAudit,
} from "../../core/schedule/schedule-access";
import {
  deleteSeries,
  insertEvents,
  insertSeries,
  isSeriesKnown,
  lockEventsOfSeries,
  lockSeries,
} from "../../core/schedule/series.store";
import { type Planned, planOn, type SeriesFields } from "../../core/schedule/series-fields";
import { columnsOf, readDay, readRule } from "../../core/schedule/series-rule";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { expectVersion } from "../../platform/http/version";
import { queueNewEventNotice } from "../event-change/queue-change-notices";
import { changeByRule, oddNightsOf, requireRoom } from "./series-by-rule";
import { carryOut, lockWhole } from "./series-changes";
import { noPlan, type Plan, planOf, requireTag, tagged } from "./series-plan";

interface SeriesTarget extends TeamTarget {
  id: string;
  ifMatch: string | undefined;
}

/** Plans a series and, unless it is a dry run, creates it. */
export async function addSeries(
  services: Pick<Services, "now">,
  tx: Transaction,
  { body, ...target }: TeamTarget & { body: components["schemas"]["NewSeries"] },
): Promise<{ plan: Plan; id: string | null }> {
  const now = services.now();
  const team = await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_CREATE");
  const rule = readRule(body.rule);
  const planned = planNew(rule, body.fields, team.timeZone, now);
  await requireVenue(tx, target.teamId, planned[0]?.fields.venueId ?? null);
  await requireRoom(tx, target.teamId, planned.filter(({ fields }) => fields.endsAt > now).length, now);
  const plan = tagged(
    { rule: body.rule, fields: body.fields },
    {
      ...noPlan,
      added: planned.map(({ fields }) => fields.startsLocal),
      odd_nights: oddNightsOf(planned),
    },
  );
  if (body.dry_run) return { plan, id: null };
  requireTag(plan, body.plan_tag);

  return { plan, id: await makeSeries(tx, target, { rule, fields: body.fields, planned }, now) };
}

export interface NewSeries {
  rule: SeriesRule;
  fields: SeriesFields;
  planned: readonly Planned[];
}

export const planNew = (rule: SeriesRule, fields: SeriesFields, zone: string, now: Date): Planned[] =>
  daysOf(rule).map((day) => planOn(day, fields, zone, now));

/** Writes a new series with its events. */
export async function makeSeries(
  tx: Transaction,
  target: TeamTarget,
  { rule, fields, planned }: NewSeries,
  now: Date,
): Promise<string> {
  const makerId = target.caller.userId;
  const row = await insertSeries(tx, {
    teamId: target.teamId,
    ...columnsOf(rule),
    fields,
    createdBy: makerId,
    createdAt: now,
  });
  const events = await insertEvents(
    tx,
    row,
    planned.map((one) => ({ day: isoDateOf(one.day), fields: one.fields })),
    { makerId, now },
  );
  // One notice for the whole series, about its next event.
  const [next] = events
    .filter(({ startsAt }) => startsAt > now)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (next) await queueNewEventNotice(tx, next, now);
  await writeScheduleAudit(tx, target, "series.added", { series_id: row.id, events: events.length });
  return row.id;
}

/** Changes the rule, from a day on or for all coming events. */
export async function changeSeries(
  services: Pick<Services, "now" | "config">,
  tx: Transaction,
  { id, ifMatch, body, ...target }: SeriesTarget & { body: components["schemas"]["SeriesChange"] },
): Promise<{ plan: Plan; id: string; isDry: boolean; told: NotificationPlan }> {
  const now = services.now();
  const team = await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_UPDATE");
  const locked = isId(id) ? await lockWhole(tx, { teamId: target.teamId, id }) : undefined;
  if (!locked) throw new Problem("SERIES_404");
  expectVersion(ifMatch, locked.series.version);
  const { rule, from_day, dry_run = false, plan_tag } = body;
  const work = await changeByRule(tx, locked, {
    given: readRule(rule),
    from: from_day === undefined ? null : readDay("from_day", from_day),
    zone: team.timeZone,
    now,
  });
  const plan = await planOf(tx, target.teamId, work, { id, rule, from_day });
  if (dry_run) return { plan, id, isDry: true, told: null };
  requireTag(plan, plan_tag);
  return { plan, isDry: false, ...(await carryOut(tx, target, work, { now, config: services.config })) };
}

/** Deletes a series with all its events, or refuses. */
export async function takeSeriesBack(
  services: Services,
  tx: Transaction,
  { id, ifMatch, ...target }: SeriesTarget,
): Promise<void> {
  await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_DELETE");
  const row = isId(id) ? await lockSeries(tx, { teamId: target.teamId, id }) : undefined;
  if (!row) throw new Problem("SERIES_404");
  expectVersion(ifMatch, row.version);
  const events = await lockEventsOfSeries(tx, row);
  const expectAllowed = (isKnown: boolean) => {
    if (!events.every((event) => mayTakeBack(event, isKnown, services.now())))
      throw new Problem("EVENT_ITEM_409_CONFLICT");
  };
  // Before locks that telling families would wait for.
  expectAllowed(false);
  await lockWholeEvents(tx, target.teamId, events);
  expectAllowed(await isSeriesKnown(tx, row));
  await deleteSeries(tx, row);
  await writeScheduleAudit(tx, target, "series.taken_back", { series_id: id, events: events.length });
}
