import { type ReactNode, useState } from "react";
import { eventFormTexts } from "../../../domain/schedule/event/event-texts";
import type { components } from "../../../openapi";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { type ChosenTeam, TeamChoice, useTeamChoice } from "../../features/schedule/event/team-choice";

type Team = components["schemas"]["ScheduleTeam"];
type OfTeam<Charts> = { team: Team; charts: Charts; hold: (isHeld: boolean) => void };

export type TeamDialogProps<Charts> = Pick<ChosenTeam, "teams" | "teamId"> & {
  isOpen: boolean;
  title: string;
  onClosed: () => void;
  /** Makes the charts that read and save for one team. */
  chartsOf: (teamId: string) => Charts;
  children: (about: OfTeam<Charts>) => ReactNode;
};

/** A dialog for something new in one team, which its title names; see `teamOfNew`. */
export const TeamDialog = <Charts,>({
  isOpen,
  title,
  teams,
  teamId,
  onClosed,
  ...props
}: TeamDialogProps<Charts>) => {
  const choice = useTeamChoice({ isOpen, teams, teamId });
  return (
    <HeldDialog isOpen={isOpen} title={eventFormTexts.forTeam(title, choice.team)} onClosed={onClosed}>
      {(hold) => (
        <TeamChoice choice={choice}>
          {(team) => <OfTeam key={team.id} {...props} team={team} hold={hold} />}
        </TeamChoice>
      )}
    </HeldDialog>
  );
};

type OfTeamProps<Charts> = Omit<OfTeam<Charts>, "charts"> &
  Pick<TeamDialogProps<Charts>, "chartsOf" | "children">;

function OfTeam<Charts>({ chartsOf, team, hold, children }: OfTeamProps<Charts>) {
  const [charts] = useState(() => chartsOf(team.id));
  return children({ team, charts, hold });
}
