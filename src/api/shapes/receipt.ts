// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const PhoneNumber: Shape<components["schemas"]["PhoneNumber"]> = {
  user_id: "string",
  name: "string",
  phone_number: "string",
};
const ReceiptFamily: Shape<components["schemas"]["ReceiptFamily"]> = {
  players: ["string"],
  membership_ids: ["string"],
  people: ["string"],
  knows: "boolean",
  is_here: "boolean",
  state: "string",
  "heard_at?": "string",
  "by?": "string",
  "at?": "string",
  "via?": "string",
  "phones?": [PhoneNumber],
};
const Receipt: Shape<components["schemas"]["Receipt"]> = {
  notice_version: "number",
  families: [ReceiptFamily],
};
export { Receipt };
