// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const PartChange: Shape<components["schemas"]["PartChange"]> = {
  what: "string",
  "before?": "string",
  "after?": "string",
};
const ImportResult: Shape<components["schemas"]["ImportResult"]> = {
  row: "number",
  "event_id?": "string",
  outcome: "string",
  changes: [PartChange],
  "code?": "string",
  "field?": "string",
};
const ImportedEvent: Shape<components["schemas"]["ImportedEvent"]> = {
  event_id: "string",
  import_key: "string",
  title: "string",
  "opponent?": "string",
  first_day: "string",
};
const ImportResults: Shape<components["schemas"]["ImportResults"]> = {
  results: [ImportResult],
  new_places: ["string"],
  "imported?": [ImportedEvent],
};

export const importEvents: Call<"importEvents"> = {
  method: "post",
  path: "/team/team_id/{id}/schedule_import",
  bearer: true,
  shape: ImportResults,
};
