import type { SaveOutcome } from "../../../domain/base/saved-form";
import type { Team } from "../../../domain/team/team-page";
import type { Client } from "../../api/client";
import { dismissWaiting as dismissWaitingShape } from "../../api/shapes/ending";
import { takeOverTeam as takeOverTeamShape } from "../../api/shapes/team";
import { failedOutcome } from "../base/outcome";
import { readAgain } from "./team.effects";

/** When a manager came back meanwhile, the team is read again, which shows it. */
export async function takeOverTeam(client: Client, teamId: string): Promise<SaveOutcome<Team>> {
  const result = await client.quietly(takeOverTeamShape, (http, init) =>
    http.POST("/team/team_id/{id}/take_over", { ...init, params: { path: { id: teamId } } }),
  );
  const isBack = result.kind === "problem" && result.messageCode === "COLLABORATOR_401_UPDATE";
  const now = isBack ? await readAgain(client, teamId) : result;
  return now.kind === "ok" ? { kind: "saved", saved: now.value } : failedOutcome(now);
}

/** Dismisses a take-over request; the team then shows its coach the dismissal. */
export async function dismissTakeOver(client: Client, teamId: string): Promise<SaveOutcome<Team>> {
  const result = await client.quietly(dismissWaitingShape, (http, init) =>
    http.POST("/user/me/waiting/dismiss", { ...init, body: { id: `take_over ${teamId}` } }),
  );
  const now = result.kind === "ok" ? await readAgain(client, teamId) : result;
  return now.kind === "ok" ? { kind: "saved", saved: now.value } : failedOutcome(now);
}
