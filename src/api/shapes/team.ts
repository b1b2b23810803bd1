// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Standing: Shape<components["schemas"]["Standing"]> = {
  via: "string",
  roles: ["string"],
  "membership_id?": "string",
  "child_id?": "string",
  "child_first_name?": "string",
};
const Season: Shape<components["schemas"]["Season"]> = {
  id: "string",
  name: "string",
  starts_on: "string",
  ends_on: "string",
  "closed_at?": "string",
};
const TakeOver: Shape<components["schemas"]["TakeOver"]> = {
  name: "string",
  is_mine: "boolean",
  due_at: "string",
};
const Bar: Shape<components["schemas"]["Bar"]> = {
  user_id: "string",
  name: "string",
  created_at: "string",
};
const Team: Shape<components["schemas"]["Team"]> = {
  id: "string",
  name: "string",
  sport: "string",
  age_group: "string",
  colour_one: "string",
  colour_two: "string",
  time_zone: "string",
  my_standings: [Standing],
  seasons: [Season],
  counts: {
    players: "number",
    staff: "number",
    "requests?": "number",
  },
  is_resting: "boolean",
  "is_unseen?": "boolean",
  "take_over?": TakeOver,
  "bars?": [Bar],
  "answers_shown_to?": "string",
  "takes_usual?": "boolean",
  "families_post?": "boolean",
  "archived_at?": "string",
  version: "number",
};
export { Team };
