import type { ComponentType } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { attendanceWith } from "../effects/schedule/attendance.actors";
import { AttendanceDialog } from "../screens/schedule/attendance-dialog";
import type { AttendanceDialogProps } from "../screens/schedule/event-place";

/** The dialog in which staff mark who came. */
export function wireAttendance(ports: AppPorts, page: Window): ComponentType<AttendanceDialogProps> {
  const machines = attendanceWith(ports, page);
  return (props) => <AttendanceDialog {...props} machines={machines} />;
}
