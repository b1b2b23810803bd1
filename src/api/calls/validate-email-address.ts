// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const EmailAddressValidation: Shape<components["schemas"]["EmailAddressValidation"]> = {
  available: "boolean",
  "provider?": "string",
  "formatted_provider?": "string",
};

export const validateEmailAddress: Call<"validateEmailAddress"> = {
  method: "post",
  path: "/user/email_address/validate",
  shape: EmailAddressValidation,
};
