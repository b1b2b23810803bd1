// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Child } from "../shapes/child";

export const restoreChild: Call<"restoreChild"> = {
  method: "post",
  path: "/child/child_id/{id}/restore",
  bearer: true,
  shape: Child,
};
