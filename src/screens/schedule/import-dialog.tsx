import { importTexts } from "../../../domain/schedule/import/import-texts";
import { ScheduleImport, type ScheduleImportProps } from "../../features/schedule/import/schedule-import";
import type { ImportDialogProps } from "./event-place";
import { TeamDialog } from "./team-dialog";

/** The chart reads and saves for one team. */
type Charts = { machineOf: (teamId: string) => ScheduleImportProps["machine"] };

/** Staff take over a league's list. */
export const ImportDialog = ({ place, machineOf, onSaved, ...props }: ImportDialogProps & Charts) => (
  <TeamDialog {...props} title={importTexts.title} teams={place.teams} chartsOf={machineOf}>
    {({ team, charts: machine, hold }) => (
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
