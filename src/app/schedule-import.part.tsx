import type { ComponentType } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { scheduleImportWith } from "../effects/schedule/schedule-import.actors";
import type { ImportDialogProps } from "../screens/schedule/event-place";
import { ImportDialog } from "../screens/schedule/import-dialog";

/** The dialog in which staff take over a list, with a separate machine for each team. */
export function wireScheduleImport(ports: Pick<AppPorts, "client">): ComponentType<ImportDialogProps> {
  const machineOf = (teamId: string) => scheduleImportWith(ports, teamId);
  return (props) => <ImportDialog {...props} machineOf={machineOf} />;
}
