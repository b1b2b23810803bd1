// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Nudged: Shape<components["schemas"]["Nudged"]> = {
  nudged: "number",
  left_out: "number",
};
export { Nudged as nudgeFamilies };
