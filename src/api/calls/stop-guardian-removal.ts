// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Child } from "../shapes/child";

export const stopGuardianRemoval: Call<"stopGuardianRemoval"> = {
  method: "delete",
  path: "/child/child_id/{id}/removal/request_id/{request_id}",
  bearer: true,
  shape: Child,
};
