import { byStart, dayParts, weekText } from "../../../../domain/dates/wall-time";
import { isOnDay } from "../../../../domain/schedule/week/agenda";
import { agendaTexts, clashText } from "../../../../domain/schedule/week/agenda-texts";
import { AlertIcon } from "../../../ui/base/icons";
import { Muted } from "../../../ui/base/page";
import { VisuallyHidden } from "../../../ui/base/visually-hidden";
import { zoneBeside } from "../../../ui/schedule/device-clock";
import { Board, BoardNotes, BoardRoom } from "../../../ui/schedule/week-frame";
import { stepThroughCards } from "./agenda";
import { Cell } from "./week-cell";
import { linesOf } from "./week-lines";
import type { WeekDays, WeekProps } from "./week-props";

/** Table of people by days. */
export function WideWeek({ week, window, day, events, ...ports }: WeekProps & WeekDays) {
  const held = events.filter((event) => week.some((date) => isOnDay(date)(event)));
  const lines = linesOf(window, held, 32);
  const clashes = ports.clashes.filter(({ events: [one] }) => held.some(({ id }) => id === one.id));
  return (
    <>
      <BoardRoom>
        <Board aria-label={weekText(week[0] ?? day)} onKeyDown={stepThroughCards}>
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
                      date={date}
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
              {clashText(clash, zoneBeside)}
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
