// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Invitation } from "../shapes/invitation";

export const inviteToChild: Call<"inviteToChild"> = {
  method: "post",
  path: "/child/child_id/{id}/invitation",
  bearer: true,
  shape: Invitation,
};
