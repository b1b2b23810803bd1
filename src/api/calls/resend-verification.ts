// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const VerificationResend: Shape<components["schemas"]["VerificationResend"]> = {
  sent: "boolean",
};

export const resendVerification: Call<"resendVerification"> = {
  method: "post",
  path: "/auth/verify_email_address/resend",
  bearer: true,
  shape: VerificationResend,
};
