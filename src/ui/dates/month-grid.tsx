// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table whose cells are pressed
import { css } from "goober";
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from "react";
import { type Day, type Month, monthFrom, monthOf, yearOf } from "../../../domain/dates/calendar";
import { type CalendarMove, monthColumns } from "../../../domain/dates/calendar-moves";
import { isPress, moveOf } from "./calendar-keys";
import { shortMonthName } from "./date-texts";

export type MonthGridProps = {
  /** The month with the tab stop; its year is shown. */
  month: Month;
  today: Day;
  /** Focuses the tab stop's month on mount. */
  takesFocus?: boolean;
  onChosen: (month: Month) => void;
  onMoved: (move: CalendarMove) => void;
};

/** The twelve months, with the same keys as the days. */
export function MonthGrid({ month, today, takesFocus = false, onChosen, onMoved }: MonthGridProps) {
  const root = useRef<HTMLTableElement>(null);
  const isMoving = useRef(takesFocus);

  useLayoutEffect(() => {
    if (isMoving.current) root.current?.querySelector<HTMLElement>(`[data-month="${month}"]`)?.focus();
    isMoving.current = false;
  }, [month]);

  const press = (event: KeyboardEvent) => {
    const move = moveOf(event);
    if (move) {
      isMoving.current = true;
      onMoved(move);
    } else if (isPress(event)) onChosen(month);
    else return;
    event.preventDefault();
  };
  const click = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-month]") : null;
    if (cell) onChosen(Number(cell.dataset.month));
  };
  const january = monthFrom(yearOf(month), 1);
  const row = (first: Month) =>
    Array.from({ length: monthColumns }, (_, index) => first + index).map((each, index) => (
      <td
        role="gridcell"
        key={rows[index]}
        data-month={each}
        tabIndex={each === month ? 0 : -1}
        aria-label={`${shortMonthName(each)} ${yearOf(each)}`}
        aria-selected={each === month}
        aria-current={each === monthOf(today) ? "date" : undefined}
      >
        {shortMonthName(each)}
      </td>
    ));
  return (
    <table
      ref={root}
      role="grid"
      aria-label={`Months of ${yearOf(month)}`}
      className={gridStyle()}
      onKeyDown={press}
      onClick={click}
    >
      <tbody>
        {rows.map((index) => (
          <tr key={index}>{row(january + index * monthColumns)}</tr>
        ))}
      </tbody>
    </table>
  );
}

const rows = [0, 1, 2, 3] as const;

const gridStyle = () => css`
  table-layout: fixed;
  inline-size: min(100%, 7 * var(--target));
  block-size: calc(6 * (var(--target) + 2px) + 36px);
  margin-inline: auto;
  border-spacing: var(--space-2);
  & td {
    padding: 0;
    text-align: center;
    border: 2px solid var(--line);
    border-radius: var(--radius-m);
    font: 800 1.0625rem / 1.2 var(--font-display);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & [aria-current] {
    text-decoration: underline 3px;
    text-underline-offset: 6px;
  }
  & [aria-selected="true"] {
    border-color: var(--on-signature);
    background: var(--signature);
    color: var(--on-signature);
  }
  @media (hover: hover) {
    & td:hover {
      border-color: var(--text);
    }
  }
  @media (forced-colors: active) {
    & [aria-selected="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
