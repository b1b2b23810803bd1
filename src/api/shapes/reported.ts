// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Reported: Shape<components["schemas"]["Reported"]> = {
  reported: "boolean",
};
export { Reported as reportMessage };
