import { isOnDay } from "../../../../domain/schedule/agenda";
import { agendaTexts } from "../../../../domain/schedule/agenda-texts";
import type { ScheduleEvent } from "../../../../domain/schedule/answering";
import { boardDay, boardMark } from "../../../../domain/schedule/mini-board";
import { byStart, dayHeading, weekText } from "../../../../domain/schedule/wall-time";
import { noTeamColours } from "../../../../domain/team/colours";
import { Muted, Stack } from "../../../ui/base/page";
import { type BoardMark, MiniBoard } from "../../../ui/schedule/mini-board";
import { Cards, stepThroughCards } from "./agenda";
import { linesOf, type WeekLine } from "./week-lines";
import type { WeekDays, WeekProps } from "./week-props";

/** Seven days by child, and the chosen day's list. */
export function PhoneWeek({ week, day, window, events, onDay, ...ports }: WeekProps & WeekDays) {
  const shown = events.filter(isOnDay(day)).sort(byStart);
  const held = events.filter((event) => week.some((date) => isOnDay(date)(event)));
  return (
    <>
      <MiniBoard
        label={weekText(week[0] ?? day)}
        days={week.map(boardDay)}
        people={linesOf(window, held, 24).map((line) => ({
          id: line.id,
          name: line.name,
          avatar: line.sign,
          marks: Object.fromEntries(week.map((date) => [date, marksOf(line, held, date, ports)])),
        }))}
        today={window.today}
        chosen={day}
        onChosen={onDay}
      />
      <Stack $gap={3} onKeyDown={stepThroughCards}>
        <h3>{dayHeading(day, window.today)}</h3>
        {shown.length === 0 && <Muted>{agendaTexts.nothingThatDay}</Muted>}
        <Cards events={shown} {...ports} />
      </Stack>
    </>
  );
}

const marksOf = (
  { id, holds }: WeekLine,
  events: readonly ScheduleEvent[],
  date: string,
  { teams, now }: Pick<WeekProps, "teams" | "now">,
): BoardMark[] =>
  events
    .filter((event) => isOnDay(date)(event) && holds(event))
    .sort(byStart)
    .map((event) => ({ ...boardMark(event, id, now()), colours: teams.get(event.team_id) ?? noTeamColours }));
