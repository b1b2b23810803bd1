// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const VerificationNumber: Shape<components["schemas"]["VerificationNumber"]> = {
  "number?": "string",
};
export { VerificationNumber as readVerificationNumber };
