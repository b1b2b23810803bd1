// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Reported: Shape<components["schemas"]["Reported"]> = {
  reported: "boolean",
};

export const reportMessage: Call<"reportMessage"> = {
  method: "post",
  path: "/team/team_id/{id}/report",
  bearer: true,
  shape: Reported,
};
