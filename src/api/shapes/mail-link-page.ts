// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const MailLinkEvent: Shape<components["schemas"]["MailLinkEvent"]> = {
  title: "string",
  "opponent?": "string",
  timing: "string",
  time_zone: "string",
  starts_local: "string",
  starts_at: "string",
  first_day: "string",
  last_day: "string",
  arrive_minutes: "number",
  place: ["string"],
  "called_off?": {
    reason: "string",
    "note?": "string",
  },
  version: "number",
};
const PartChange: Shape<components["schemas"]["PartChange"]> = {
  what: "string",
  "before?": "string",
  "after?": "string",
};
const MailLinkPlayer: Shape<components["schemas"]["MailLinkPlayer"]> = {
  membership_id: "string",
  first_name: "string",
  "number?": "string",
  "answer?": "string",
  "note?": "string",
  "answered_by?": {
    name: "string",
    is_me: "boolean",
  },
  "answered_at?": "string",
  answer_version: "number",
  is_for_old_time: "boolean",
  "source?": "string",
  "over?": "string",
};
const MyTurn: Shape<components["schemas"]["MyTurn"]> = {
  duty_id: "string",
  name: "string",
  sign: "string",
  slot: "number",
  state: "string",
  version: "number",
};
const MailLinkPage: Shape<components["schemas"]["MailLinkPage"]> = {
  purpose: "string",
  team: {
    name: "string",
    colour_one: "string",
    colour_two: "string",
  },
  event: MailLinkEvent,
  changes: [PartChange],
  is_newest: "boolean",
  knows: "boolean",
  open: ["string"],
  "closed?": "string",
  players: [MailLinkPlayer],
  "turns?": [MyTurn],
  mails_stopped: "boolean",
};
export { MailLinkPage };
