// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Child } from "../shapes/child";

export const decideCircleRequest: Call<"decideCircleRequest"> = {
  method: "post",
  path: "/child/child_id/{id}/circle_request/request_id/{request_id}/decide",
  bearer: true,
  shape: Child,
};
