import { type ComponentType, lazy, useState } from "react";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { namePage } from "../effects/shell/page-name.effects";
import { teamWith } from "../effects/team/team.actors";
import type { TabScreenProps } from "../screens/shell/tab-screens";
import { type TeamMachines, TeamScreen } from "../screens/team/team.screen";

/** A team's page, with separate machines for each team. */
export const wireTeam =
  (ports: LivePorts): ComponentType<TabScreenProps> =>
  ({ params: { id = "" }, onTeamsOpened }) => (
    <OneTeam key={id} teamId={id} onTeamsOpened={onTeamsOpened} ports={ports} />
  );

type OneTeamProps = Pick<TabScreenProps, "onTeamsOpened"> & { ports: LivePorts; teamId: string };

function OneTeam({ teamId, onTeamsOpened, ports }: OneTeamProps) {
  const [machines] = useState(() => openTeam(ports, teamId, window));
  return (
    <TeamScreen
      teamId={teamId}
      machines={machines}
      announce={ports.announce}
      onNamed={(name) => namePage(window, name)}
      onTeamsOpened={onTeamsOpened}
    />
  );
}

/** The machines of a team's page, with its parts that are loaded later. */
export function openTeam(ports: LivePorts, teamId: string, page: Window): TeamMachines {
  return {
    ...teamWith(ports, teamId, page),
    Answers: lazy(() => loadAnswers(ports)),
    Plays: lazy(() => loadPlays(ports)),
    Dialogs: lazy(async () => ({
      default: (await import("./team-dialogs.part")).wireTeamDialogs(ports, teamId, page),
    })),
  };
}

/** Without their code, if it fails to load, the page is shown without the answers. */
const loadAnswers = async (ports: LivePorts): Promise<{ default: TeamMachines["Answers"] }> => {
  try {
    return { default: (await import("./team-answers.part")).wireTeamAnswers(ports) };
  } catch {
    return { default: () => null };
  }
};

/** Without their code the page is shown without the posts. */
const loadPlays = async (ports: LivePorts): Promise<{ default: TeamMachines["Plays"] }> => {
  try {
    return { default: (await import("./feed.part")).wireFeed(ports) };
  } catch {
    return { default: () => null };
  }
};
