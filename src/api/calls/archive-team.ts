// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Team } from "../shapes/team";

export const archiveTeam: Call<"archiveTeam"> = {
  method: "post",
  path: "/team/team_id/{id}/archive",
  bearer: true,
  shape: Team,
};
