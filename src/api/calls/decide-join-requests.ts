// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const JoinOutcomes: Shape<components["schemas"]["JoinOutcomes"]> = {
  results: [{
    request_id: "string",
    outcome: "string",
  }],
};

export const decideJoinRequests: Call<"decideJoinRequests"> = {
  method: "post",
  path: "/team/team_id/{id}/join_request/decide",
  bearer: true,
  shape: JoinOutcomes,
};
