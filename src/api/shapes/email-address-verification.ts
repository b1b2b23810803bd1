// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const EmailAddressVerification: Shape<components["schemas"]["EmailAddressVerification"]> = {
  verified: "boolean",
};
export { EmailAddressVerification as verifyEmailAddress };
