import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import { problemTexts } from "../../../domain/base/texts";
import type { SeasonClosing, SeasonForm } from "../../../domain/team/season";
import { openSeason, type Team, type TeamReadOutcome } from "../../../domain/team/team-page";
import type { Client } from "../../api/client";
import {
  archiveTeam as archiveTeamShape,
  closeSeason as closeSeasonShape,
  liftBar as liftBarShape,
  readTeam as readTeamShape,
  setSeason as setSeasonShape,
} from "../../api/shapes/team";
import { failedOutcome } from "../base/outcome";
import { asTag, saveOutcome } from "../base/saved-form.effects";
import { readTagged } from "../base/tagged.effects";

export async function readTeam(
  client: Client,
  { teamId, tag, signal }: { teamId: string; tag: string | null; signal: AbortSignal },
): Promise<TeamReadOutcome> {
  const outcome = await readTagged(
    client,
    { tag, signal, shape: readTeamShape },
    (http, { params, ...init }) =>
      http.GET("/team/team_id/{id}", { ...init, params: { ...params, path: { id: teamId } } }),
  );
  return outcome.kind === "read" ? { kind: "read", team: outcome.value, tag: outcome.tag } : outcome;
}

/** The current team. */
export const readAgain = (client: Client, teamId: string) =>
  client.quietly(readTeamShape, (http, init) =>
    http.GET("/team/team_id/{id}", { ...init, params: { path: { id: teamId } } }),
  );

/** Saves the season's name and days. `saved` is the team as the person saw it. */
export async function saveSeason(
  client: Client,
  { form, saved }: SaveInput<SeasonForm, Team>,
): Promise<SaveOutcome<Team>> {
  if (saved === null) throw new Error("A season is set in a team");
  const result = await client.quietly(setSeasonShape, (http, init) =>
    http.PUT("/team/team_id/{id}/season", {
      ...init,
      params: { path: { id: saved.id }, header: { "If-Match": asTag(saved.version) } },
      body: { name: form.name, starts_on: form.startsOn, ends_on: form.endsOn },
    }),
  );
  return saveOutcome(result, () => readAgain(client, saved.id));
}

/** A season that somebody else closed meanwhile is refused: the one that is open now is not the one that the person saw. */
export async function closeSeason(
  client: Client,
  { form: { next }, key, saved }: SaveInput<SeasonClosing, Team>,
): Promise<SaveOutcome<Team>> {
  if (saved === null) throw new Error("A season is closed in a team");
  const result = await client.quietly(closeSeasonShape, (http, init) =>
    http.POST("/team/team_id/{id}/season/close", {
      ...init,
      params: {
        path: { id: saved.id },
        header: { "Idempotency-Key": key, "If-Match": asTag(saved.version) },
      },
      body: next ? { next: { name: next.name, starts_on: next.startsOn, ends_on: next.endsOn } } : {},
    }),
  );
  const outcome = await saveOutcome(result, () => readAgain(client, saved.id));
  if (outcome.kind !== "differs" || openSeason(outcome.theirs)?.id === openSeason(saved)?.id) return outcome;
  return { kind: "refused", text: (await client.textOfCode("SEASON_404")) ?? problemTexts.unknown };
}

/** Archives or restores the team. */
export async function archiveTeam(
  client: Client,
  { team, archived }: { team: Team; archived: boolean },
): Promise<SaveOutcome<Team>> {
  const result = await client.quietly(archiveTeamShape, (http, init) =>
    http.POST("/team/team_id/{id}/archive", {
      ...init,
      params: { path: { id: team.id }, header: { "If-Match": asTag(team.version) } },
      body: { archived },
    }),
  );
  return saveOutcome(result, () => readAgain(client, team.id));
}

/** Lifts a bar. When somebody else lifted it already, the team is read again. */
export async function liftBar(
  client: Client,
  { team, userId }: { team: Team; userId: string },
): Promise<SaveOutcome<Team>> {
  const result = await client.quietly(liftBarShape, (http, init) =>
    http.DELETE("/team/team_id/{id}/bar/user_id/{user_id}", {
      ...init,
      params: { path: { id: team.id, user_id: userId } },
    }),
  );
  const isLifted = result.kind === "problem" && result.messageCode === "COLLABORATOR_404";
  const now = isLifted ? await readAgain(client, team.id) : result;
  return now.kind === "ok" ? { kind: "saved", saved: now.value } : failedOutcome(now);
}
