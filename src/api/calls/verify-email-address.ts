// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const EmailAddressVerification: Shape<components["schemas"]["EmailAddressVerification"]> = {
  verified: "boolean",
};

export const verifyEmailAddress: Call<"verifyEmailAddress"> = {
  method: "post",
  path: "/auth/verify_email_address",
  shape: EmailAddressVerification,
};
