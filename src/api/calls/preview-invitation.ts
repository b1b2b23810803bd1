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
const InvitationPreview: Shape<components["schemas"]["InvitationPreview"]> = {
  kind: "string",
  "team?": InvitingTeam,
  from: "string",
  roles: ["string"],
  needs_approval: "boolean",
  "email_address?": "string",
  "child_first_name?": "string",
};

export const previewInvitation: Call<"previewInvitation"> = {
  method: "post",
  path: "/invitation/preview",
  shape: InvitationPreview,
};
