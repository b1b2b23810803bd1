// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const SignUpReply: Shape<components["schemas"]["SignUpReply"]> = {
  user_id: "string",
};

export const signUpWithEmailAddress: Call<"signUpWithEmailAddress"> = {
  method: "post",
  path: "/auth/sign_up_with_email_address",
  shape: SignUpReply,
};
