// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Invitation } from "../shapes/invitation";

export const inviteToTeam: Call<"inviteToTeam"> = {
  method: "post",
  path: "/team/team_id/{id}/invitation",
  bearer: true,
  shape: Invitation,
};
