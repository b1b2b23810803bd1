import type { Problem, Unreachable } from "../../../domain/base/result";
import type {
  RulePlanOutcome,
  RuleRequest,
  RuleSaveOutcome,
  RuleSubject,
} from "../../../domain/schedule/series/series-rule";
import { ruleBodyOf } from "../../../domain/schedule/series/weekly";
import { changeSeries as changeSeriesCall } from "../../api/calls/change-series";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { asTag, isOutdated } from "../base/saved-form.effects";
import { readEvent } from "./event-read.effects";

type Sent = { subject: RuleSubject; request: RuleRequest };

/** Plans a new rule for the series. */
export async function planRule(client: Client, sent: Sent): Promise<RulePlanOutcome> {
  const result = await changeSeries(client, sent, { dry_run: true });
  return result.kind === "ok"
    ? { kind: "planned", plan: result.value.plan }
    : unchanged(client, sent.subject, result);
}

/** Saves the reviewed rule. */
export async function saveRule(
  client: Client,
  { planTag, ...sent }: Sent & { planTag: string },
): Promise<RuleSaveOutcome> {
  const result = await changeSeries(client, sent, { plan_tag: planTag });
  return result.kind === "ok"
    ? { kind: "saved", told: result.value.told ?? null }
    : unchanged(client, sent.subject, result);
}

const changeSeries = (
  client: Client,
  { subject: { teamId, series }, request: { rule, fromDay } }: Sent,
  how: { dry_run: true } | { plan_tag: string },
) =>
  client.send(changeSeriesCall, {
    path: { id: teamId, series_id: series.id },
    header: { "If-Match": asTag(series.version) },
    body: { rule: ruleBodyOf(rule), ...(fromDay !== null && { from_day: fromDay }), ...how },
  });

/** After a version conflict, reads the series that the event belongs to now. */
async function unchanged(
  client: Client,
  { teamId, eventId }: RuleSubject,
  result: Problem | Unreachable,
): Promise<Exclude<RuleSaveOutcome, { kind: "saved" }>> {
  if (!isOutdated(result)) return failedOutcome(result);
  const { signal } = new AbortController();
  const read = await readEvent(client, { teamId, eventId, tag: null, signal });
  return read.kind === "read" && read.details.series
    ? { kind: "differs", theirs: read.details.series }
    : failedOutcome(result);
}
