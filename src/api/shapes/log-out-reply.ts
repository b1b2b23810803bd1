// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const LogOutReply: Shape<components["schemas"]["LogOutReply"]> = {
  logged_out: "boolean",
};
export { LogOutReply as logOut };
