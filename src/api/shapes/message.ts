// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

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
export { Message };
