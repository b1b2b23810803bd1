import { styled } from "goober";

/** ‹ Today › and the shown week. */
export const WeekHead = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  & > h2 { flex: 1 1 auto; font-size: var(--size-l); line-height: 1.15; }
  & > button { padding-inline: var(--space-2); }
  & > h2:focus { outline: none; }
  & > h2:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** Next to an open panel the columns are narrow: a card then keeps its time, the start of its title and the icon of its answer, a clash its icon. */
const narrow = "@container (max-width: 44rem)";
/** Next to a panel in a window of 60 to 75 rem. */
const narrowest = "@container (max-width: 30rem)";

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
  & tbody th { font: 800 0.9375rem / 1.2 var(--font-display); font-stretch: 88%; overflow-wrap: anywhere; }
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

/** An event in a cell, as a link. */
export const BoardCard = styled("a")`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  min-block-size: var(--target);
  padding: 6px 6px 6px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--raised);
  color: var(--text);
  font-size: 0.8125rem;
  line-height: 1.25;
  text-decoration: none;
  overflow: clip;
  overflow-wrap: anywhere;
  & > i { position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 6px; forced-color-adjust: none; }
  & > b { font: 800 1rem / 1.1 var(--font-display); font-stretch: 80%; font-variant-numeric: tabular-nums; }
  & > small { color: var(--text-muted); font-size: 0.75rem; }
  /* In a narrow column its words take a line each: broken inside, nobody reads them. */
  & > span[data-state] { inline-size: fit-content; max-inline-size: 100%; margin-block-start: 3px; padding: 1px 6px; border: 1.5px solid var(--line-strong); border-radius: 0.7rem; font: 700 0.8125rem / 1.3 var(--font-display); font-stretch: 84%; overflow-wrap: normal; }
  & > span[data-state] > svg { display: inline; margin-inline-end: 3px; vertical-align: -2.5px; }
  & > span[data-state="yes"] { border-color: light-dark(var(--on-signature), var(--signature)); background: var(--signature); color: var(--on-signature); }
  & > span[data-state="no"] { border-color: var(--text); }
  & > span[data-state="open"] { border-style: dashed; border-color: var(--attention); color: var(--attention-text); }
  & > span[data-state="queued"] { border-style: dashed; }
  &[data-clash] { border: 2px solid var(--attention); }
  &[data-off] { background: none; }
  &[data-off] > b, &[data-off] > span:not([data-state]) { color: var(--text-muted); text-decoration: line-through; }
  ${narrow} {
    padding: 5px 3px 5px 10px;
    & > b { font-size: 0.9375rem; }
    & > small { display: none; }
    & > span { overflow: clip; font-family: var(--font-display); font-stretch: 75%; text-overflow: ellipsis; white-space: nowrap; }
    & > span[data-state] { padding: 1px 4px; font-size: 0; }
    & > span[data-state] > svg { display: block; margin: 0; }
  }
  ${narrowest} {
    padding: 5px 1px 5px 7px;
    & > i { inline-size: 4px; }
    & > b { font-size: 0.8125rem; font-stretch: 75%; }
  }
  @media (hover: hover) {
    &:hover { border-color: var(--text); }
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
