// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

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
const PastSeries: Shape<components["schemas"]["PastSeries"]> = {
  series: [Series],
};

export const readPastSeries: Call<"readPastSeries"> = {
  method: "get",
  path: "/team/team_id/{id}/series",
  bearer: true,
  shape: PastSeries,
};
