import { type ReactNode, useState } from "react";
import { eventFormTexts } from "../../../domain/schedule/event/event-texts";
import type { components } from "../../../openapi";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { TeamChoice, useTeamChoice } from "../../features/schedule/event/team-choice";
import type { DialogProps } from "../shell/page-dialogs";
import type { EventPage } from "./event-place";

type Team = components["schemas"]["ScheduleTeam"];
type OfTeam<Machines> = { team: Team; machines: Machines; hold: (isHeld: boolean) => void };

export type TeamDialogProps<Machines> = Pick<
  DialogProps<Pick<EventPage, "teams">>,
  "isOpen" | "query" | "page" | "close"
> & {
  title: string;
  /** Makes the machines that read and save for one team. */
  machinesOf: (teamId: string) => Machines;
  children: (about: OfTeam<Machines>) => ReactNode;
};

/** A dialog for something new in the team of the URL, or in a chosen one, which its title names; see `teamOfNew`. */
export const TeamDialog = <Machines,>({
  isOpen,
  query,
  page,
  title,
  close,
  ...props
}: TeamDialogProps<Machines>) => {
  const choice = useTeamChoice({ isOpen, teams: page.teams, teamId: query.get("team") });
  return (
    <HeldDialog isOpen={isOpen} title={eventFormTexts.forTeam(title, choice.team)} onClosed={close}>
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
