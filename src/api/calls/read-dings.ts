// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const DingEvent: Shape<components["schemas"]["DingEvent"]> = {
  kind: "string",
  title: "string",
  "opponent?": "string",
  timing: "string",
  starts_local: "string",
  starts_at: "string",
  time_zone: "string",
};
const DingAbout: Shape<components["schemas"]["DingAbout"]> = {
  "event_id?": "string",
  "child_id?": "string",
  "huddle_id?": "string",
  "who?": "string",
  "child_name?": "string",
  "team_name?": "string",
  "huddle_name?": "string",
  "is_post?": "boolean",
  "event?": DingEvent,
};
const Ding: Shape<components["schemas"]["Ding"]> = {
  id: "string",
  kind: "string",
  "team_id?": "string",
  about: DingAbout,
  times: "number",
  last_at: "string",
  is_seen: "boolean",
  is_read: "boolean",
};
const Dings: Shape<components["schemas"]["Dings"]> = {
  items: [Ding],
  "next_after?": "string",
};

export const readDings: Call<"readDings"> = {
  method: "get",
  path: "/ding",
  bearer: true,
  shape: Dings,
};
