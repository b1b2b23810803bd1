// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const VerificationNumber: Shape<components["schemas"]["VerificationNumber"]> = {
  "number?": "string",
};

export const readVerificationNumber: Call<"readVerificationNumber"> = {
  method: "post",
  path: "/auth/verify_email_address/number",
  bearer: true,
  shape: VerificationNumber,
};
