import { isOnDay, isWanted } from "../../../domain/schedule/agenda";
import { agendaTexts } from "../../../domain/schedule/agenda-texts";
import type { ScheduleEvent } from "../../../domain/schedule/answering";
import { byStart, dayHeading, dayParts } from "../../../domain/schedule/wall-time";
import { Muted, Stack } from "../../ui/base/page";
import { VisuallyHidden } from "../../ui/base/visually-hidden";
import { DayChips } from "../../ui/schedule/week-frame";
import { Cards, stepThroughCards } from "./agenda";
import type { WeekDays, WeekProps } from "./week-props";

/** Seven day chips and the chosen day's list. */
export function PhoneWeek({ week, day, window, events, onDay, ...ports }: WeekProps & WeekDays) {
  const shown = events.filter(isOnDay(day)).sort(byStart);
  const isOpen = (event: ScheduleEvent) => event.mine.some((part) => isWanted(event, part, ports.now()));
  return (
    <>
      <DayChips>
        {week.map((date) => {
          const { weekday, day: numeral } = dayParts(date);
          const held = events.filter(isOnDay(date)).sort(byStart);
          return (
            <button
              key={date}
              type="button"
              aria-pressed={date === day}
              data-today={date === window.today || undefined}
              onClick={() => onDay(date)}
            >
              <small>{weekday}</small> <b>{numeral}</b>
              <VisuallyHidden>
                {date === window.today && ", Today"},{" "}
                {held.length === 1 ? "1 event" : `${held.length} events`}
              </VisuallyHidden>
              <i>
                {held.slice(0, 3).map((event) => (
                  <i key={event.id} data-open={isOpen(event) || undefined} />
                ))}
              </i>
            </button>
          );
        })}
      </DayChips>
      <Stack $gap={3} onKeyDown={stepThroughCards}>
        <h3>{dayHeading(day, window.today)}</h3>
        {shown.length === 0 && <Muted>{agendaTexts.nothingThatDay}</Muted>}
        <Cards events={shown} {...ports} />
      </Stack>
    </>
  );
}
