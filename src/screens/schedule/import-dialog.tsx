import { importTexts } from "../../../domain/schedule/import/import-texts";
import { ScheduleImport, type ScheduleImportProps } from "../../features/schedule/import/schedule-import";
import type { ImportDialogProps } from "./event-place";
import { TeamDialog } from "./team-dialog";

/** The machine reads and saves for one team. */
type Machines = { machineOf: (teamId: string) => ScheduleImportProps["machine"] };

/** Staff take over a league's list. */
export const ImportDialog = ({ place, machineOf, onSaved, ...props }: ImportDialogProps & Machines) => (
  <TeamDialog {...props} title={importTexts.title} teams={place.teams} machinesOf={machineOf}>
    {({ team, machines: machine, hold }) => (
      <ScheduleImport
        machine={machine}
        team={{ today: place.today, timeZone: team.time_zone, teamName: team.name }}
        hold={hold}
        onSaved={onSaved}
        onClosed={props.onClosed}
      />
    )}
  </TeamDialog>
);
