import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import type { Team, TeamForm } from "../../../domain/team/team-form";
import type { TeamChange } from "../../../domain/team/team-rules";
import { readTeam } from "../../api/calls/read-team";
import { startTeam } from "../../api/calls/start-team";
import { updateTeam } from "../../api/calls/update-team";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { asTag, saveOutcome } from "../base/saved-form.effects";

/** Creates a team in the device's zone, or changes the given one. */
export async function saveTeam(
  client: Client,
  timeZone: string,
  { form, key, saved }: SaveInput<TeamForm, Team>,
): Promise<SaveOutcome<Team>> {
  const { isCoach, ...fields } = form;
  if (saved === null) {
    const started = await client.send(
      startTeam,
      { header: { "Idempotency-Key": key }, body: { ...fields, time_zone: timeZone, is_coach: isCoach } },
      { isQuiet: false },
    );
    return started.kind === "ok" ? { kind: "saved", saved: started.value } : failedOutcome(started);
  }
  const { id, version } = saved;
  const changed = await client.send(
    updateTeam,
    {
      path: { id },
      header: { "If-Match": asTag(version) },
      body: fields,
    },
    { isQuiet: false },
  );
  return saveOutcome(changed, () => client.send(readTeam, { path: { id } }, { isQuiet: false }));
}

/** Saves single fields. */
export async function changeTeam(
  client: Client,
  { team, change }: { team: Team; change: TeamChange },
): Promise<SaveOutcome<Team>> {
  const result = await client.send(updateTeam, {
    path: { id: team.id },
    header: { "If-Match": asTag(team.version) },
    body: change,
  });
  return saveOutcome(result, () => client.send(readTeam, { path: { id: team.id } }));
}
