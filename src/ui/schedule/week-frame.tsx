import { styled } from "goober";
import { userText } from "../base/user-text";

/** ‹ Today › and the shown week. */
export const WeekHead = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  & > h2 { flex: 1 1 auto; font-size: var(--size-l); line-height: 1.15; }
  & > h2 > small { display: block; color: var(--text-muted); font: 600 0.8125rem / 1.3 var(--font-text); }
  & > button { padding-inline: var(--space-2); }
  & > h2:focus { outline: none; }
  & > h2:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** Next to an open panel the columns are narrow: a card then keeps its time, the start of its title and the icon of its answer, a clash its icon. */
export const narrow = "@container (max-width: 44rem)";
/** Next to a panel in a window of 60 to 75 rem. */
export const narrowest = "@container (max-width: 30rem)";

/** The table's container, which scrolls sideways if even narrow columns do not fit. */
export const BoardRoom = styled("div")`
  container-type: inline-size;
  overflow-x: auto;
  /* A focused card's ring is not cut off. */
  margin-block: -4px;
  margin-inline: var(--room-start, -4px) var(--room-end, -4px);
  padding: 4px;
  /* Between the sidebar and a panel it takes most of the page's margins, so that all seven days fit. */
  @media (min-width: 60rem) and (max-width: 75rem) {
    main:has(dialog[open]:not(:modal)):has(&) { --room-start: -32px; --room-end: -16px; }
  }
`;

/** People as rows, days as columns. */
export const Board = styled("table")`
  inline-size: 100%;
  min-inline-size: 22rem;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  & th, & td { padding: 6px 4px; border-block-start: 1px solid var(--line); text-align: start; vertical-align: top; }
  & thead th { padding-block: 0 var(--space-2); border: 0; font: 800 0.9375rem / 1.2 var(--font-display); font-stretch: 88%; }
  & thead th > small { display: block; color: var(--text-muted); font-size: 0.75rem; font-weight: 650; }
  & tbody th { font: 800 0.9375rem / 1.2 var(--font-display); font-stretch: 88%; ${userText} }
  & thead th:first-child { inline-size: clamp(4.5rem, 8vw, 6.5rem); }
  & tbody th > span { display: grid; gap: 4px; justify-items: start; }
  & td[data-today], & thead th[data-today] { background: var(--sunken); }
  & td > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; margin: 0; padding: 0; list-style: none; }
  ${narrow} {
    & th, & td { padding-inline: 2px; }
    & thead th:first-child { inline-size: 3.5rem; }
    & tbody th, & thead th { font-size: 0.8125rem; }
    & td [data-words] span { font-size: 0; }
  }
  ${narrowest} {
    & th, & td { padding-inline: 1px; }
    & thead th:first-child { inline-size: 2.5rem; }
    & tbody th, & thead th { font-size: 0.75rem; }
  }
`;

/** Notes below the table of a week. */
export const BoardNotes = styled("ul")`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: flex-start; gap: 6px; color: var(--attention-text); font-size: var(--size-s); font-weight: 600; }
  & > li > svg { flex: none; }
`;
