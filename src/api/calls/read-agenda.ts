// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

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
  "is_me?": "boolean",
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
const AgendaPage: Shape<components["schemas"]["AgendaPage"]> = {
  events: [ScheduleEvent],
  "next_after?": "string",
  "next_before?": "string",
};

export const readAgenda: Call<"readAgenda"> = {
  method: "get",
  path: "/schedule/agenda",
  bearer: true,
  shape: AgendaPage,
};
