// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Answerer: Shape<components["schemas"]["Answerer"]> = {
  name: "string",
  is_me: "boolean",
};
const Absence: Shape<components["schemas"]["Absence"]> = {
  id: "string",
  "child_id?": "string",
  first_name: "string",
  first_day: "string",
  last_day: "string",
  weekdays: "number",
  said_by: Answerer,
  said_at: "string",
  covers: "number",
  version: "number",
};
const AbsenceEvent: Shape<components["schemas"]["AbsenceEvent"]> = {
  team_id: "string",
  team_name: "string",
  event_id: "string",
  title: "string",
  "opponent?": "string",
  timing: "string",
  starts_local: "string",
  membership_id: "string",
  "child_id?": "string",
  first_name: "string",
};
const AbsenceTurn: Shape<components["schemas"]["AbsenceTurn"]> = {
  team_id: "string",
  team_name: "string",
  event_id: "string",
  title: "string",
  "opponent?": "string",
  timing: "string",
  starts_local: "string",
  membership_id: "string",
  "child_id?": "string",
  first_name: "string",
  from: "string",
  to: "string",
};
const AbsenceTouch: Shape<components["schemas"]["AbsenceTouch"]> = {
  team_id: "string",
  team_name: "string",
  event_id: "string",
  title: "string",
  "opponent?": "string",
  timing: "string",
  starts_local: "string",
  membership_id: "string",
  "child_id?": "string",
  first_name: "string",
  days_away: "number",
  days: "number",
};
const AbsenceReview: Shape<components["schemas"]["AbsenceReview"]> = {
  items: [Absence],
  covers: "number",
  teams: "number",
  events: [AbsenceEvent],
  turns: [AbsenceTurn],
  touches: [AbsenceTouch],
};
export { AbsenceReview };
