// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const JoinOutcomes: Shape<components["schemas"]["JoinOutcomes"]> = {
  results: [{
    request_id: "string",
    outcome: "string",
  }],
};
export { JoinOutcomes as decideJoinRequests };
