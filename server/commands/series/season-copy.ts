import { isoDateOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import { daysCopyable } from "../../../domain/schedule/limits";
import { faultOf, onNewDates } from "../../../domain/schedule/series/series";
import type { components } from "../../../openapi";
import { findTeamOfUsual } from "../../core/absence/usual.store";
import type { Services } from "../../core/base/services";
import { lockTeamForScheduleChange } from "../../core/schedule/schedule-access";
import { findPastSeries } from "../../core/schedule/series.store";
import type { SeriesFields } from "../../core/schedule/series-fields";
import { readDay, refusals, ruleOf } from "../../core/schedule/series-rule";
import { isStaff, type TeamTarget } from "../../core/team/team-role";
import { dayAt } from "../../core/time/local-time";
import type { Queries, Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { presentSeries } from "../../reads/schedule/series-view";
import { makeSeries, type NewSeries, planNew } from "./series";
import { oddNightsOf, requireRoom } from "./series-by-rule";
import { noPlan, type Plan, requireTag, tagged } from "./series-plan";

/** Series that are over and may be copied; for staff. */
export async function readPastSeries(
  { db, now }: Pick<Services, "db" | "now">,
  { caller, teamId }: TeamTarget,
): Promise<components["schemas"]["PastSeries"]> {
  if (!isStaff(caller)) throw new Problem("EVENT_ITEM_401_REQUEST");
  const team = await findTeamOfUsual(db, teamId);
  if (!team) throw new Problem("TEAM_404");
  const rows = await findOver(db, teamId, dayAt(now(), team.timeZone));
  return { series: rows.map((row) => presentSeries(row, false)) };
}

/** Plans a new series for each and, unless it is a dry run, creates all of them. */
export async function copySeries(
  services: Pick<Services, "now">,
  tx: Transaction,
  { body, ...target }: TeamTarget & { body: components["schemas"]["SeriesCopy"] },
): Promise<{ plan: Plan; ids: string[] | null }> {
  const now = services.now();
  const { timeZone } = await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_CREATE");
  const over = await findOver(tx, target.teamId, dayAt(now, timeZone));
  const dates = { first: readDay("first_day", body.first_day), last: readDay("last_day", body.last_day) };
  const copies = body.series_ids.map((id): NewSeries => {
    const source = over.find((row) => row.id === id);
    if (!source) throw new Problem("SERIES_404");
    const rule = onNewDates(ruleOf(source), dates);
    const fault = faultOf(rule);
    if (fault) throw new Problem(refusals[fault]);
    const fields = fieldsToCopy(source.fields as SeriesFields);
    return { rule, fields, planned: planNew(rule, fields, timeZone, now) };
  });
  const planned = copies.flatMap((copy) => copy.planned);
  await requireRoom(tx, target.teamId, planned.filter(({ fields }) => fields.endsAt > now).length, now);
  const plan = tagged(
    { ids: body.series_ids, copies: copies.map(({ rule, fields }) => ({ rule, fields })) },
    {
      ...noPlan,
      added: planned.map(({ fields }) => fields.startsLocal).sort(),
      odd_nights: oddNightsOf(planned),
    },
  );
  if (body.dry_run) return { plan, ids: null };
  requireTag(plan, body.plan_tag);
  const ids: string[] = [];
  for (const copy of copies) ids.push(await makeSeries(tx, target, copy, now));
  return { plan, ids };
}

const findOver = (db: Queries, teamId: string, today: string) =>
  findPastSeries(db, teamId, { from: isoDateOf(dayOf(today) - daysCopyable), before: today });

/** Notes were written for last season. */
const fieldsToCopy = ({ notes: _, ...fields }: SeriesFields): SeriesFields => fields;
