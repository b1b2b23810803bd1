import { scheduleImportMachine } from "../../../machines/schedule/schedule-import.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { planRows, readFile, sendRows } from "./schedule-import.effects";

const loadReader = () => import("../../../domain/schedule/import/calendar-read");

export const scheduleImportWith = ({ client }: Pick<AppPorts, "client">, teamId: string) =>
  withEffects(scheduleImportMachine, {
    readFile: ({ input }) => readFile(client, teamId, input, loadReader),
    planRows: ({ input }) => planRows(client, teamId, input),
    sendRows: ({ input }) => sendRows(client, teamId, input),
  });
