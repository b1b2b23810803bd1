// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const InvitationEnd: Shape<components["schemas"]["InvitationEnd"]> = {
  ended: "boolean",
};

export const withdrawInvitation: Call<"withdrawInvitation"> = {
  method: "delete",
  path: "/invitation/invitation_id/{id}",
  bearer: true,
  shape: InvitationEnd,
};
