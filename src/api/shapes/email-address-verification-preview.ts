// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const EmailAddressVerificationPreview: Shape<components["schemas"]["EmailAddressVerificationPreview"]> = {
  email_address: "string",
  full_name: "string",
  created_at: "string",
  is_this_browser: "boolean",
  takes_number: "boolean",
  has_password: "boolean",
};
export { EmailAddressVerificationPreview as previewEmailAddressVerification };
