import { styled } from "goober";
import { dayText } from "../../../domain/dates/wall-time";
import { userText } from "../base/user-text";
import { VisuallyHidden } from "../base/visually-hidden";

type Weeks = readonly (readonly (string | null)[])[];
export type MonthMark = { key: string; colour: string | undefined; isOff: boolean };

export type MonthGridProps = {
  label: string;
  isBusy: boolean;
  weeks: Weeks;
  today: string;
  chosen: string;
  marksOf: (date: string) => readonly MonthMark[];
  onChosen: (date: string) => void;
};

/** Marks that fit into a day; more are counted. */
const mostMarks = 3;

/** The days of a month with marks; a press chooses one. */
export const MonthGrid = ({ label, isBusy, weeks, today, chosen, marksOf, onChosen }: MonthGridProps) => (
  <Grid aria-label={label} aria-busy={isBusy}>
    <thead>
      <tr>
        {weekdaysOf(weeks).map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <tr key={row}>
          {week.map((date, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no other identity
            <td key={column}>
              {date !== null && (
                <button
                  type="button"
                  aria-pressed={date === chosen}
                  data-today={date === today || undefined}
                  onClick={() => onChosen(date)}
                >
                  <b aria-hidden="true">{Number(date.slice(8))}</b>
                  <VisuallyHidden>{dayText(date)}, </VisuallyHidden>
                  <Marks marks={marksOf(date)} />
                </button>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Grid>
);

const Marks = ({ marks }: { marks: readonly MonthMark[] }) => (
  <span>
    <VisuallyHidden>{marks.length === 1 ? "1 event" : `${marks.length} events`}</VisuallyHidden>
    {marks.slice(0, mostMarks).map(({ key, colour, isOff }) => (
      <i key={key} data-off={isOff || undefined} style={{ background: colour }} />
    ))}
    {marks.length > mostMarks && <small aria-hidden="true">+{marks.length - mostMarks}</small>}
  </span>
);

/** Short names of the weekdays, from those of the first whole week. */
function weekdaysOf(weeks: Weeks): string[] {
  const whole = weeks.find((week) => week.every((date) => date !== null)) ?? [];
  return whole.flatMap((date) => (date === null ? [] : [dayText(date).slice(0, 3)]));
}

export type PrintedMonthProps = {
  name: string;
  weeks: Weeks;
  linesOf: (date: string) => readonly { key: string; text: string; detail: string; isOff: boolean }[];
};

/** The month on paper: nothing on screen, and alone on the printed page. */
export const PrintedMonth = ({ name, weeks, linesOf }: PrintedMonthProps) => (
  <Paper aria-hidden="true" data-paper="">
    <h1>{name}</h1>
    <table>
      <thead>
        <tr>
          {weekdaysOf(weeks).map((weekday) => (
            <th key={weekday}>{weekday}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <tr key={row}>
            {week.map((date, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no other identity
              <td key={column}>
                {date !== null && (
                  <>
                    <b>{Number(date.slice(8))}</b>
                    {linesOf(date).map(({ key, text, detail, isOff }) => (
                      <p key={key}>
                        {isOff ? <s>{text}</s> : text}
                        <small>{detail}</small>
                      </p>
                    ))}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Paper>
);

/** Below the month: room for the events of a usual day, so that no other day moves the page. */
export const DayRoom = styled("div")`
  min-block-size: 12rem;
`;

/** The month's name, the arrows and *Print*. */
export const MonthHead = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  & > h3 { flex: 1 1 8rem; font: 800 var(--size-l) / 1.2 var(--font-display); font-stretch: 88%; }
  & > button { padding-inline: var(--space-3); }
`;

const Grid = styled("table")`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
  & th { padding-block: 2px; color: var(--text-muted); font: 700 0.8125rem / 1.2 var(--font-display); }
  & td { padding: 0; }
  & button {
    display: grid;
    grid-template-rows: 1.5rem 12px;
    justify-items: center;
    align-content: center;
    gap: 2px;
    inline-size: 100%;
    min-block-size: 48px;
    padding: 2px 0;
    border: 2px solid transparent;
    border-radius: var(--radius-m);
    background: var(--raised);
    color: inherit;
    cursor: pointer;
  }
  & button > b { font: 750 1rem / 1.5rem var(--font-display); font-stretch: 88%; }
  & button[data-today] > b { min-inline-size: 1.5rem; padding-inline: 4px; border-radius: var(--radius-full); background: var(--text); color: var(--page); }
  & button[aria-pressed="true"] { border-color: var(--text); background: var(--sunken); }
  & button > span { display: flex; align-items: center; gap: 2px; min-block-size: 10px; }
  & i { inline-size: 8px; block-size: 8px; border: 1px solid var(--text); border-radius: 50%; forced-color-adjust: none; }
  & i[data-off] { border-radius: 0; block-size: 2px; }
  & small { font: 700 0.6875rem / 1 var(--font-display); }
  @media (forced-colors: active) {
    & button[aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -4px; }
  }
`;

const Paper = styled("section")`
  display: none;
  @media print {
    display: block;
    color: #000;
    & > h1 { margin-block-end: 8px; font: 800 22pt / 1.1 var(--font-display); }
    & table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; }
    & th, & td { padding: 3px 5px; border: 1px solid #666; text-align: start; vertical-align: top; }
    & td { block-size: 26mm; font-size: 9pt; line-height: 1.25; ${userText} }
    & td > b { display: block; font-size: 11pt; }
    & p { margin-block-start: 3px; font-weight: 650; }
    & small { display: block; font-size: 8pt; font-weight: 400; }
  }
`;
