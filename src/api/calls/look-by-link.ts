// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const LookEvent: Shape<components["schemas"]["LookEvent"]> = {
  id: "string",
  team_name: "string",
  kind: "string",
  title: "string",
  "opponent?": "string",
  timing: "string",
  time_zone: "string",
  starts_local: "string",
  ends_local: "string",
  arrive_minutes: "number",
  first_day: "string",
  last_day: "string",
  starts_at: "string",
  "place?": "string",
  "address?": "string",
  status: "string",
};
const Look: Shape<components["schemas"]["Look"]> = {
  is_over: "boolean",
  "first_name?": "string",
  "today?": "string",
  "days?": "number",
  "events?": [LookEvent],
};

export const lookByLink: Call<"lookByLink"> = {
  method: "post",
  path: "/calendar_link/look",
  shape: Look,
};
