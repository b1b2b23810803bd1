// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const CalendarLink: Shape<components["schemas"]["CalendarLink"]> = {
  id: "string",
  scope: "string",
  "child_id?": "string",
  "team_id?": "string",
  "name?": "string",
  "guest_name?": "string",
  "link?": "string",
  leaves_out_declined: "boolean",
  "ends_on?": "string",
  "last_fetched_at?": "string",
  "last_fetched_by?": "string",
  is_mine: "boolean",
  version: "number",
};
export { CalendarLink };
