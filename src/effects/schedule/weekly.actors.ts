import { weeklyMachine } from "../../../machines/schedule/weekly.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { planSeries, readWeeklyStart, saveSeries } from "./series.effects";

export const weeklyWith = ({ client }: Pick<AppPorts, "client">, teamId: string) =>
  withEffects(weeklyMachine, {
    readStart: ({ input }) => readWeeklyStart(client, teamId, input.today),
    planSeries: ({ input }) => planSeries(client, teamId, input),
    saveSeries: ({ input }) => saveSeries(client, teamId, input),
  });
