// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const LogIn: Shape<components["schemas"]["LogIn"]> = {
  access_token: "string",
  oauth_state: "string",
  pkce_code_challenge: "string",
  pkce_code_verifier: "string",
  refresh_token: "string",
  "must_change_password?": "boolean",
};
export { LogIn };
