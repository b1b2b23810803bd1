// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Team } from "../shapes/team";

export const liftBar: Call<"liftBar"> = {
  method: "delete",
  path: "/team/team_id/{id}/bar/user_id/{user_id}",
  bearer: true,
  shape: Team,
};
