// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Readiness: Shape<components["schemas"]["Readiness"]> = {
  status: "string",
};
export { Readiness as readReadiness };
