// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Invitations } from "../shapes/invitations";

export const readChildInvitations: Call<"readChildInvitations"> = {
  method: "get",
  path: "/child/child_id/{id}/invitation",
  bearer: true,
  shape: Invitations,
};
