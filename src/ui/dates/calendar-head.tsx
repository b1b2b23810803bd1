import { css } from "goober";
import { type FormEvent, type MouseEvent, memo, useDeferredValue } from "react";
import { type Month, yearOf } from "../../../domain/dates/calendar";
import { Button } from "../base/button";
import { ChevronBackIcon, ChevronForwardIcon } from "../base/icons";
import { VisuallyHidden } from "../base/visually-hidden";
import { monthAndYear, monthName } from "./date-texts";

export type CalendarHeadProps = {
  view: Month;
  months?: number;
  firstYear: number;
  lastYear: number;
  isChoosingMonth: boolean;
  onShifted: (months: number) => void;
  onYearChosen: (year: number) => void;
  onMonthsToggled: () => void;
};

/**
 * Arrows, and buttons that open the grid of months and the list of years. Announces month changes politely. One
 * handler serves all buttons, so that a move re-renders only the changed names.
 */
export function CalendarHead(props: CalendarHeadProps) {
  const { view, isChoosingMonth } = props;
  const [previous, next] = isChoosingMonth ? byYear : byMonth;
  const name = monthName(view);
  const shown = monthAndYear(view);
  const beside = !isChoosingMonth && props.months !== 1 && monthAndYear(view + 1);
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    if (button.value) props.onShifted(Number(button.value));
    else props.onMonthsToggled();
  };
  const choose = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) props.onYearChosen(Number(target.value));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers serve the controls inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons by themselves
    <div className={headStyle()} onClick={press} onChange={choose}>
      {previous}
      <div>
        <Button kind="quiet" aria-label={`${name}, choose a month`} aria-expanded={isChoosingMonth}>
          {name}
        </Button>
        <YearSelect year={yearOf(view)} first={props.firstYear} last={props.lastYear} />
      </div>
      {beside && <b aria-hidden="true">{beside}</b>}
      {next}
      <VisuallyHidden role="status">{beside ? `${shown} and ${beside}` : shown}</VisuallyHidden>
    </div>
  );
}

const arrows = (unit: string, months: number) =>
  [
    <Button key="previous" kind="quiet" value={-months} aria-label={`Previous ${unit}`}>
      <ChevronBackIcon />
    </Button>,
    <Button key="next" kind="quiet" value={months} aria-label={`Next ${unit}`}>
      <ChevronForwardIcon />
    </Button>,
  ] as const;
const byMonth = arrows("month", 1);
const byYear = arrows("year", 12);

type YearSelectProps = { year: number; first: number; last: number };

/**
 * Keys can move past the list's ends: the shown year is then added to it. The list is deferred, so that rendering a
 * hundred years does not delay the days.
 */
const YearSelect = memo(function YearSelect({ year, first, last }: YearSelectProps) {
  const from = useDeferredValue(first, year);
  const to = useDeferredValue(last, year);
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (year < from) years.unshift(year);
  if (year > to) years.push(year);
  // The head handles the change; React requires a listener on the element as well.
  return (
    <select aria-label="Year" value={year} onChange={() => {}}>
      {years.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  );
});

const headStyle = () => css`
  display: flex;
  align-items: center;
  & div, & b {
    flex: 1;
    min-inline-size: 0;
    text-align: center;
  }
  & div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  @media (max-width: 719px) {
    & b {
      display: none;
    }
  }
  /* Large letters on a narrow screen: the name and the year stand above the arrows. */
  @container (max-width: 14rem) {
    flex-wrap: wrap;
    justify-content: space-between;
    & div {
      order: -1;
      flex-basis: 100%;
    }
  }
  & button {
    padding: var(--space-2);
    gap: var(--space-2);
    white-space: nowrap;
  }
  & [aria-expanded]::after {
    content: "";
    inline-size: 8px;
    block-size: 8px;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: translateY(-3px) rotate(45deg);
  }
  & b, & select {
    font: 800 1.0625rem / 1.2 var(--font-display);
  }
  & select {
    min-block-size: var(--target);
    padding: 0 var(--space-1);
    border: 0;
    border-radius: var(--radius-m);
    background: transparent;
    cursor: pointer;
  }
  & select:hover {
    background: var(--sunken);
  }
  & option {
    background: var(--raised);
  }
`;
