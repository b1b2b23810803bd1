import { upNextMachine } from "../../../machines/schedule/up-next.machine";
import { rosterMachine } from "../../../machines/team/roster.machine";
import { takeOverMachine } from "../../../machines/team/take-over.machine";
import { teamPageMachine } from "../../../machines/team/team-page.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { effect } from "../base/effect.effects";
import { withEffects } from "../base/with-effects.effects";
import { readToday } from "../dates/temporal.effects";
import { newsOf } from "../pings/news.effects";
import { readUpNext } from "../schedule/up-next.effects";
import { rosterActors } from "./roster.effects";
import { dismissTakeOver, takeOverTeam } from "./take-over.effects";
import { readTeam } from "./team.effects";

/** Of a team's page. */
export function teamWith({ client, session, announce, line }: AppPorts, teamId: string, page: Window) {
  const network = newsOf(page, session);
  return {
    page: withEffects(teamPageMachine, {
      read: ({ input, signal }) => readTeam(client, { ...input, signal }),
      network,
    }),
    roster: withEffects(rosterMachine, { ...rosterActors(client, teamId, announce), network }),
    takeOver: withEffects(takeOverMachine, {
      takeOver: ({ input }) => takeOverTeam(client, input.teamId),
      dismiss: ({ input }) => dismissTakeOver(client, input.teamId),
    }),
    /** Without `change`, since the list is only read. */
    upNext: upNextMachine.provide({
      actors: {
        read: effect(async ({ input: { tag }, signal }) =>
          readUpNext(client, { teamId, tag, today: await readToday(), signal }),
        ),
        network: newsOf(page, session, line),
      },
    }),
  };
}
