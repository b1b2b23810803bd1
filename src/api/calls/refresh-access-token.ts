// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Refresh: Shape<components["schemas"]["Refresh"]> = {
  access_token: "string",
  "refresh_token?": "string",
  "must_change_password?": "boolean",
};

export const refreshAccessToken: Call<"refreshAccessToken"> = {
  method: "post",
  path: "/auth/refresh_access_token",
  shape: Refresh,
};
