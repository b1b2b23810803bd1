import type { SaveOutcome } from "../../../domain/base/saved-form";
import type { Team } from "../../../domain/team/team-page";
import { dismissWaiting } from "../../api/calls/dismiss-waiting";
import { takeOverTeam as takeOverTeamCall } from "../../api/calls/take-over-team";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { readAgain } from "./team.effects";

/** When a manager came back meanwhile, the team is read again, which shows it. */
export async function takeOverTeam(client: Client, teamId: string): Promise<SaveOutcome<Team>> {
  const result = await client.send(takeOverTeamCall, { path: { id: teamId } });
  const isBack = result.kind === "problem" && result.messageCode === "COLLABORATOR_401_UPDATE";
  const now = isBack ? await readAgain(client, teamId) : result;
  return now.kind === "ok" ? { kind: "saved", saved: now.value } : failedOutcome(now);
}

/** Dismisses a take-over request; the team then shows its coach the dismissal. */
export async function dismissTakeOver(client: Client, teamId: string): Promise<SaveOutcome<Team>> {
  const result = await client.send(dismissWaiting, { body: { id: `take_over ${teamId}` } });
  const now = result.kind === "ok" ? await readAgain(client, teamId) : result;
  return now.kind === "ok" ? { kind: "saved", saved: now.value } : failedOutcome(now);
}
