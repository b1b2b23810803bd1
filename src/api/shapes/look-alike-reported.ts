// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const LookAlikeReported: Shape<components["schemas"]["LookAlikeReported"]> = {
  sent: "boolean",
};
export { LookAlikeReported as reportLookAlike };
