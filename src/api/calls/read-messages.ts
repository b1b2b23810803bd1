// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const CheerCounts: Shape<components["schemas"]["CheerCounts"]> = {
  "clap?": "number",
  "fire?": "number",
  "heart?": "number",
  "laugh?": "number",
  "wow?": "number",
  "strong?": "number",
};
const Message: Shape<components["schemas"]["Message"]> = {
  seq: "number",
  message_id: "string",
  changed: "number",
  author_id: "string",
  text: "string",
  mentions: ["string"],
  "reply_to?": "number",
  cheers: CheerCounts,
  "my_cheer?": "string",
  made_at: "string",
  is_edited: "boolean",
  "withdrawn_as?": "string",
};
const HuddlePerson: Shape<components["schemas"]["HuddlePerson"]> = {
  team_id: "string",
  user_id: "string",
  shown_name: "string",
  "drip_name?": "string",
  "avatar?": "string",
  "standing?": "string",
};
const Thread: Shape<components["schemas"]["Thread"]> = {
  messages: [Message],
  quoted: [Message],
  people: [HuddlePerson],
  last_seq: "number",
  read_seq: "number",
  as_of: "number",
  is_whole: "boolean",
};

export const readMessages: Call<"readMessages"> = {
  method: "get",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message",
  bearer: true,
  shape: Thread,
};
