// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

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
export { OwnSessions as readSessions };
