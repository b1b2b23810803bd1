// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const LookAlikeReported: Shape<components["schemas"]["LookAlikeReported"]> = {
  sent: "boolean",
};

export const reportLookAlike: Call<"reportLookAlike"> = {
  method: "post",
  path: "/team/team_id/{id}/membership/membership_id/{membership_id}/report",
  bearer: true,
  shape: LookAlikeReported,
};
