// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const InvitationEnd: Shape<components["schemas"]["InvitationEnd"]> = {
  ended: "boolean",
};
export { InvitationEnd as withdrawInvitation };
