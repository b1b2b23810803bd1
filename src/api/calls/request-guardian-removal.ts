// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Child } from "../shapes/child";

export const requestGuardianRemoval: Call<"requestGuardianRemoval"> = {
  method: "post",
  path: "/child/child_id/{id}/guardian/user_id/{user_id}/removal",
  bearer: true,
  shape: Child,
};
