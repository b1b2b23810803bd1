// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Team } from "../shapes/team";

export const closeSeason: Call<"closeSeason"> = {
  method: "post",
  path: "/team/team_id/{id}/season/close",
  bearer: true,
  shape: Team,
};
