import { styled } from "goober";
import { memo, useDeferredValue } from "react";
import { type Month, yearOf } from "../../domain/calendar";
import { Button } from "./button";
import { monthAndYear, monthName } from "./date-words";
import { ChevronBackIcon, ChevronForwardIcon } from "./icons";
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
      <Button kind="quiet" aria-label={`Previous ${unit}`} onClick={() => onShifted(-step)}>
        <ChevronBackIcon />
      </Button>
      <Choices>
        <Button
          kind="quiet"
          aria-label={`${monthName(view)}, choose a month`}
          aria-expanded={isChoosingMonth}
          onClick={props.onMonthsToggled}
        >
          {monthName(view)}
        </Button>
        <YearSelect
          year={yearOf(view)}
          first={props.firstYear}
          last={props.lastYear}
          onChosen={props.onYearChosen}
        />
      </Choices>
      {isPair ? <Second aria-hidden="true">{monthAndYear(view + 1)}</Second> : null}
      <Button kind="quiet" aria-label={`Next ${unit}`} onClick={() => onShifted(step)}>
        <ChevronForwardIcon />
      </Button>
      <VisuallyHidden role="status">
        {isPair ? `${monthAndYear(view)} and ${monthAndYear(view + 1)}` : monthAndYear(view)}
      </VisuallyHidden>
    </Head>
  );
}

type YearSelectProps = { year: number; first: number; last: number; onChosen: (year: number) => void };

/**
 * The keys can lead past the list's ends: the year shown is then added to it. The list follows the rest of the picker,
 * whose days need not wait for a hundred years.
 */
const YearSelect = memo(function YearSelect({ year, first, last, onChosen }: YearSelectProps) {
  const span = useDeferredValue(`${first} ${last}`, `${year} ${year}`);
  const [from = year, to = year] = span.split(" ").map(Number);
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const shown = year < from ? [year, ...years] : year > to ? [...years, year] : years;
  return (
    <Year aria-label="Year" value={year} onChange={(event) => onChosen(Number(event.target.value))}>
      {shown.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </Year>
  );
});

const Head = styled("div")`
  position: relative;
  display: flex;
  align-items: center;
  & button {
    padding: var(--space-2);
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

const Year = styled("select")`
  min-block-size: var(--target);
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  font: 800 1.0625rem / 1.2 var(--font-display);
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  & option {
    background: var(--raised);
  }
`;
