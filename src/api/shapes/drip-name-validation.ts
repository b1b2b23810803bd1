// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const DripNameValidation: Shape<components["schemas"]["DripNameValidation"]> = {
  contains_profanity: "boolean",
  available: "boolean",
  "suggestions?": ["string"],
};
export { DripNameValidation as validateDripName };
