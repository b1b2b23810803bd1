import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import type { Team, TeamForm } from "../../../domain/team/team-form";
import type { Client } from "../../api/client";
import {
  readTeam as readTeamShape,
  startTeam as startTeamShape,
  updateTeam as updateTeamShape,
} from "../../api/shapes/team";
import { failedOutcome } from "../base/outcome";
import { asTag, saveOutcome } from "../base/saved-form.effects";

/** Creates a team in the device's zone, or changes the given one. */
export async function saveTeam(
  client: Client,
  timeZone: string,
  { form, key, saved }: SaveInput<TeamForm, Team>,
): Promise<SaveOutcome<Team>> {
  const { name, sport, ageGroup, colour_one, colour_two, isCoach, answersShownTo, takesUsual } = form;
  const fields = { name, sport, age_group: ageGroup, colour_one, colour_two };
  if (saved === null) {
    const started = await client.call(
      (http, init) =>
        http.POST("/team", {
          ...init,
          params: { header: { "Idempotency-Key": key } },
          body: { ...fields, time_zone: timeZone, is_coach: isCoach },
        }),
      { bearer: true, shape: startTeamShape },
    );
    return started.kind === "ok" ? { kind: "saved", saved: started.value } : failedOutcome(started);
  }
  const { id, version } = saved;
  const changed = await client.call(
    (http, init) =>
      http.PATCH("/team/team_id/{id}", {
        ...init,
        params: { path: { id }, header: { "If-Match": asTag(version) } },
        body: { ...fields, answers_shown_to: answersShownTo, takes_usual: takesUsual },
      }),
    { bearer: true, shape: updateTeamShape },
  );
  return saveOutcome(changed, () =>
    client.call((http, init) => http.GET("/team/team_id/{id}", { ...init, params: { path: { id } } }), {
      bearer: true,
      shape: readTeamShape,
    }),
  );
}
