// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Pings: Shape<components["schemas"]["Pings"]> = {
  "last_new_ping_at?": "string",
  new_feed_cards: "number",
  new_messages: "number",
  new_notifications: "number",
};
export { Pings };
