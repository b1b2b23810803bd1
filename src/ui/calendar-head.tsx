import { css, styled } from "goober";
import { memo } from "react";
import { type Month, yearOf } from "../../domain/calendar";
import { monthAndYear, monthName } from "./date-words";
import { ChevronBackIcon, ChevronDownIcon, ChevronForwardIcon } from "./icons";
import { VisuallyHidden } from "./visually-hidden";

export type CalendarHeadProps = {
  view: Month;
  span: 1 | 2;
  firstYear: number;
  lastYear: number;
  isChoosingMonth: boolean;
  onShifted: (months: number) => void;
  onYearChosen: (year: number) => void;
  onMonthsToggled: () => void;
};

/** Arrows, the month that opens the grid of twelve, and the list of years. Says each change of months politely. */
export function CalendarHead(props: CalendarHeadProps) {
  const { view, span, isChoosingMonth, onShifted } = props;
  const step = isChoosingMonth ? 12 : 1;
  const unit = isChoosingMonth ? "year" : "month";
  const isPair = span === 2 && !isChoosingMonth;
  return (
    <Head>
      <button
        type="button"
        className={control()}
        aria-label={`Previous ${unit}`}
        onClick={() => onShifted(-step)}
      >
        <ChevronBackIcon />
      </button>
      <Choices>
        <button
          type="button"
          className={control()}
          aria-label={`${monthName(view)}, choose a month`}
          aria-expanded={isChoosingMonth}
          onClick={props.onMonthsToggled}
        >
          {monthName(view)}
          <ChevronDownIcon size={18} />
        </button>
        <YearSelect
          year={yearOf(view)}
          first={props.firstYear}
          last={props.lastYear}
          onChosen={props.onYearChosen}
        />
      </Choices>
      {isPair ? <Second aria-hidden="true">{monthAndYear(view + 1)}</Second> : null}
      <button type="button" className={control()} aria-label={`Next ${unit}`} onClick={() => onShifted(step)}>
        <ChevronForwardIcon />
      </button>
      <VisuallyHidden role="status">
        {isPair ? `${monthAndYear(view)} and ${monthAndYear(view + 1)}` : monthAndYear(view)}
      </VisuallyHidden>
    </Head>
  );
}

type YearSelectProps = { year: number; first: number; last: number; onChosen: (year: number) => void };

/** The keys can lead past the list's ends: the year shown is then added to it. */
const YearSelect = memo(function YearSelect({ year, first, last, onChosen }: YearSelectProps) {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const shown = year < first ? [year, ...years] : year > last ? [...years, year] : years;
  return (
    <select
      className={`${control()} ${chooser()}`}
      aria-label="Year"
      value={year}
      onChange={(event) => onChosen(Number(event.target.value))}
    >
      {shown.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  );
});

const Head = styled("div")`
  position: relative;
  display: flex;
  align-items: center;
  & > button:last-of-type {
    margin-inline-start: auto;
  }
`;

const Choices = styled("div")`
  display: flex;
  justify-content: center;
  inline-size: calc(5 * var(--target));
`;

const Second = styled("span")`
  position: absolute;
  inset-inline-end: var(--target);
  inline-size: calc(5 * var(--target));
  text-align: center;
  font: 800 1.0625rem / 1.2 var(--font-display);
`;

const control = () => css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-inline-size: var(--target);
  block-size: var(--target);
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: inherit;
  font: 800 1.0625rem / 1.2 var(--font-display);
  cursor: pointer;
  touch-action: manipulation;
  @media (hover: hover) {
    &:hover { background: var(--sunken); }
  }
`;

const chooser = () => css`
  font-variant-numeric: tabular-nums;
  & option {
    background: var(--raised);
    color: var(--text);
  }
`;
