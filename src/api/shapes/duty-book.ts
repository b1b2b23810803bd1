// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const SharePlan: Shape<components["schemas"]["SharePlan"]> = {
  events: "number",
  families: "number",
  turns: "number",
  least: "number",
  most: "number",
  tag: "string",
};
const Duty: Shape<components["schemas"]["Duty"]> = {
  id: "string",
  name: "string",
  sign: "string",
  families: "number",
  kinds: ["string"],
  "side?": "string",
  "event_id?": "string",
  is_for_all: "boolean",
  spares_staff: "boolean",
  "shared_at?": "string",
  version: "number",
  "plan?": SharePlan,
};
const DutyEvent: Shape<components["schemas"]["DutyEvent"]> = {
  id: "string",
  kind: "string",
  title: "string",
  "opponent?": "string",
  "side?": "string",
  first_day: "string",
  starts_local: "string",
  timing: "string",
  "is_over?": "boolean",
  "is_called_off?": "boolean",
};
const DutyTurn: Shape<components["schemas"]["DutyTurn"]> = {
  event_id: "string",
  duty_id: "string",
  slot: "number",
  state: "string",
  "membership_id?": "string",
  version: "number",
};
const DutyFamily: Shape<components["schemas"]["DutyFamily"]> = {
  players: ["string"],
  membership_ids: ["string"],
  turns: "number",
  to_come: "number",
  "is_own?": "boolean",
  "is_spot?": "boolean",
};
const DutyChoice: Shape<components["schemas"]["DutyChoice"]> = {
  duty_id: "string",
  membership_ids: ["string"],
};
const DutyBook: Shape<components["schemas"]["DutyBook"]> = {
  duties: [Duty],
  events: [DutyEvent],
  turns: [DutyTurn],
  families: [DutyFamily],
  choices: [DutyChoice],
  "undo_until?": "string",
};
export { DutyBook };
