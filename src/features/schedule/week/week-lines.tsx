import type { ReactNode } from "react";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { personOf, type ScheduleWindow } from "../../../../domain/schedule/week/agenda";
import { playerBadge } from "../../../../domain/schedule/week/player-badge";
import { CapAvatar } from "../../../ui/team/cap-avatar";
import { Crest, initialOf } from "../../../ui/team/crest";

export type WeekLine = {
  id: string;
  name: string;
  sign: ReactNode;
  holds: (event: ScheduleEvent) => boolean;
};

/** A row for each own player with events, then for each team that the person only coaches. */
export function linesOf(window: ScheduleWindow, events: readonly ScheduleEvent[], size: number): WeekLine[] {
  const lines = [
    ...window.people.map(({ child_id, name }) => ({
      id: personOf({ child_id }),
      name,
      sign: <CapAvatar {...playerBadge(window, { child_id })} initial={[...name][0] ?? ""} size={size} />,
      holds: ({ mine }: ScheduleEvent) => mine.some((part) => personOf(part) === personOf({ child_id })),
    })),
    ...window.teams
      .filter(({ is_staff }) => is_staff)
      .map((team) => ({
        id: team.id,
        name: team.name,
        sign: <Crest team={team} size={24} initial={initialOf(team)} />,
        holds: ({ team_id, mine }: ScheduleEvent) => team_id === team.id && mine.length === 0,
      })),
  ];
  return lines.filter(({ holds }) => events.some(holds));
}
