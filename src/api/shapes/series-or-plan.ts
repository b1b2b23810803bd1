// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Plan: Shape<components["schemas"]["Plan"]> = {
  plan_tag: "string",
  moved: [{
    event_id: "string",
    from: "string",
    to: "string",
  }],
  added: ["string"],
  changed: [{
    event_id: "string",
    starts_local: "string",
  }],
  called_off: [{
    event_id: "string",
    starts_local: "string",
  }],
  back_on: [{
    event_id: "string",
    starts_local: "string",
  }],
  taken_back: [{
    event_id: "string",
    starts_local: "string",
  }],
  kept_own: [{
    event_id: "string",
    starts_local: "string",
    groups: ["string"],
  }],
  own_lost: "number",
  answers_for_old_time: "number",
  odd_nights: [{
    day: "string",
    becomes: "string",
  }],
};
const SeriesRule: Shape<components["schemas"]["SeriesRule"]> = {
  weekdays: "number",
  every_weeks: "number",
  first_day: "string",
  last_day: "string",
  skip_days: ["string"],
};
const SeriesFields: Shape<components["schemas"]["SeriesFields"]> = {
  kind: "string",
  "title?": "string",
  "opponent?": "string",
  "side?": "string",
  timing: "string",
  starts_local: "string",
  "duration_minutes?": "number",
  "days?": "number",
  "arrive_minutes?": "number",
  "time_zone?": "string",
  "venue_id?": "string",
  "venue_detail?": "string",
  "kit?": "string",
  "notes?": "string",
  "asks?": "string",
  "answer_lead_minutes?": "number",
};
const Series: Shape<components["schemas"]["Series"]> = {
  id: "string",
  version: "number",
  rule: SeriesRule,
  fields: SeriesFields,
  may_take_back: "boolean",
};
const Told: Shape<components["schemas"]["Told"]> = {
  what: "string",
  events: "number",
  mails: "number",
  starts_at: "string",
  starts_local: "string",
  tells_at: "string",
};
const SeriesOrPlan: Shape<components["schemas"]["SeriesOrPlan"]> = {
  plan: Plan,
  "series?": Series,
  "told?": Told,
};
export { SeriesOrPlan };
