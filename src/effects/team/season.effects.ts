import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import { problemTexts } from "../../../domain/base/texts";
import type { SeasonClosing, SeasonForm } from "../../../domain/team/season";
import { openSeason, type Team } from "../../../domain/team/team-page";
import { closeSeason as closeSeasonCall } from "../../api/calls/close-season";
import { setSeason } from "../../api/calls/set-season";
import type { Client } from "../../api/client";
import { asTag, saveOutcome } from "../base/saved-form.effects";
import { readAgain } from "./team.effects";

/** Saves the season's name and days. `saved` is the team as the person saw it. */
export async function saveSeason(
  client: Client,
  { form, saved }: SaveInput<SeasonForm, Team>,
): Promise<SaveOutcome<Team>> {
  if (saved === null) throw new Error("A season is set in a team");
  const result = await client.send(setSeason, {
    path: { id: saved.id },
    header: { "If-Match": asTag(saved.version) },
    body: { name: form.name, starts_on: form.startsOn, ends_on: form.endsOn },
  });
  return saveOutcome(result, () => readAgain(client, saved.id));
}

/** A season that somebody else closed meanwhile is refused: the one that is open now is not the one that the person saw. */
export async function closeSeason(
  client: Client,
  { form: { next }, key, saved }: SaveInput<SeasonClosing, Team>,
): Promise<SaveOutcome<Team>> {
  if (saved === null) throw new Error("A season is closed in a team");
  const result = await client.send(closeSeasonCall, {
    path: { id: saved.id },
    header: { "Idempotency-Key": key, "If-Match": asTag(saved.version) },
    body: next ? { next: { name: next.name, starts_on: next.startsOn, ends_on: next.endsOn } } : {},
  });
  const outcome = await saveOutcome(result, () => readAgain(client, saved.id));
  if (outcome.kind !== "differs" || openSeason(outcome.theirs)?.id === openSeason(saved)?.id) return outcome;
  return { kind: "refused", text: (await client.textOfCode("SEASON_404")) ?? problemTexts.unknown };
}
