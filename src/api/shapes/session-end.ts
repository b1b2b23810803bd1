// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const SessionEnd: Shape<components["schemas"]["SessionEnd"]> = {
  ended: "boolean",
};
export { SessionEnd as endSession };
