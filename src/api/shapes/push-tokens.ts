// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const PushToken: Shape<components["schemas"]["PushToken"]> = {
  id: "string",
  label: "string",
  endpoint_hash: "string",
  is_of_this_session: "boolean",
  made_at: "string",
  "last_ok_at?": "string",
  "silent_since?": "string",
};
const PushTokens: Shape<components["schemas"]["PushTokens"]> = {
  tokens: [PushToken],
  application_server_key: "string",
  may_ring: "boolean",
};
export { PushTokens };
