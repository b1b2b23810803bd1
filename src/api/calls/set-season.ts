// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Team } from "../shapes/team";

export const setSeason: Call<"setSeason"> = {
  method: "put",
  path: "/team/team_id/{id}/season",
  bearer: true,
  shape: Team,
};
