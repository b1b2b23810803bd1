import { type ReactNode, useState } from "react";
import { eventFormTexts } from "../../../domain/schedule/event/event-texts";
import type { components } from "../../../openapi";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { type ChosenTeam, TeamChoice, useTeamChoice } from "../../features/schedule/event/team-choice";

type Team = components["schemas"]["ScheduleTeam"];
type OfTeam<Machines> = { team: Team; machines: Machines; hold: (isHeld: boolean) => void };

export type TeamDialogProps<Machines> = Pick<ChosenTeam, "teams" | "teamId"> & {
  isOpen: boolean;
  title: string;
  onClosed: () => void;
  /** Makes the machines that read and save for one team. */
  machinesOf: (teamId: string) => Machines;
  children: (about: OfTeam<Machines>) => ReactNode;
};

/** A dialog for something new in one team, which its title names; see `teamOfNew`. */
export const TeamDialog = <Machines,>({
  isOpen,
  title,
  teams,
  teamId,
  onClosed,
  ...props
}: TeamDialogProps<Machines>) => {
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

type OfTeamProps<Machines> = Omit<OfTeam<Machines>, "machines"> &
  Pick<TeamDialogProps<Machines>, "machinesOf" | "children">;

function OfTeam<Machines>({ machinesOf, team, hold, children }: OfTeamProps<Machines>) {
  const [machines] = useState(() => machinesOf(team.id));
  return children({ team, machines, hold });
}
