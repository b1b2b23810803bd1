// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Child } from "../shapes/child";

export const updateChild: Call<"updateChild"> = {
  method: "patch",
  path: "/child/child_id/{id}",
  bearer: true,
  shape: Child,
};
