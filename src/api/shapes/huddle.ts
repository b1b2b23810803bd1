// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const LastMessage: Shape<components["schemas"]["LastMessage"]> = {
  seq: "number",
  author_id: "string",
  "text?": "string",
  made_at: "string",
  "withdrawn_as?": "string",
};
const Huddle: Shape<components["schemas"]["Huddle"]> = {
  id: "string",
  team_id: "string",
  kind: "string",
  name: "string",
  "title?": "string",
  is_mine: "boolean",
  is_over: "boolean",
  "last?": LastMessage,
  last_seq: "number",
  read_seq: "number",
  unread: "number",
  "muted_until?": "string",
  readers: "number",
  "event_id?": "string",
  version: "number",
};
export { Huddle };
