// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Team } from "../shapes/team";

export const takeOverTeam: Call<"takeOverTeam"> = {
  method: "post",
  path: "/team/team_id/{id}/take_over",
  bearer: true,
  shape: Team,
};
