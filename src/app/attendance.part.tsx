import type { ComponentType } from "react";
import { attendanceMachine } from "../../machines/schedule/attendance.machine";
import { attendanceCountsMachine } from "../../machines/schedule/attendance-counts.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { newsOf } from "../effects/pings/news.effects";
import { keepMarksIn, readAttendanceList, readCounts } from "../effects/schedule/attendance.effects";
import { marksOutboxOf } from "../effects/schedule/marks-outbox.effects";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { AttendanceDialog } from "../screens/schedule/attendance-dialog";
import type { AttendanceDialogProps } from "../screens/schedule/event-place";
import { openOutbox } from "./outbox.part";

/** The dialog in which staff mark who came. */
export function wireAttendance(ports: AppPorts, page: Window): ComponentType<AttendanceDialogProps> {
  const { client, session } = ports;
  const { wishes, week, isInSight } = openOutbox(ports, page);
  const { now } = serverClockOf(client);
  const charts = {
    attendance: attendanceMachine.provide({
      actors: {
        read: effect(({ input, signal }) => readAttendanceList(client, week, { ...input, signal, now })),
        outbox: marksOutboxOf(wishes, isInSight, keepMarksIn(week)),
        network: newsOf(page, session),
      },
    }),
    counts: attendanceCountsMachine.provide({
      actors: { read: effect(({ input: { teamId } }) => readCounts(client, teamId)) },
    }),
  };
  return (props) => <AttendanceDialog {...props} charts={charts} />;
}
