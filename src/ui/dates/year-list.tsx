// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: as in the date grid, cells are pressed
import { css } from "goober";
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from "react";
import { type CalendarMove, type Years, yearColumns } from "../../../domain/dates/calendar-moves";
import { isPress, moveOf } from "./calendar-keys";

export type YearListProps = {
  /** The year with the tab stop. */
  year: number;
  years: Years;
  onChosen: (year: number) => void;
  onMoved: (move: CalendarMove) => void;
};

/** All years, newest first, with the same keys as the days. */
export function YearList({ year, years, onChosen, onMoved }: YearListProps) {
  const root = useRef<HTMLTableElement>(null);

  useLayoutEffect(() => {
    root.current?.querySelector<HTMLElement>(`[data-year="${year}"]`)?.focus();
  }, [year]);

  const press = (event: KeyboardEvent) => {
    const move = moveOf(event);
    if (move) onMoved(move);
    else if (isPress(event)) onChosen(year);
    else return;
    event.preventDefault();
  };
  const click = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-year]") : null;
    if (cell) onChosen(Number(cell.dataset.year));
  };
  const count = years.last - years.first + 1;
  const rows = Array.from(
    { length: Math.ceil(count / yearColumns) },
    (_, row) => years.last - row * yearColumns,
  );
  return (
    <table
      ref={root}
      role="grid"
      aria-label="Years"
      className={listStyle()}
      onKeyDown={press}
      onClick={click}
    >
      <tbody>
        {rows.map((newest) => (
          <tr key={newest}>
            {Array.from({ length: yearColumns }, (_, column) => newest - column)
              .filter((each) => each >= years.first)
              .map((each) => (
                <td
                  role="gridcell"
                  key={each}
                  data-year={each}
                  tabIndex={each === year ? 0 : -1}
                  aria-current={each === years.last ? "date" : undefined}
                >
                  {each}
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const listStyle = () => css`
  table-layout: fixed;
  inline-size: min(100%, 7 * var(--target));
  margin-inline: auto;
  border-spacing: var(--space-2);
  & td {
    padding: 0;
    block-size: var(--target);
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
  @media (hover: hover) {
    & td:hover {
      border-color: var(--text);
    }
  }
`;
