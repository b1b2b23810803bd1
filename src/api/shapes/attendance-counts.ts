// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const MemberAttendance: Shape<components["schemas"]["MemberAttendance"]> = {
  membership_id: "string",
  present: "number",
  late: "number",
  absent: "number",
  absent_without_word: "number",
};
const AttendanceCounts: Shape<components["schemas"]["AttendanceCounts"]> = {
  from: "string",
  to: "string",
  members: [MemberAttendance],
};
export { AttendanceCounts as readAttendance };
