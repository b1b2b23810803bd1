// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const SignUpReply: Shape<components["schemas"]["SignUpReply"]> = {
  user_id: "string",
};
export { SignUpReply as signUpWithEmailAddress };
