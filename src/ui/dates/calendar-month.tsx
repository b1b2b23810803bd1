// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table whose cells are pressed
import { memo } from "react";
import {
  type Day,
  type DayCell,
  dayCells,
  firstDayOf,
  type Month,
  weekdayOf,
} from "../../../domain/dates/calendar";
import { monthAndYear, spokenDay, weekdays } from "./date-texts";

export type CalendarMonthProps = {
  month: Month;
  /** Clipped to the month, so that changes in other months do not re-render it. */
  start: Day | null;
  end: Day | null;
  today: Day;
  /** Dims today and later days, for a date in the past; otherwise the past days are dimmed. */
  isOfPast: boolean;
  isRange: boolean;
};

export const CalendarMonth = memo(function CalendarMonth(props: CalendarMonthProps) {
  const { month, start, end, today, isOfPast, isRange } = props;
  const first = firstDayOf(month);
  const blanks = weekdayOf(first);
  const cells = dayCells(month, { start, end }, today);
  const weeks = Math.ceil((blanks + cells.length) / 7);
  const drawDay = (column: number, index: number) => {
    const cell = cells[index];
    if (!cell) return index < 0 ? <td key={column} /> : null;
    const day = first + index;
    const place = placeOf(cell, end);
    return (
      <td
        role="gridcell"
        key={column}
        data-day={day}
        data-at={place}
        data-dim={cell.is_in_past !== isOfPast || undefined}
        tabIndex={-1}
        aria-label={spokenDay(day) + (isRange && place ? roles[place] : "")}
        aria-selected={place && true}
        aria-current={cell.is_today ? "date" : undefined}
      >
        {cell.label}
      </td>
    );
  };
  return (
    <table role="grid" aria-label={monthAndYear(month)} aria-multiselectable={isRange}>
      <caption aria-hidden="true">{monthAndYear(month)}</caption>
      <Weekdays />
      <tbody>
        {sevenDays.slice(0, weeks).map((week) => (
          <tr key={week}>{sevenDays.map((column) => drawDay(column, week * 7 + column - blanks))}</tr>
        ))}
      </tbody>
    </table>
  );
});

const sevenDays = [0, 1, 2, 3, 4, 5, 6];

const Weekdays = memo(function Weekdays() {
  return (
    <thead>
      <tr>
        {weekdays().map((name) => (
          <th key={name} scope="col" aria-label={name}>
            {name.slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  );
});

function placeOf({ is_start_date, is_in_between, is_end_date }: DayCell, end: Day | null) {
  if (is_start_date && end === null) return "alone";
  if (is_start_date) return is_end_date ? "only" : "start";
  if (is_end_date) return "end";
  return is_in_between ? "between" : undefined;
}

const roles = {
  alone: ", first day",
  only: ", first and last day",
  start: ", first day",
  end: ", last day",
  between: "",
};
