// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const PasswordResetReply: Shape<components["schemas"]["PasswordResetReply"]> = {
  sent: "number",
  "link_expires_in?": "number",
  "next_in?": "number",
};

export const requestPasswordReset: Call<"requestPasswordReset"> = {
  method: "post",
  path: "/auth/reset_password",
  shape: PasswordResetReply,
};
