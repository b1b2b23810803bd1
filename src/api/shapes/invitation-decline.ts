// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const InvitationDecline: Shape<components["schemas"]["InvitationDecline"]> = {
  declined: "boolean",
};
export { InvitationDecline as declineInvitation };
