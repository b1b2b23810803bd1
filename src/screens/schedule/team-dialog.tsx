import { type ReactNode, useState } from "react";
import type { components } from "../../../openapi";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { TeamChoice, type TeamChoiceProps } from "../../features/schedule/event/team-choice";

type Team = components["schemas"]["ScheduleTeam"];
type OfTeam<Charts> = { team: Team; charts: Charts; hold: (isHeld: boolean) => void };

export type TeamDialogProps<Charts> = Pick<TeamChoiceProps, "teams" | "teamId"> & {
  isOpen: boolean;
  title: string;
  onClosed: () => void;
  /** Makes the charts that read and save for one team. */
  chartsOf: (teamId: string) => Charts;
  children: (about: OfTeam<Charts>) => ReactNode;
};

/** A dialog for something new in one team, which is chosen first where there are several. */
export const TeamDialog = <Charts,>({
  isOpen,
  title,
  teams,
  teamId,
  onClosed,
  ...props
}: TeamDialogProps<Charts>) => (
  <HeldDialog isOpen={isOpen} title={title} onClosed={onClosed}>
    {(hold) => (
      <TeamChoice teams={teams} teamId={teamId}>
        {(team) => <OfTeam {...props} team={team} hold={hold} />}
      </TeamChoice>
    )}
  </HeldDialog>
);

type OfTeamProps<Charts> = Omit<OfTeam<Charts>, "charts"> &
  Pick<TeamDialogProps<Charts>, "chartsOf" | "children">;

function OfTeam<Charts>({ chartsOf, team, hold, children }: OfTeamProps<Charts>) {
  const [charts] = useState(() => chartsOf(team.id));
  return children({ team, charts, hold });
}
