import type { ComponentType } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { seasonCopyWith } from "../effects/schedule/season-copy.actors";
import { CopyDialog, type CopyMachines } from "../screens/schedule/copy-dialog";
import type { WeeklyDialogProps } from "../screens/schedule/event-place";

/** The dialog that copies series of last season. */
export function wireSeasonCopy(ports: Pick<AppPorts, "client">): ComponentType<WeeklyDialogProps> {
  const machines: CopyMachines = {
    machineOf: (teamId) => seasonCopyWith(ports, teamId),
    dateField: dateFieldWith(),
  };
  return (props) => <CopyDialog {...props} machines={machines} />;
}
