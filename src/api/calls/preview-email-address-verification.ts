// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const EmailAddressVerificationPreview: Shape<components["schemas"]["EmailAddressVerificationPreview"]> = {
  email_address: "string",
  full_name: "string",
  created_at: "string",
  is_this_browser: "boolean",
  takes_number: "boolean",
  has_password: "boolean",
};

export const previewEmailAddressVerification: Call<"previewEmailAddressVerification"> = {
  method: "post",
  path: "/auth/verify_email_address/preview",
  shape: EmailAddressVerificationPreview,
};
