// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const DripNameValidation: Shape<components["schemas"]["DripNameValidation"]> = {
  contains_profanity: "boolean",
  available: "boolean",
  "suggestions?": ["string"],
};

export const validateDripName: Call<"validateDripName"> = {
  method: "post",
  path: "/user/drip_name/validate",
  bearer: true,
  shape: DripNameValidation,
};
