import type {
  CopyOutcome,
  CopyPlanOutcome,
  LastSeasonOutcome,
  SeasonCopy,
} from "../../../domain/schedule/series/season-copy";
import { daysOfSeries } from "../../../domain/schedule/series/weekly";
import { openSeason } from "../../../domain/team/team-page";
import { copySeries as copySeriesCall } from "../../api/calls/copy-series";
import { readPastSeries } from "../../api/calls/read-past-series";
import { readTeam } from "../../api/calls/read-team";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

/** Reads the team's series that are over, and its season for the new dates. A season that is not read leaves them to be typed. */
export async function readLastSeason(client: Client, teamId: string): Promise<LastSeasonOutcome> {
  const target = { path: { id: teamId } };
  const [past, team] = await Promise.all([
    client.send(readPastSeries, target),
    client.send(readTeam, target),
  ]);
  if (past.kind !== "ok") return failedOutcome(past);
  return {
    kind: "read",
    series: past.value.series,
    season: team.kind === "ok" ? openSeason(team.value) : null,
  };
}

type Sent = SeasonCopy & { key: string };

export async function planCopy(client: Client, teamId: string, sent: Sent): Promise<CopyPlanOutcome> {
  const result = await send(client, teamId, sent, { dry_run: true });
  return result.kind === "ok" ? { kind: "planned", plan: result.value.plan } : failedOutcome(result);
}

/** Creates all series or none. The idempotency key makes a retry safe. */
export async function copySeries(
  client: Client,
  teamId: string,
  { planTag, ...sent }: Sent & { planTag: string },
): Promise<CopyOutcome> {
  const result = await send(client, teamId, sent, { plan_tag: planTag });
  if (result.kind !== "ok") return failedOutcome(result);
  const series = result.value.series ?? [];
  return {
    kind: "copied",
    made: series.map((one) => ({ teamId, series: one, count: daysOfSeries(one.rule).length })),
  };
}

const send = (
  client: Client,
  teamId: string,
  { ids, dates, key }: Sent,
  how: { dry_run: true } | { plan_tag: string },
) =>
  client.send(copySeriesCall, {
    path: { id: teamId },
    header: { "Idempotency-Key": key },
    body: { series_ids: [...ids], first_day: dates.first, last_day: dates.last, ...how },
  });
