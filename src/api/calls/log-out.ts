// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const LogOutReply: Shape<components["schemas"]["LogOutReply"]> = {
  logged_out: "boolean",
};

export const logOut: Call<"logOut"> = {
  method: "post",
  path: "/auth/log_out",
  shape: LogOutReply,
};
