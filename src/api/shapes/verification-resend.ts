// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const VerificationResend: Shape<components["schemas"]["VerificationResend"]> = {
  sent: "boolean",
};
export { VerificationResend as resendVerification };
