import { useMemo } from "react";
import { byStart, weekText } from "../../../../domain/dates/wall-time";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { daysFrom, isOnDay } from "../../../../domain/schedule/week/agenda";
import { boardDay, boardMark } from "../../../../domain/schedule/week/week-summary";
import { noTeamColours } from "../../../../domain/team/colours";
import { zoneBeside } from "../../../ui/schedule/device-clock";
import type { BoardMark } from "../../../ui/schedule/week-mark";
import { WeekSummary } from "../../../ui/schedule/week-summary";
import { Agenda } from "./agenda";
import { linesOf, type WeekLine } from "./week-lines";
import type { WeekDays, WeekProps } from "./week-props";

/** Seven days by child, and the cards from the chosen day on. */
export function PhoneWeek({ week, day, window, events, onDay, ...ports }: WeekProps & WeekDays) {
  const days = useMemo(() => daysFrom(events, day), [events, day]);
  const held = events.filter((event) => week.some((date) => isOnDay(date)(event)));
  return (
    <>
      <WeekSummary
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
      <Agenda days={days} today={window.today} {...ports} />
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
    .map((event) => ({
      ...boardMark(event, id, now()),
      zone: zoneBeside(event),
      colours: teams.get(event.team_id) ?? noTeamColours,
    }));
