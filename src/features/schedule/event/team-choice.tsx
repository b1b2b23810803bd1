import { type ReactNode, useState } from "react";
import { eventFormTexts } from "../../../../domain/schedule/event/event-texts";
import { ownTeams, teamOfNew } from "../../../../domain/schedule/event/own-team";
import type { components } from "../../../../openapi";
import { ListRow, RowGroup } from "../../../ui/base/list-row";
import { Muted, Stack } from "../../../ui/base/page";
import { Skeleton } from "../../../ui/base/skeleton";
import { Crest } from "../../../ui/team/crest";

type Team = components["schemas"]["ScheduleTeam"];

type Asked = {
  /** Null until they are read. */
  teams: readonly Team[] | null;
  /** The team in the URL. */
  teamId: string | null;
};

export type ChosenTeam = Asked & {
  /** Null until it is known. */
  team: Team | null;
  onChosen: (teamId: string) => void;
};

/** The team of something new in a dialog; a choice lasts until the dialog opens anew. */
export function useTeamChoice({ isOpen, teams, teamId }: Asked & { isOpen: boolean }): ChosenTeam {
  const [chosen, setChosen] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setChosen(null);
  }
  return { teams, teamId, team: teamOfNew(teams ?? [], chosen ?? teamId), onChosen: setChosen };
}

export type TeamChoiceProps = { choice: ChosenTeam; children: (team: Team) => ReactNode };

/** Asks for the team where neither the URL nor the caller's teams say which. */
export function TeamChoice({ choice: { teams: all, teamId, team, onChosen }, children }: TeamChoiceProps) {
  if (team) return children(team);
  if (all === null) return <Skeleton rows={4} label={eventFormTexts.opening} />;
  const teams = ownTeams(all);
  if (teams.length === 0) return <Muted>{eventFormTexts.noStaff}</Muted>;
  const other = all.find(({ id }) => id === teamId);
  return (
    <Stack $gap={3}>
      <Muted>{other ? eventFormTexts.notThisTeam(other.name) : eventFormTexts.whichTeam}</Muted>
      <RowGroup>
        {teams.map((each) => (
          <ListRow
            key={each.id}
            start={<Crest team={each} size={40} />}
            title={each.name}
            onPressed={() => onChosen(each.id)}
          />
        ))}
      </RowGroup>
    </Stack>
  );
}
