import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { type Day, type Selection, yearOf, yearRange } from "../../../domain/dates/calendar";
import type { CalendarMove } from "../../../domain/dates/calendar-moves";
import type { DateMode } from "../../../domain/dates/date-value";
import {
  type dateCalendarMachine,
  selectFocus,
  selectIsChoosingMonth,
  selectIsChoosingYear,
  selectView,
  selectYears,
} from "../../../machines/dates/date-calendar.machine";
import {
  type dateRangeMachine,
  selectIncompleteMessage,
  selectIsChoosingEnd,
  selectPicked,
} from "../../../machines/dates/date-range.machine";
import { Calendar } from "../../ui/dates/calendar";
import { CalendarFoot } from "../../ui/dates/calendar-foot";
import { CalendarHead } from "../../ui/dates/calendar-head";
import { dateWords } from "../../ui/dates/date-texts";
import { MonthGrid } from "../../ui/dates/month-grid";
import { PickerDialog } from "../../ui/dates/picker-dialog";
import { YearList } from "../../ui/dates/year-list";

export type DatePickerProps = {
  id: string;
  title: string;
  mode: DateMode;
  isOfPast: boolean;
  today: Day;
  canClear: boolean;
  selection: ActorRefFrom<typeof dateRangeMachine>;
  calendar: ActorRefFrom<typeof dateCalendarMachine>;
  onDismissed: () => void;
};

/** The open picker. The picked dates and the shown month are two machines. */
export function DatePicker(props: DatePickerProps) {
  const { mode, today, selection, calendar, onDismissed } = props;
  const picked = useSelector(selection, selectPicked);
  const isChoosingEnd = useSelector(selection, selectIsChoosingEnd);
  const message = useSelector(selection, selectIncompleteMessage);
  const view = useSelector(calendar, selectView);
  const focus = useSelector(calendar, selectFocus);
  const isChoosingMonth = useSelector(calendar, selectIsChoosingMonth);
  const isChoosingYear = useSelector(calendar, selectIsChoosingYear);
  const listed = useSelector(calendar, selectYears);
  const years = yearRange(picked.start, today);

  const move = (to: CalendarMove) => calendar.send({ type: "focus.moved", move: to });
  const chooseYear = (year: number) => calendar.send({ type: "year.chosen", year });
  const leaveMonths = () => calendar.send({ type: "months.closed" });
  const pick = (day: Day) => {
    selection.send({ type: "day.picked", day });
    calendar.send({ type: "day.picked", day });
  };
  return (
    <PickerDialog
      id={props.id}
      title={props.title}
      onCloseRequested={isChoosingMonth ? leaveMonths : onDismissed}
      onDismissed={onDismissed}
      head={
        isChoosingYear ? null : (
          <CalendarHead
            view={view}
            firstYear={years.first}
            lastYear={years.last}
            isChoosingMonth={isChoosingMonth}
            onShifted={(months) => calendar.send({ type: "view.shifted", months })}
            onYearChosen={chooseYear}
            onMonthsToggled={isChoosingMonth ? leaveMonths : () => calendar.send({ type: "months.opened" })}
          />
        )
      }
      foot={
        <CalendarFoot
          summary={isChoosingYear ? "Pick a year first." : summaryOf(mode, picked)}
          message={message}
          canClear={props.canClear}
          onCleared={() => selection.send({ type: "selection.cleared" })}
          onConfirmed={() => selection.send({ type: "selection.confirmed" })}
        />
      }
    >
      {isChoosingYear ? (
        <YearList year={yearOf(view)} years={listed} onMoved={move} onChosen={chooseYear} />
      ) : isChoosingMonth ? (
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
          today={today}
          focus={focus}
          picked={picked}
          isOfPast={props.isOfPast}
          isRange={mode === "range"}
          isChoosingEnd={isChoosingEnd}
          takesFocus
          onPicked={pick}
          onMoved={move}
          onShifted={(months) => calendar.send({ type: "view.shifted", months })}
        />
      )}
    </PickerDialog>
  );
}

function summaryOf(mode: DateMode, { start, end }: Selection) {
  if (start === null) return mode === "range" ? "Pick the first day." : "Pick a day.";
  if (mode === "single") return dateWords.medium(start);
  if (end === null) return `From ${dateWords.medium(start)}. Now the last day.`;
  const days = end - start + 1;
  return `${dateWords.medium(start)} - ${dateWords.medium(end)}, ${days === 1 ? "1 day" : `${days} days`}`;
}
