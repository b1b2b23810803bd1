import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { OpenReport } from "../../../domain/report/open-reports";
import type { components } from "../../../openapi";
import { decideReport } from "../../api/calls/decide-report";
import { readReports } from "../../api/calls/read-reports";
import type { Client } from "../../api/client";
import { refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { readTagged } from "../base/tagged.effects";

type Reports = components["schemas"]["Reports"];
type Asked = { tag: string | null; after: string | null };

/** Fills the actors of the list of a team's open reports, which comes in one reply. */
export const openReportActors = (client: Client, teamId: string) => ({
  read: effect(({ input, signal }: { input: Asked; signal: AbortSignal }) =>
    readOpenReports(client, teamId, { tag: input.tag, signal }),
  ),
  change: effect(({ input }: { input: Change<OpenReport> }) => decide(client, teamId, input)),
});

async function readOpenReports(
  client: Client,
  teamId: string,
  { tag, signal }: { tag: string | null; signal: AbortSignal },
): Promise<ReadOutcome<OpenReport>> {
  const outcome = await readTagged(client, readReports, { tag, signal }, { path: { id: teamId } });
  if (outcome.kind !== "read") return outcome;
  return { kind: "listed", items: openReportsOf(outcome.value), nextAfter: null, tag: outcome.tag };
}

function openReportsOf({ reports, people }: Reports): OpenReport[] {
  const names = Object.fromEntries(people.map(({ user_id, shown_name }) => [user_id, shown_name]));
  return reports.map(({ report_id: id, reason, note, copy, made_at, version }) => ({
    id,
    reason,
    note,
    copy,
    made_at,
    version,
    names,
    decision: null,
  }));
}

/** What another manager decided meanwhile leaves the list too. */
async function decide(
  client: Client,
  teamId: string,
  { to }: Change<OpenReport>,
): Promise<ChangeOutcome<OpenReport>> {
  const decision = to?.decision;
  if (!to || !decision) return { kind: "accepted", item: null };
  const result = await client.send(decideReport, {
    path: { id: teamId, report_id: to.id },
    header: { "If-Match": `"${to.version}"` },
    body: { decision },
  });
  const isGone = result.kind === "problem" && result.messageCode === "REPORT_404";
  return result.kind === "ok" || isGone ? { kind: "accepted", item: null } : refused(result);
}
