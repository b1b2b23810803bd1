// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const OwnSession: Shape<components["schemas"]["OwnSession"]> = {
  id: "string",
  "browser?": "string",
  "system?": "string",
  created_at: "string",
  last_used_at: "string",
  is_this_one: "boolean",
};
const OwnSessions: Shape<components["schemas"]["OwnSessions"]> = {
  items: [OwnSession],
  "next_after?": "string",
};

export const readSessions: Call<"readSessions"> = {
  method: "get",
  path: "/user/me/sessions",
  bearer: true,
  shape: OwnSessions,
};
