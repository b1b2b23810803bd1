// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const SpotResults: Shape<components["schemas"]["SpotResults"]> = {
  results: [{
    row: "number",
    "membership_id?": "string",
    invited: "number",
    "fault?": "string",
  }],
};

export const keepSpots: Call<"keepSpots"> = {
  method: "post",
  path: "/team/team_id/{id}/spots",
  bearer: true,
  shape: SpotResults,
};
