// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Ending: Shape<components["schemas"]["Ending"]> = {
  ended: "boolean",
};
export { Ending };
