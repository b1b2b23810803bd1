// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Invitation } from "../shapes/invitation";

export const renewInvitation: Call<"renewInvitation"> = {
  method: "post",
  path: "/invitation/invitation_id/{id}/renew",
  bearer: true,
  shape: Invitation,
};
