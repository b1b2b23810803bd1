import { attendanceMachine } from "../../../machines/schedule/attendance.machine";
import { attendanceCountsMachine } from "../../../machines/schedule/attendance-counts.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { openOutbox } from "../outbox/outbox.actors";
import { newsOf } from "../pings/news.effects";
import { readAttendanceList, readCounts, saveMarksIn } from "./attendance.effects";
import { marksOutboxOf } from "./marks-outbox.effects";
import { serverClockOf } from "./server-clock.effects";

export function attendanceWith(ports: AppPorts, page: Window) {
  const { client, session } = ports;
  const { pendingChanges, week, isInSight } = openOutbox(ports, page);
  const { now } = serverClockOf(client);
  return {
    attendance: withEffects(attendanceMachine, {
      read: ({ input, signal }) => readAttendanceList(client, week, { ...input, signal, now }),
      outbox: marksOutboxOf(pendingChanges, isInSight, saveMarksIn(week)),
      network: newsOf(page, session),
    }),
    counts: withEffects(attendanceCountsMachine, {
      read: ({ input: { teamId } }) => readCounts(client, teamId),
    }),
  };
}
