import { type ComponentType, lazy } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { teamDialogsWith } from "../effects/team/team-dialogs.actors";
import type { TeamDialogCharts } from "../screens/team/team-dialog-charts";
import { TeamDialogs, type TeamDialogsProps } from "../screens/team/team-dialogs";

/** The sheets over a team's page, with their charts. Loaded when the first one opens. */
export function wireTeamDialogs(
  ports: AppPorts,
  teamId: string,
  page: Window,
): ComponentType<Omit<TeamDialogsProps, "charts">> {
  const charts: TeamDialogCharts = {
    ...teamDialogsWith(ports, teamId, page),
    Import: lazy(async () => ({
      default: (await import("./roster-import.part")).wireRosterImport(ports, teamId, page),
    })),
  };
  return (props) => <TeamDialogs {...props} charts={charts} />;
}
