// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const SpotResults: Shape<components["schemas"]["SpotResults"]> = {
  results: [{
    row: "number",
    "membership_id?": "string",
    invited: "number",
    "fault?": "string",
  }],
};
export { SpotResults as keepSpots };
