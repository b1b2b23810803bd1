import { importTexts } from "../../domain/schedule/import/import-texts";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { scheduleImportWith } from "../effects/schedule/schedule-import.actors";
import { ScheduleImport } from "../features/schedule/import/schedule-import";
import type { ScheduleDialog } from "../screens/schedule/event-place";
import { TeamDialog } from "../screens/schedule/team-dialog";

/** Imports a league's list into a team, at `?import`. */
export function wireScheduleImport(
  ports: Pick<AppPorts, "client">,
): ScheduleDialog<"teams" | "today" | "refresh"> {
  const machineOf = (teamId: string) => scheduleImportWith(ports, teamId);
  return (props) => {
    const close = () => {
      props.page.refresh();
      props.close();
    };
    return (
      <TeamDialog {...props} close={close} title={importTexts.title} machinesOf={machineOf}>
        {({ team, machines: machine, hold }) => (
          <ScheduleImport
            machine={machine}
            team={{ today: props.page.today, timeZone: team.time_zone, teamName: team.name }}
            hold={hold}
            onSaved={props.done}
            onClosed={close}
          />
        )}
      </TeamDialog>
    );
  };
}
