// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const InvitationOutcomes: Shape<components["schemas"]["InvitationOutcomes"]> = {
  results: [{
    outcome: "string",
    "child_id?": "string",
  }],
  "team_id?": "string",
};

export const acceptInvitation: Call<"acceptInvitation"> = {
  method: "post",
  path: "/invitation/accept",
  bearer: true,
  shape: InvitationOutcomes,
};
