// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const InvitationDecline: Shape<components["schemas"]["InvitationDecline"]> = {
  declined: "boolean",
};

export const declineInvitation: Call<"declineInvitation"> = {
  method: "post",
  path: "/invitation/decline",
  shape: InvitationDecline,
};
