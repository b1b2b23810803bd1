import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { Day, Selection } from "../../../domain/dates/calendar";
import type { CalendarMove, Years } from "../../../domain/dates/calendar-moves";
import {
  dateCalendarMachine,
  selectFocus,
  selectIsChoosingMonth,
  selectView,
} from "../../../machines/dates/date-calendar.machine";
import {
  dateRangeMachine,
  selectIsChoosingEnd,
  selectPicked,
} from "../../../machines/dates/date-range.machine";
import { Calendar } from "../../ui/dates/calendar";
import { CalendarHead } from "../../ui/dates/calendar-head";
import { InlineCalendar } from "../../ui/dates/inline-calendar";
import { MonthGrid } from "../../ui/dates/month-grid";

export type RangeCalendarProps = {
  label: string;
  /** The days at the beginning. */
  picked: Selection;
  today: Day;
  /** How many months are shown at once. */
  months: 1 | 2;
  /** The years to choose from. */
  years: Years;
  /** Marks it as what is missing. */
  isUnfit?: boolean;
  /** Called at each pick: first with the start alone. */
  onPicked: (picked: Selection) => void;
};

/** A month or two in the page, from which the first and the last day are picked: one press each. */
export function RangeCalendar({
  label,
  picked: begun,
  today,
  months,
  years,
  isUnfit = false,
  onPicked,
}: RangeCalendarProps) {
  const selection = useActorRef(dateRangeMachine, { input: { mode: "range", picked: begun } });
  const calendar = useActorRef(dateCalendarMachine, { input: { start: begun.start ?? today, months } });
  const picked = useSelector(selection, selectPicked);
  const isChoosingEnd = useSelector(selection, selectIsChoosingEnd);
  const view = useSelector(calendar, selectView);
  const focus = useSelector(calendar, selectFocus);
  const isChoosingMonth = useSelector(calendar, selectIsChoosingMonth);
  const tell = useEffectEvent(onPicked);
  useEffect(() => {
    let last = selection.getSnapshot().context.picked;
    const subscription = selection.subscribe(({ context }) => {
      if (context.picked === last) return;
      last = context.picked;
      tell(last);
    });
    return () => subscription.unsubscribe();
  }, [selection]);
  const move = (to: CalendarMove) => calendar.send({ type: "focus.moved", move: to });
  const shift = (months: number) => calendar.send({ type: "view.shifted", months });
  return (
    <InlineCalendar aria-label={label} data-unfit={isUnfit || undefined}>
      <CalendarHead
        view={view}
        months={months}
        firstYear={years.first}
        lastYear={years.last}
        isChoosingMonth={isChoosingMonth}
        onShifted={shift}
        onYearChosen={(year) => calendar.send({ type: "year.chosen", year })}
        onMonthsToggled={() => calendar.send({ type: isChoosingMonth ? "months.closed" : "months.opened" })}
      />
      {isChoosingMonth ? (
        <MonthGrid
          month={view}
          today={today}
          takesFocus
          onChosen={(month) => calendar.send({ type: "month.chosen", month })}
          onMoved={move}
        />
      ) : (
        <Calendar
          view={view}
          months={months}
          today={today}
          focus={focus}
          picked={picked}
          isRange
          isChoosingEnd={isChoosingEnd}
          onPicked={(day) => {
            selection.send({ type: "day.picked", day });
            calendar.send({ type: "day.picked", day });
          }}
          onMoved={move}
          onShifted={shift}
        />
      )}
    </InlineCalendar>
  );
}
