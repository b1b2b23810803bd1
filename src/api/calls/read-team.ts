// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Team } from "../shapes/team";

export const readTeam: Call<"readTeam"> = {
  method: "get",
  path: "/team/team_id/{id}",
  bearer: true,
  shape: Team,
};
