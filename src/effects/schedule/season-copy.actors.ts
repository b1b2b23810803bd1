import { seasonCopyMachine } from "../../../machines/schedule/season-copy.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { copySeries, planCopy, readLastSeason } from "./season-copy.effects";

export const seasonCopyWith = ({ client }: Pick<AppPorts, "client">, teamId: string) =>
  withEffects(seasonCopyMachine, {
    readLastSeason: () => readLastSeason(client, teamId),
    planCopy: ({ input }) => planCopy(client, teamId, input),
    copy: ({ input }) => copySeries(client, teamId, input),
  });
