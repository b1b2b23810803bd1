import type { ReactNode } from "react";
import { isOnDay, personOf, type ScheduleWindow } from "../../../domain/schedule/agenda";
import { agendaTexts, clashText } from "../../../domain/schedule/agenda-texts";
import type { ScheduleEvent } from "../../../domain/schedule/answering";
import { byStart, dayParts } from "../../../domain/schedule/wall-time";
import { AlertIcon } from "../../ui/base/icons";
import { Muted } from "../../ui/base/page";
import { VisuallyHidden } from "../../ui/base/visually-hidden";
import { CapAvatar } from "../../ui/family/cap-avatar";
import { Board, BoardNotes, BoardRoom } from "../../ui/schedule/week-frame";
import { Crest, initialOf } from "../../ui/team/crest";
import { stepThroughCards } from "./agenda";
import { Cell } from "./week-cell";
import type { WeekDays, WeekProps } from "./week-props";

type Line = { id: string; name: string; sign: ReactNode; holds: (event: ScheduleEvent) => boolean };

/** A row for each own player with events, then for each team that the person only coaches. */
function linesOf({ people, teams }: ScheduleWindow, events: readonly ScheduleEvent[]): Line[] {
  const lines = [
    ...people.map(({ child_id, name }) => ({
      id: personOf({ child_id }),
      name,
      sign: <CapAvatar initial={[...name][0] ?? ""} isMine size={32} />,
      holds: ({ mine }: ScheduleEvent) => mine.some((part) => personOf(part) === personOf({ child_id })),
    })),
    ...teams
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

/** Table of people by days. */
export function WideWeek({ week, window, events, ...ports }: WeekProps & WeekDays) {
  const held = events.filter((event) => week.some((date) => isOnDay(date)(event)));
  const lines = linesOf(window, held);
  const clashes = ports.clashes.filter(({ events: [one] }) => held.some(({ id }) => id === one.id));
  return (
    <>
      <BoardRoom>
        <Board onKeyDown={stepThroughCards}>
          <thead>
            <tr>
              <th>
                <VisuallyHidden>{agendaTexts.whose}</VisuallyHidden>
              </th>
              {week.map((date) => (
                <th key={date} scope="col" data-today={date === window.today || undefined}>
                  <DayName date={date} today={window.today} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, sign, holds }) => (
              <tr key={id}>
                <th scope="row">
                  <span>
                    {sign}
                    {name}
                  </span>
                </th>
                {week.map((date) => (
                  <td key={date} data-today={date === window.today || undefined}>
                    <Cell
                      events={held.filter((event) => isOnDay(date)(event) && holds(event)).sort(byStart)}
                      person={id}
                      {...ports}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Board>
      </BoardRoom>
      {lines.length === 0 && <Muted>{agendaTexts.nothingThatDay}</Muted>}
      {clashes.length > 0 && (
        <BoardNotes>
          {clashes.map((clash) => (
            <li key={clash.key}>
              <AlertIcon size={18} />
              {clashText(clash)}
            </li>
          ))}
        </BoardNotes>
      )}
    </>
  );
}

const DayName = ({ date, today }: { date: string; today: string }) => {
  const { weekday, day, month } = dayParts(date);
  return (
    <>
      {weekday} {day} <VisuallyHidden>{month}</VisuallyHidden>
      {date === today && <small>{agendaTexts.today}</small>}
    </>
  );
};
