// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Team } from "../shapes/team";

export const updateTeam: Call<"updateTeam"> = {
  method: "patch",
  path: "/team/team_id/{id}",
  bearer: true,
  shape: Team,
};
