import { type ComponentType, lazy, useState } from "react";
import { upNextMachine } from "../../machines/schedule/up-next.machine";
import { rosterMachine } from "../../machines/team/roster.machine";
import { takeOverMachine } from "../../machines/team/take-over.machine";
import { teamPageMachine } from "../../machines/team/team-page.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { readToday } from "../effects/dates/temporal.effects";
import { newsOf } from "../effects/pings/news.effects";
import { readUpNext } from "../effects/schedule/up-next.effects";
import { namePage } from "../effects/shell/page-name.effects";
import { rosterActors } from "../effects/team/roster.effects";
import { dismissTakeOver, takeOverTeam } from "../effects/team/take-over.effects";
import { readTeam } from "../effects/team/team.effects";
import type { TabScreenProps } from "../screens/shell/tab-screens";
import { type TeamCharts, TeamScreen } from "../screens/team/team.screen";

/** A team's page, with separate charts for each team. */
export const wireTeam =
  (ports: AppPorts): ComponentType<TabScreenProps> =>
  ({ params: { id = "" }, onTeamsOpened }) => (
    <OneTeam key={id} teamId={id} onTeamsOpened={onTeamsOpened} ports={ports} />
  );

type OneTeamProps = Pick<TabScreenProps, "onTeamsOpened"> & { ports: AppPorts; teamId: string };

function OneTeam({ teamId, onTeamsOpened, ports }: OneTeamProps) {
  const [charts] = useState(() => openTeam(ports, teamId, window));
  return (
    <TeamScreen
      teamId={teamId}
      charts={charts}
      announce={ports.announce}
      onNamed={(name) => namePage(window, name)}
      onTeamsOpened={onTeamsOpened}
    />
  );
}

/** Implements the placeholder actors of a team's charts. */
export function openTeam(ports: AppPorts, teamId: string, page: Window): TeamCharts {
  const { client, session, announce } = ports;
  const network = newsOf(page, session);
  return {
    page: teamPageMachine.provide({
      actors: {
        read: effect(({ input, signal }) => readTeam(client, { ...input, signal })),
        network,
      },
    }),
    roster: rosterMachine.provide({ actors: { ...rosterActors(client, teamId, announce), network } }),
    takeOver: takeOverMachine.provide({
      actors: {
        takeOver: effect(({ input }) => takeOverTeam(client, input.teamId)),
        dismiss: effect(({ input }) => dismissTakeOver(client, input.teamId)),
      },
    }),
    upNext: upNextMachine.provide({
      actors: {
        read: effect(async ({ input: { tag }, signal }) =>
          readUpNext(client, { teamId, tag, today: await readToday(), signal }),
        ),
        network,
      },
    }),
    Answers: lazy(() => loadAnswers(ports)),
    Dialogs: lazy(async () => ({
      default: (await import("./team-dialogs.part")).wireTeamDialogs(ports, teamId, page),
    })),
  };
}

/** Without their code, if it fails to load, the page is shown without the answers. */
const loadAnswers = async (ports: AppPorts): Promise<{ default: TeamCharts["Answers"] }> => {
  try {
    return { default: (await import("./team-answers.part")).wireTeamAnswers(ports) };
  } catch {
    return { default: () => null };
  }
};
