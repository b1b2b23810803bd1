import { styled } from "goober";
import type { ReactNode } from "react";
import { userText } from "../base/user-text";
import { VisuallyHidden } from "../base/visually-hidden";
import { answerTokens } from "./answer-tokens";
import { type BoardMark, Mark } from "./week-mark";

export type BoardDay = {
  /** As `2026-11-24`. */
  day: string;
  /** "T". */
  letter: string;
  /** "24". */
  date: string;
  /** "Tuesday, Nov 24". */
  spoken: string;
};

export type WeekSummaryProps = {
  /** "Nov 22 to 28". */
  label: string;
  days: readonly BoardDay[];
  /** One row each, with the marks of each day. */
  people: readonly {
    id: string;
    name: string;
    avatar: ReactNode;
    marks: Readonly<Record<string, readonly BoardMark[]>>;
  }[];
  today: string;
  /** The day that is shown below. */
  chosen?: string | undefined;
  onChosen: (day: string) => void;
};

/** Seven days by child, one column and one button a day. With large text the days stand below each other. */
export function WeekSummary({ label, days, people, today, chosen, onChosen }: WeekSummaryProps) {
  return (
    <Room>
      <Grid
        role="group"
        aria-label={label}
        style={{ gridTemplateRows: `auto repeat(${people.length}, auto minmax(2.75rem, auto))` }}
      >
        {people.map(({ id, name, avatar }, at) => (
          <Person key={id} aria-hidden="true" style={{ gridRow: 2 + 2 * at }}>
            {avatar}
            {name}
          </Person>
        ))}
        {days.map(({ day, letter, date, spoken }, at) => (
          <button
            key={day}
            type="button"
            style={{ gridColumn: at + 1 }}
            aria-current={day === today ? "date" : undefined}
            aria-pressed={day === chosen}
            onClick={() => onChosen(day)}
          >
            <Head aria-hidden="true">
              <small>{letter}</small>
              <b>{date}</b>
            </Head>
            <VisuallyHidden>{spoken}</VisuallyHidden>
            {people.map(({ id, name, marks }, row) => (
              <Cell key={id} style={{ gridRow: 3 + 2 * row }}>
                {(marks[day] ?? []).length > 0 && <em>{name}</em>}
                {(marks[day] ?? []).slice(0, shown).map((mark) => (
                  <Mark key={mark.id} {...mark} />
                ))}
                {(marks[day] ?? []).length > shown && (
                  <i>
                    +{(marks[day] ?? []).length - shown}
                    <VisuallyHidden> more</VisuallyHidden>
                  </i>
                )}
              </Cell>
            ))}
          </button>
        ))}
      </Grid>
    </Room>
  );
}

/** More do not fit above the fold; the pressed day lists all. */
const shown = 3;

const Room = styled("div")`
  ${answerTokens}
  container-type: inline-size;
  min-inline-size: 0;
  /* Columns of 44 px on the smallest phone. */
  @media (max-width: 22rem) {
    margin-inline: calc(-1 * var(--space-3));
  }
`;

const Grid = styled("div")`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  row-gap: 2px;
  border-block: 1px solid var(--line);
  & > button {
    display: grid;
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
    min-block-size: var(--target);
    padding: 2px 1px;
    border: 0;
    border-radius: var(--radius-m);
    background: none;
    color: inherit;
    text-align: center;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  & > button:focus-visible { outline-offset: -3px; }
  @media (hover: hover) {
    & > button:hover { background: var(--sunken); }
    & > [aria-pressed="true"]:hover { background: var(--skeleton); }
  }
  & > button:active, & > [aria-pressed="true"] { background: var(--skeleton); }
  & > [aria-current] > span:first-child { border-radius: var(--radius-m); background: var(--text); color: var(--page); }
  @container (max-width: 17.5rem) {
    && { display: flex; flex-direction: column; row-gap: var(--space-1); }
    & > button { display: flex; flex-wrap: wrap; align-items: flex-start; gap: var(--space-1) var(--space-2); padding: var(--space-1); text-align: start; }
  }
  @media (forced-colors: active) {
    & > [aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
    & > [aria-current] > span:first-child { outline: 2px solid; outline-offset: -2px; }
  }
`;

/** The child's name above the row; the buttons say it themselves. */
const Person = styled("span")`
  z-index: 1;
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: 6px;
  padding: 4px 4px 0;
  border-block-start: 1px solid var(--line);
  font: 700 var(--size-s) / 1.2 var(--font-display);
  ${userText}
  pointer-events: none;
  @container (max-width: 17.5rem) {
    display: none;
  }
`;

const Head = styled("span")`
  display: grid;
  grid-row: 1;
  align-content: start;
  padding-block: 4px;
  font-family: var(--font-display);
  line-height: 1.1;
  & > small { font-size: 0.8125rem; font-weight: 650; }
  & > b { font-size: 1.25rem; font-weight: 800; font-stretch: 80%; font-variant-numeric: tabular-nums; }
  @container (max-width: 17.5rem) {
    min-inline-size: 2.5rem;
    text-align: center;
  }
`;

const Cell = styled("span")`
  display: grid;
  align-content: start;
  gap: 2px;
  min-inline-size: 0;
  padding-block: 2px 4px;
  & > em { display: none; font: 700 var(--size-s) / 1.3 var(--font-display); }
  & > i { color: var(--text-muted); font: 700 0.75rem / 1.2 var(--font-display); }
  @container (max-width: 17.5rem) {
    flex: 1 1 100%;
    & > em { display: block; }
  }
  @container (max-width: 17.5rem) {
    &:empty { display: none; }
  }
`;
