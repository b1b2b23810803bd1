// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Invitation: Shape<components["schemas"]["Invitation"]> = {
  id: "string",
  kind: "string",
  roles: ["string"],
  link: "string",
  "code?": "string",
  uses: "number",
  max_uses: "number",
  expires_at: "string",
  "email_address?": "string",
  "membership_id?": "string",
  state: "string",
  created_at: "string",
};
const Invitations: Shape<components["schemas"]["Invitations"]> = {
  items: [Invitation],
  "next_after?": "string",
};
export { Invitations };
