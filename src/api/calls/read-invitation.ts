// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const InvitingTeam: Shape<components["schemas"]["InvitingTeam"]> = {
  name: "string",
  sport: "string",
  colour_one: "string",
  colour_two: "string",
};
const InvitationOffer: Shape<components["schemas"]["InvitationOffer"]> = {
  invitation_id: "string",
  kind: "string",
  "team?": InvitingTeam,
  from: "string",
  roles: ["string"],
  needs_approval: "boolean",
  "child_first_name?": "string",
  my_children: [{
    child_id: "string",
    first_name: "string",
    last_initial: "string",
    state: "string",
  }],
  my_state: "string",
};

export const readInvitation: Call<"readInvitation"> = {
  method: "post",
  path: "/invitation/read",
  bearer: true,
  shape: InvitationOffer,
};
