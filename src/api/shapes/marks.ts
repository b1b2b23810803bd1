// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const StandingMark: Shape<components["schemas"]["StandingMark"]> = {
  membership_id: "string",
  "attendance?": "string",
  at: "string",
};
const Marks: Shape<components["schemas"]["Marks"]> = {
  rows: [StandingMark],
};
export { Marks as markAttendance };
