import { type ReactNode, useState } from "react";
import { eventFormTexts } from "../../../../domain/schedule/event/event-texts";
import type { components } from "../../../../openapi";
import { ListRow, RowGroup } from "../../../ui/base/list-row";
import { Muted, Stack } from "../../../ui/base/page";
import { Skeleton } from "../../../ui/base/skeleton";
import { Crest } from "../../../ui/team/crest";

type Team = components["schemas"]["ScheduleTeam"];

export type TeamChoiceProps = {
  /** Null until they are read. */
  teams: readonly Team[] | null;
  /** The team in the URL. */
  teamId: string | null;
  children: (team: Team) => ReactNode;
};

/** Chooses the team of a new event: the one in the URL, the only one, or by asking. */
export function TeamChoice({ teams: all, teamId, children }: TeamChoiceProps) {
  const teams = (all ?? []).filter(({ is_staff }) => is_staff);
  const [chosen, setChosen] = useState(teamId);
  const team = teams.length === 1 ? teams[0] : teams.find(({ id }) => id === chosen);
  if (team) return children(team);
  if (all === null) return <Skeleton rows={4} label={eventFormTexts.opening} />;
  if (teams.length === 0) return <Muted>{eventFormTexts.noStaff}</Muted>;
  return (
    <Stack $gap={3}>
      <Muted>{eventFormTexts.whichTeam}</Muted>
      <RowGroup>
        {teams.map((each) => (
          <ListRow
            key={each.id}
            start={<Crest team={each} size={40} />}
            title={each.name}
            onPressed={() => setChosen(each.id)}
          />
        ))}
      </RowGroup>
    </Stack>
  );
}
