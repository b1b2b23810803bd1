import { dutiesMachine } from "../../../machines/duty/duties.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { newsOf } from "../pings/news.effects";
import { actOnDuties, readBook } from "./duties.effects";

export const dutiesWith = ({ client, session, line }: AppPorts, teamId: string, page: Window) =>
  withEffects(dutiesMachine, {
    read: ({ input: { tag }, signal }) => readBook(client, { teamId, tag, signal }),
    act: ({ input }) => actOnDuties(client, teamId, input),
    network: newsOf(page, session, line),
  });
