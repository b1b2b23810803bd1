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
const MySeat: Shape<components["schemas"]["MySeat"]> = {
  way: "string",
  state: "string",
  "driver_id?": "string",
  "driver_name?": "string",
  "minutes?": "number",
  "leaves_local?": "string",
  "meeting_point?": "string",
  version: "number",
};
const MyTurn: Shape<components["schemas"]["MyTurn"]> = {
  duty_id: "string",
  name: "string",
  sign: "string",
  slot: "number",
  state: "string",
  version: "number",
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
  "seats?": [MySeat],
  "turns?": [MyTurn],
};
const MyRide: Shape<components["schemas"]["MyRide"]> = {
  way: "string",
  seats: "number",
  taken: "number",
  "minutes?": "number",
  "leaves_local?": "string",
  "meeting_point?": "string",
  is_current: "boolean",
  version: "number",
};
const EventCounts: Shape<components["schemas"]["EventCounts"]> = {
  yes: "number",
  maybe: "number",
  no: "number",
  silent: "number",
  "not_joined?": "number",
  for_old_time: "number",
  "usual?": "number",
  "away?": "number",
  "marked?": "number",
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
  "seen_changes?": [PartChange],
  mine: [MyPart],
  "drives?": [MyRide],
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
  "is_spot?": "boolean",
  "attendance?": "string",
  "marked_at?": "string",
  "counts_as?": "string",
  "is_counted?": "boolean",
};
const TurnInReturn: Shape<components["schemas"]["TurnInReturn"]> = {
  event_id: "string",
  first_day: "string",
  name: "string",
};
const EventTurn: Shape<components["schemas"]["EventTurn"]> = {
  slot: "number",
  state: "string",
  version: "number",
  "membership_id?": "string",
  "name?": "string",
  "is_own?": "boolean",
  "why?": "string",
  "take_as?": "string",
  "gives?": TurnInReturn,
};
const EventDuty: Shape<components["schemas"]["EventDuty"]> = {
  duty_id: "string",
  name: "string",
  sign: "string",
  slots: [EventTurn],
};
const RideSecond: Shape<components["schemas"]["RideSecond"]> = {
  user_id: "string",
  name: "string",
  is_me: "boolean",
  is_current: "boolean",
};
const Rider: Shape<components["schemas"]["Rider"]> = {
  membership_id: "string",
  name: "string",
  state: "string",
};
const Ride: Shape<components["schemas"]["Ride"]> = {
  driver_id: "string",
  driver_name: "string",
  is_me: "boolean",
  way: "string",
  seats: "number",
  taken: "number",
  "minutes?": "number",
  "leaves_local?": "string",
  is_current: "boolean",
  "company?": "string",
  version: "number",
  "meeting_point?": "string",
  "second?": RideSecond,
  "riders?": [Rider],
};
const Seat: Shape<components["schemas"]["Seat"]> = {
  way: "string",
  membership_id: "string",
  name: "string",
  state: "string",
  is_own: "boolean",
  "driver_id?": "string",
  "driver_name?": "string",
  "company?": "string",
  "consent_by?": "string",
  "agreed_local?": "string",
  version: "number",
};
const LeftOut: Shape<components["schemas"]["LeftOut"]> = {
  event_id: "string",
  starts_local: "string",
  code: "string",
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
  "duties?": [EventDuty],
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
  "rides?": [Ride],
  "seats?": [Seat],
  "left_out?": [LeftOut],
  "told?": Told,
  "series?": Series,
  "plan?": Plan,
};
export { EventDetails };
