// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

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

export const readAttendance: Call<"readAttendance"> = {
  method: "get",
  path: "/team/team_id/{id}/attendance",
  bearer: true,
  shape: AttendanceCounts,
};
