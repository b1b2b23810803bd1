// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Child } from "../shapes/child";

export const addChild: Call<"addChild"> = {
  method: "post",
  path: "/child",
  bearer: true,
  shape: Child,
};
