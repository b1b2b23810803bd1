// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Invitations } from "../shapes/invitations";

export const readTeamInvitations: Call<"readTeamInvitations"> = {
  method: "get",
  path: "/team/team_id/{id}/invitation",
  bearer: true,
  shape: Invitations,
};
