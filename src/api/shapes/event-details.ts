// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Venue: Shape<components["schemas"]["Venue"]> = {
  id: "string",
  name: "string",
  category: "string",
  "address?": "string",
  version: "number",
};
const PartChange: Shape<components["schemas"]["PartChange"]> = {
  what: "string",
  "before?": "string",
  "after?": "string",
};
const Answerer: Shape<components["schemas"]["Answerer"]> = {
  name: "string",
  is_me: "boolean",
};
const MyPart: Shape<components["schemas"]["MyPart"]> = {
  membership_id: "string",
  "child_id?": "string",
  first_name: "string",
  "number?": "string",
  may_answer: "boolean",
  "answer?": "string",
  "note?": "string",
  "answered_by?": Answerer,
  "answered_at?": "string",
  "answer_version?": "number",
  "is_for_old_time?": "boolean",
  "seen_version?": "number",
  "source?": "string",
  "said_until?": "string",
  "over?": "string",
  "usual?": {
    until: "string",
    version: "number",
    is_paused: "boolean",
  },
  "attendance?": "string",
};
const EventCounts: Shape<components["schemas"]["EventCounts"]> = {
  yes: "number",
  maybe: "number",
  no: "number",
  silent: "number",
  for_old_time: "number",
  "usual?": "number",
  "away?": "number",
  "know?": "number",
  "families?": "number",
  "heard?": "number",
  "unheard?": "number",
  "unjoined?": "number",
};
const ScheduleEvent: Shape<components["schemas"]["ScheduleEvent"]> = {
  team_id: "string",
  id: "string",
  "series_id?": "string",
  kind: "string",
  title: "string",
  "opponent?": "string",
  "side?": "string",
  timing: "string",
  time_zone: "string",
  starts_local: "string",
  ends_local: "string",
  duration_minutes: "number",
  arrive_minutes: "number",
  first_day: "string",
  last_day: "string",
  starts_at: "string",
  ends_at: "string",
  arrives_at: "string",
  "venue?": Venue,
  "venue_detail?": "string",
  "kit?": "string",
  status: "string",
  "called_off_for?": "string",
  "called_off_note?": "string",
  asks: "string",
  "answer_by?": "string",
  version: "number",
  time_version: "number",
  notice_version: "number",
  "rings?": "boolean",
  changes: [PartChange],
  mine: [MyPart],
  "counts?": EventCounts,
  "season_edge?": "string",
};
const Participant: Shape<components["schemas"]["Participant"]> = {
  membership_id: "string",
  name: "string",
  "number?": "string",
  "answer?": "string",
  is_for_old_time: "boolean",
  "note?": "string",
  "answered_by?": Answerer,
  "answered_at?": "string",
  "answer_version?": "number",
  is_mine: "boolean",
  "source?": "string",
  "said_until?": "string",
  "over?": "string",
  "is_resting?": "boolean",
  "attendance?": "string",
  "marked_at?": "string",
  "counts_as?": "string",
  "is_counted?": "boolean",
};
const Told: Shape<components["schemas"]["Told"]> = {
  what: "string",
  events: "number",
  mails: "number",
  starts_at: "string",
  starts_local: "string",
  tells_at: "string",
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
const EventDetails: Shape<components["schemas"]["EventDetails"]> = {
  event: ScheduleEvent,
  "notes?": "string",
  participants: [Participant],
  "answers_shown_to?": "string",
  "may_take_back?": "boolean",
  "off_together?": "number",
  "tells?": "number",
  "unjoined?": "number",
  "off_later?": {
    events: "number",
    tells: "number",
    "unjoined?": "number",
  },
  "told?": Told,
  "series?": Series,
  "plan?": Plan,
};
export { EventDetails as addEvent };
export { EventDetails as readEvent };
export { EventDetails as changeEvent };
export { EventDetails as callOffEvent };
export { EventDetails as putEventBack };
