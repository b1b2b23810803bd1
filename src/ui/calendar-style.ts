import { css } from "goober";

/** One class for the whole calendar: a class for each cell would be made anew at each render. */
export const calendarStyle = () => css`
  display: flex;
  justify-content: center;
  align-items: flex-start;
  min-block-size: calc(6 * (var(--target) + 2px) + 36px);
  gap: var(--space-5);
  touch-action: pan-y pinch-zoom;
  user-select: none;
  -webkit-user-select: none;
  & table {
    contain: layout paint style;
    table-layout: fixed;
    inline-size: calc(7 * var(--target));
    border-spacing: 0 2px;
  }
  & th {
    block-size: 32px;
    padding: 0;
    font-size: var(--size-s);
    font-weight: 400;
    color: var(--text-muted);
  }
  & td {
    position: relative;
    block-size: var(--target);
    padding: 0;
    text-align: center;
    border: 2px solid transparent;
    border-radius: var(--radius-m);
    font-variant-numeric: tabular-nums;
  }
  & [data-day] {
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & [data-past] {
    color: var(--text-muted);
  }
  & [aria-current]::after {
    content: "";
    position: absolute;
    inset-inline: calc(50% - 8px);
    inset-block-end: 3px;
    block-size: 3px;
    border-radius: 2px;
    background: currentColor;
  }
  & [aria-current] {
    font-weight: 800;
  }
  @media (hover: hover) {
    & [data-day]:not([data-preview]):hover {
      border-color: var(--line-strong);
    }
  }
  & [data-preview] {
    border-width: 2px 0;
    border-style: dashed;
    border-color: var(--line-strong);
    border-radius: 0;
  }
  & [data-preview="end"] {
    border-inline-end-width: 2px;
    border-start-end-radius: var(--radius-m);
    border-end-end-radius: var(--radius-m);
  }
  & [data-at] {
    background: var(--signature);
    color: var(--on-signature);
  }
  & [data-at="between"] {
    background: color-mix(in oklab, var(--signature) 34%, var(--raised));
    border-width: 2px 0;
    border-color: var(--signature-strong);
    color: var(--text);
    border-radius: 0;
  }
  & [data-at="start"], & [data-at="end"], & [data-at="only"] {
    border-color: var(--on-signature);
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
  }
  & [data-at="between"]:focus-visible {
    outline-color: var(--focus);
  }
  @media (forced-colors: active) {
    & [data-at] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      border-color: HighlightText;
    }
    & [data-at="between"] {
      background: Canvas;
      color: CanvasText;
      border-color: Highlight;
    }
  }
`;
