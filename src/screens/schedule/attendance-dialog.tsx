import { attendanceTexts } from "../../../domain/schedule/attendance/attendance-texts";
import { readEventKey } from "../../../domain/schedule/event/event-sheet";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { Attendance, type AttendanceProps } from "../../features/schedule/attendance/attendance";
import {
  AttendanceCounts,
  type AttendanceCountsProps,
} from "../../features/schedule/attendance/attendance-counts";
import { useLastOpen } from "../../features/team/use-last-open";
import type { AttendanceDialogProps } from "./event-place";

type Machines = {
  machines: { attendance: AttendanceProps["machine"]; counts: AttendanceCountsProps["machine"] };
};

/** Staff mark who came; below, how often everybody came. */
export function AttendanceDialog({ eventKey, machines, place, onClosed }: AttendanceDialogProps & Machines) {
  const shown = useLastOpen(eventKey);
  const key = readEventKey(shown);
  return (
    <ModalDialog isOpen={eventKey !== null && key !== null} title={attendanceTexts.title} onClosed={onClosed}>
      {key && (
        <Attendance
          key={shown}
          machine={machines.attendance}
          eventKey={key}
          team={place.teams?.find(({ id }) => id === key.teamId)}
          now={place.now}
          counts={(players) => (
            <AttendanceCounts machine={machines.counts} teamId={key.teamId} players={players} />
          )}
        />
      )}
    </ModalDialog>
  );
}
