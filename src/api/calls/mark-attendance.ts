// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const StandingMark: Shape<components["schemas"]["StandingMark"]> = {
  membership_id: "string",
  "attendance?": "string",
  at: "string",
};
const Marks: Shape<components["schemas"]["Marks"]> = {
  rows: [StandingMark],
};

export const markAttendance: Call<"markAttendance"> = {
  method: "put",
  path: "/team/team_id/{id}/event/event_id/{event_id}/attendance",
  bearer: true,
  shape: Marks,
};
