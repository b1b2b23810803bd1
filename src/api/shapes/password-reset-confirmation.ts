// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const PasswordResetConfirmation: Shape<components["schemas"]["PasswordResetConfirmation"]> = {
  temporary_password: "string",
  email_address: "string",
};
export { PasswordResetConfirmation as confirmPasswordReset };
