import { parseDate } from "@internationalized/date";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { Button, CalendarCell, CalendarGrid, Heading, RangeCalendar } from "react-aria-components";
import ReactDatePicker from "react-datepicker";
import { type DateRange, DayPicker } from "react-day-picker";
import { createActor } from "xstate";
import { dayFrom, nothingPicked } from "../../../domain/dates/calendar";
import { dateCalendarMachine, selectFocus, selectView } from "../../../machines/dates/date-calendar.machine";
import {
  dateRangeMachine,
  selectIsChoosingEnd,
  selectPicked,
} from "../../../machines/dates/date-range.machine";
import { Calendar } from "../../../src/ui/dates/calendar";
import { CalendarHead } from "../../../src/ui/dates/calendar-head";

/** Every candidate has two months from November 2026, a range to pick, and a button for the next month. */
const today = dayFrom(2026, 11, 21);

function Ours() {
  const [{ range, calendar }] = useState(() => ({
    range: createActor(dateRangeMachine, { input: { mode: "range", picked: nothingPicked } }).start(),
    calendar: createActor(dateCalendarMachine, { input: { start: today } }).start(),
  }));
  const picked = useSelector(range, selectPicked);
  const isChoosingEnd = useSelector(range, selectIsChoosingEnd);
  const view = useSelector(calendar, selectView);
  const focus = useSelector(calendar, selectFocus);
  return (
    <>
      <CalendarHead
        view={view}
        firstYear={1926}
        lastYear={2046}
        isChoosingMonth={false}
        onShifted={(months) => calendar.send({ type: "view.shifted", months })}
        onYearChosen={() => {}}
        onMonthsToggled={() => {}}
      />
      <Calendar
        view={view}
        today={today}
        focus={focus}
        picked={picked}
        isRange
        isChoosingEnd={isChoosingEnd}
        onPicked={(day) => {
          range.send({ type: "day.picked", day });
          calendar.send({ type: "day.picked", day });
        }}
        onMoved={() => {}}
        onShifted={() => {}}
      />
    </>
  );
}

function ReactDayPicker() {
  const [range, setRange] = useState<DateRange>();
  return (
    <DayPicker
      mode="range"
      numberOfMonths={2}
      defaultMonth={new Date(2026, 10, 1)}
      selected={range}
      onSelect={setRange}
    />
  );
}

function ReactAria() {
  return (
    <RangeCalendar
      aria-label="Days"
      visibleDuration={{ months: 2 }}
      defaultFocusedValue={parseDate("2026-11-21")}
    >
      <header>
        <Button slot="previous">‹</Button>
        <Heading />
        <Button slot="next">›</Button>
      </header>
      <CalendarGrid>{(date) => <CalendarCell date={date} data-day={date.toString()} />}</CalendarGrid>
      <CalendarGrid offset={{ months: 1 }}>
        {(date) => <CalendarCell date={date} data-day={date.toString()} />}
      </CalendarGrid>
    </RangeCalendar>
  );
}

function Datepicker() {
  const [[start, end], setRange] = useState<[Date | null, Date | null]>([null, null]);
  return (
    <ReactDatePicker
      inline
      selectsRange
      monthsShown={2}
      openToDate={new Date(2026, 10, 1)}
      startDate={start}
      endDate={end}
      onChange={setRange}
      renderDayContents={(day, date) => <span data-day={date && isoOf(date)}>{day}</span>}
    />
  );
}

const isoOf = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

export const candidates: Record<
  string,
  { view: () => ReactNode; day: (iso: string) => string; next: string }
> = {
  Drip: {
    view: Ours,
    day: (iso) => {
      const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
      return `[data-day="${dayFrom(year, month, day)}"]`;
    },
    next: '[aria-label="Next month"]',
  },
  "react-day-picker": {
    view: ReactDayPicker,
    day: (iso) => `[data-day="${iso}"]:not([data-outside]) button`,
    next: ".rdp-button_next",
  },
  "react-aria": {
    view: ReactAria,
    day: (iso) => `[data-day="${iso}"]:not([data-outside-month])`,
    next: '[slot="next"]',
  },
  "react-datepicker": {
    view: Datepicker,
    day: (iso) => `.react-datepicker__day:not(.react-datepicker__day--outside-month) [data-day="${iso}"]`,
    next: ".react-datepicker__navigation--next",
  },
};
