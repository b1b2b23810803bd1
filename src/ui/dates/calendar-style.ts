import { css } from "goober";

/** Dashes of the range preview. All days have them at size 0, since resizing at a hover is cheaper than adding them. */
const dashes =
  "repeating-linear-gradient(90deg, var(--line-strong) 0 4px, transparent 4px 7px) no-repeat border-box";

/** One class for the whole calendar, since goober would compute a class for each cell at every render. */
export const calendarStyle = () => css`
  display: flex;
  justify-content: center;
  align-items: flex-start;
  min-block-size: calc(6 * (var(--target) + 2px) + 36px);
  gap: var(--space-5);
  touch-action: pan-y pinch-zoom;
  user-select: none;
  -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent;
  @media (max-width: 719px) {
    flex-direction: column;
    align-items: center;
  }
  & table {
    contain: layout paint style;
    display: block;
    flex: none;
    inline-size: min(100%, 7 * var(--target));
  }
  & caption {
    display: none;
    padding-block-end: var(--space-1);
    font: 800 1.0625rem / 1.2 var(--font-display);
  }
  @media (max-width: 719px) {
    & table + table caption {
      display: block;
    }
  }
  & tr {
    display: flex;
  }
  & thead, & tbody, & th, & td {
    display: block;
  }
  & th, & td {
    flex: 0 1 var(--target);
    min-inline-size: 0;
    padding: 0;
    text-align: center;
  }
  & th {
    font-size: var(--size-s);
    font-weight: 400;
    line-height: 34px;
    color: var(--text-muted);
  }
  & td {
    contain: strict;
    block-size: var(--target);
    margin-block-end: 2px;
    border: 2px dashed transparent;
    border-radius: var(--radius-m);
    background: ${dashes} 0 0 / 0, ${dashes} 0 100% / 0;
    font-variant-numeric: tabular-nums;
    line-height: 40px;
  }
  & [data-day] {
    cursor: pointer;
  }
  & [data-dim] {
    color: var(--text-muted);
  }
  & [aria-current] {
    font-weight: 800;
    text-decoration: underline 3px;
    text-underline-offset: 6px;
  }
  & [data-preview]:not(:hover), & [data-at="between"] {
    border-radius: 0;
    background-size: 100% 2px;
  }
  @media (hover: hover) {
    & td[data-day]:hover {
      border: 2px solid var(--line-strong);
    }
  }
  & [data-at] {
    background-color: var(--signature);
    color: var(--on-signature);
  }
  & [data-at="between"] {
    background-color: color-mix(in oklab, var(--signature) 34%, var(--raised));
    background-image: linear-gradient(var(--signature-strong) 0 0), linear-gradient(var(--signature-strong) 0 0);
    color: var(--text);
  }
  & [data-at]:not([data-at="between"]) {
    border-color: var(--on-signature);
    border-style: solid;
    font-weight: 800;
  }
  & [data-at="start"] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & [data-at="end"] {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & td:focus-visible {
    outline-offset: -5px;
    border-radius: var(--radius-m);
  }
  & [data-at]:focus-visible {
    outline-color: var(--on-signature);
    outline-offset: -6px;
    border-color: var(--signature);
  }
  & [data-at="between"]:focus-visible {
    outline-color: var(--focus);
    border-color: transparent;
  }
  @media (forced-colors: active) {
    & td:not([data-preview], :hover) {
      border-color: Canvas;
    }
    & [data-preview] {
      border-block-color: CanvasText;
    }
    & [data-at]:not([data-at="between"]) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      border-color: Highlight;
      outline-color: HighlightText;
    }
    & td[data-at="between"] {
      border-block: 2px solid Highlight;
    }
  }
`;
