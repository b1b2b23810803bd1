import { attendanceTexts } from "../../domain/schedule/attendance/attendance-texts";
import { readEventKey } from "../../domain/schedule/event/event-sheet";
import { ModalDialog } from "../controls/dialogs/modal-dialog";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { attendanceWith } from "../effects/schedule/attendance.actors";
import { Attendance } from "../features/schedule/attendance/attendance";
import { AttendanceCounts } from "../features/schedule/attendance/attendance-counts";
import type { ScheduleDialog } from "../screens/schedule/event-place";

/** Staff mark who came, at `?attendance`; below, how often everybody came. Closing it opens the event. */
export function wireAttendance(
  ports: AppPorts,
  window: Window,
): ScheduleDialog<"teams" | "now" | "refresh" | "replace"> {
  const machines = attendanceWith(ports, window);
  return ({ isOpen, value, page }) => {
    const key = readEventKey(value);
    const close = () => {
      page.refresh();
      page.replace({ event: value });
    };
    return (
      <ModalDialog isOpen={isOpen && key !== null} title={attendanceTexts.title} onClosed={close}>
        {key && (
          <Attendance
            key={value}
            machine={machines.attendance}
            eventKey={key}
            team={page.teams?.find(({ id }) => id === key.teamId)}
            now={page.now}
            counts={(players) => (
              <AttendanceCounts machine={machines.counts} teamId={key.teamId} players={players} />
            )}
          />
        )}
      </ModalDialog>
    );
  };
}
