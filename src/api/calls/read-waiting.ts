// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

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
const WaitingItem: Shape<components["schemas"]["WaitingItem"]> = {
  kind: "string",
  id: "string",
  created_at: "string",
  "count?": "number",
  "team_id?": "string",
  "team_name?": "string",
  "colour_one?": "string",
  "colour_two?": "string",
  "child_id?": "string",
  "child_first_name?": "string",
  "child_last_initial?": "string",
  "membership_id?": "string",
  "person_name?": "string",
  "request_id?": "string",
  "invitation_id?": "string",
  "invitation_kind?": "string",
  "wish?": "string",
  "has_link_maker_left?": "boolean",
  "event_id?": "string",
  "is_called_off?": "boolean",
  "is_back_on?": "boolean",
  "event_title?": "string",
  "starts_local?": "string",
  "absence_id?": "string",
  "first_day?": "string",
  "last_day?": "string",
  "weekdays?": "number",
  "version?": "number",
  "duty_id?": "string",
  "duty_name?": "string",
  "duty_sign?": "string",
  "slot?": "number",
  "device_label?": "string",
  "arrives_at?": "string",
  "card_id?": "string",
  "question?": "string",
  "closes_at?": "string",
  "ends_at?": "string",
  "notice_version?": "number",
  "ways?": ["string"],
  "ride_state?": "string",
  "driver_id?": "string",
  "driver_name?": "string",
  "event_version?": "number",
  "leaves_local?": "string",
  "agreed_local?": "string",
  "now_local?": "string",
  "families?": [ReceiptFamily],
};
const WaitingList: Shape<components["schemas"]["WaitingList"]> = {
  items: [WaitingItem],
};

export const readWaiting: Call<"readWaiting"> = {
  method: "get",
  path: "/user/me/waiting",
  bearer: true,
  shape: WaitingList,
};
