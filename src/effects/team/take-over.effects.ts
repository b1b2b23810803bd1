import type { SaveOutcome } from "../../../domain/base/saved-form";
import type { Team } from "../../../domain/team/team-page";
import type { Client } from "../../api/client";
import { dismissWaiting as dismissWaitingShape } from "../../api/shapes/ending";
import { takeOverTeam as takeOverTeamShape } from "../../api/shapes/team";
import { failedOutcome } from "../base/outcome";
import { readAgain } from "./team.effects";

/** Where a manager came back meanwhile, the team is read anew, which shows it. */
export async function takeOverTeam(client: Client, teamId: string): Promise<SaveOutcome<Team>> {
  const result = await client.call(
    (http, init) => http.POST("/team/team_id/{id}/take_over", { ...init, params: { path: { id: teamId } } }),
    { bearer: true, isQuiet: true, shape: takeOverTeamShape },
  );
  const isBack = result.kind === "problem" && result.messageCode === "COLLABORATOR_401_UPDATE";
  const now = isBack ? await readAgain(client, teamId) : result;
  return now.kind === "ok" ? { kind: "saved", saved: now.value } : failedOutcome(now);
}

/** A manager is about: whoever asked is told so by the team itself. */
export async function dismissTakeOver(client: Client, teamId: string): Promise<SaveOutcome<Team>> {
  const result = await client.call(
    (http, init) => http.POST("/user/me/waiting/dismiss", { ...init, body: { id: `take_over ${teamId}` } }),
    { bearer: true, isQuiet: true, shape: dismissWaitingShape },
  );
  const now = result.kind === "ok" ? await readAgain(client, teamId) : result;
  return now.kind === "ok" ? { kind: "saved", saved: now.value } : failedOutcome(now);
}
