// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const PasswordResetConfirmation: Shape<components["schemas"]["PasswordResetConfirmation"]> = {
  temporary_password: "string",
  email_address: "string",
};

export const confirmPasswordReset: Call<"confirmPasswordReset"> = {
  method: "post",
  path: "/auth/reset_password/confirm",
  shape: PasswordResetConfirmation,
};
