import { type ComponentType, lazy } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { teamDialogsWith } from "../effects/team/team-dialogs.actors";
import type { TeamDialogMachines } from "../screens/team/team-dialog-machines";
import { TeamDialogs, type TeamDialogsProps } from "../screens/team/team-dialogs";

/** The sheets over a team's page, with their machines. Loaded when the first one opens. */
export function wireTeamDialogs(
  ports: AppPorts,
  teamId: string,
  page: Window,
): ComponentType<Omit<TeamDialogsProps, "machines">> {
  const machines: TeamDialogMachines = {
    ...teamDialogsWith(ports, teamId, page),
    Import: lazy(async () => ({
      default: (await import("./roster-import.part")).wireRosterImport(ports, teamId, page),
    })),
    Duties: lazy(async () => ({
      default: (await import("./duties.part")).wireDuties(ports, teamId, page),
    })),
  };
  return (props) => <TeamDialogs {...props} machines={machines} />;
}
