import type { SaveOutcome } from "../../../domain/base/saved-form";
import type { Team, TeamReadOutcome } from "../../../domain/team/team-page";
import { archiveTeam as archiveTeamCall } from "../../api/calls/archive-team";
import { liftBar as liftBarCall } from "../../api/calls/lift-bar";
import { readTeam as readTeamCall } from "../../api/calls/read-team";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { asTag, saveOutcome } from "../base/saved-form.effects";
import { readTagged } from "../base/tagged.effects";

export async function readTeam(
  client: Client,
  { teamId, tag, signal }: { teamId: string; tag: string | null; signal: AbortSignal },
): Promise<TeamReadOutcome> {
  const outcome = await readTagged(client, readTeamCall, { tag, signal }, { path: { id: teamId } });
  return outcome.kind === "read" ? { kind: "read", team: outcome.value, tag: outcome.tag } : outcome;
}

/** The current team. */
export const readAgain = (client: Client, teamId: string) =>
  client.send(readTeamCall, { path: { id: teamId } });

/** Archives or restores the team. */
export async function archiveTeam(
  client: Client,
  { team, archived }: { team: Team; archived: boolean },
): Promise<SaveOutcome<Team>> {
  const result = await client.send(archiveTeamCall, {
    path: { id: team.id },
    header: { "If-Match": asTag(team.version) },
    body: { archived },
  });
  return saveOutcome(result, () => readAgain(client, team.id));
}

/** Lifts a bar. When somebody else lifted it already, the team is read again. */
export async function liftBar(
  client: Client,
  { team, userId }: { team: Team; userId: string },
): Promise<SaveOutcome<Team>> {
  const result = await client.send(liftBarCall, { path: { id: team.id, user_id: userId } });
  const isLifted = result.kind === "problem" && result.messageCode === "COLLABORATOR_404";
  const now = isLifted ? await readAgain(client, team.id) : result;
  return now.kind === "ok" ? { kind: "saved", saved: now.value } : failedOutcome(now);
}
