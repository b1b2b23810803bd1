import type { ComponentType } from "react";
import { scheduleImportMachine } from "../../machines/schedule/schedule-import.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { planRows, readFile, sendRows } from "../effects/schedule/schedule-import.effects";
import type { ImportDialogProps } from "../screens/schedule/event-place";
import { ImportDialog } from "../screens/schedule/import-dialog";

const loadReader = () => import("../../domain/schedule/import/calendar-read");

/** The dialog in which staff take over a list, with a separate chart for each team. */
export function wireScheduleImport({ client }: Pick<AppPorts, "client">): ComponentType<ImportDialogProps> {
  const machineOf = (teamId: string) =>
    scheduleImportMachine.provide({
      actors: {
        readFile: effect(({ input }) => readFile(client, teamId, input, loadReader)),
        planRows: effect(({ input }) => planRows(client, teamId, input)),
        sendRows: effect(({ input }) => sendRows(client, teamId, input)),
      },
    });
  return (props) => <ImportDialog {...props} machineOf={machineOf} />;
}
