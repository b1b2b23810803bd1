import { dayFromIso, isoDateOf } from "../../../domain/dates/calendar";
import {
  newSeriesOf,
  type PlanOutcome,
  type SeriesEndOutcome,
  type SeriesMade,
  type SeriesMadeOutcome,
  type WeeklyForm,
  type WeeklyStart,
} from "../../../domain/schedule/series/weekly";
import { openSeason } from "../../../domain/team/team-page";
import { addSeries as addSeriesCall } from "../../api/calls/add-series";
import { readTeam } from "../../api/calls/read-team";
import { readTeamEvents } from "../../api/calls/read-team-events";
import { takeSeriesBack as takeSeriesBackCall } from "../../api/calls/take-series-back";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { asTag } from "../base/saved-form.effects";

/** Reads the team's season and last weeks to prefill the form. A failed read leaves its fields empty. */
export async function readWeeklyStart(client: Client, teamId: string, today: string): Promise<WeeklyStart> {
  const now = dayFromIso(today);
  const from = now === null ? today : isoDateOf(now - daysBefore);
  const [team, window] = await Promise.all([
    client.send(readTeam, { path: { id: teamId } }),
    client.send(readTeamEvents, { path: { id: teamId }, query: { from, days: String(longestWindow) } }),
  ]);
  return {
    season: team.kind === "ok" ? openSeason(team.value) : null,
    events: window.kind === "ok" ? window.value.events : [],
  };
}

/** Days in one window; half of it is in the past, where the last practices are. */
const longestWindow = 62;
const daysBefore = 45;

type Sent = { form: WeeklyForm; key: string };

/** Plans the series, one call for each start time. */
export async function planSeries(client: Client, teamId: string, all: readonly Sent[]): Promise<PlanOutcome> {
  const plans = [];
  for (const sent of all) {
    const result = await addSeries(client, teamId, sent, { dry_run: true });
    if (result.kind !== "ok") return failedOutcome(result);
    plans.push(result.value.plan);
  }
  return { kind: "planned", plans };
}

/** Creates the planned series in turn, up to the first failure. Idempotency keys make a retry safe. */
export async function saveSeries(
  client: Client,
  teamId: string,
  all: readonly (Sent & { planTag: string })[],
): Promise<SeriesMadeOutcome> {
  const made: SeriesMade[] = [];
  for (const { planTag, ...sent } of all) {
    const result = await addSeries(client, teamId, sent, { plan_tag: planTag });
    if (result.kind !== "ok") return { made, failed: failedOutcome(result) };
    const { plan, series } = result.value;
    if (series === undefined) throw new Error("A series was saved and is not named");
    made.push({ teamId, series, count: plan.added.length });
  }
  return { made, failed: null };
}

const addSeries = (
  client: Client,
  teamId: string,
  { form, key }: Sent,
  how: { dry_run: true } | { plan_tag: string },
) =>
  client.send(addSeriesCall, {
    path: { id: teamId },
    header: { "Idempotency-Key": key },
    body: { ...newSeriesOf(form), ...how },
  });

/** Deletes the whole series in the version that was shown, or nothing. */
export async function takeSeriesBack(
  client: Client,
  { teamId, series: { id, version } }: Pick<SeriesMade, "teamId" | "series">,
): Promise<SeriesEndOutcome> {
  const result = await client.send(takeSeriesBackCall, {
    path: { id: teamId, series_id: id },
    header: { "If-Match": asTag(version) },
  });
  return result.kind === "ok" ? { kind: "ended" } : failedOutcome(result);
}
