import type { AttendanceOperation } from "../../support/contract/cases/attendance.cases";
import { type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a child or a team. Standings: standings.data.ts. */
export const attendancePermissions: Record<AttendanceOperation, Row> = {
  markAttendance: squadMembersGet("TEAM_404"),
  readAttendance: squadMembersGet("TEAM_404"),
};
