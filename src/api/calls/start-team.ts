// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Team } from "../shapes/team";

export const startTeam: Call<"startTeam"> = {
  method: "post",
  path: "/team",
  bearer: true,
  shape: Team,
};
