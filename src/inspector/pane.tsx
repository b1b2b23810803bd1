import { styled } from "goober";

export const Pane = styled("section")`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  border-block-start: 1px solid var(--line);
  background: var(--raised);
`;

export const PaneHead = styled("header")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-2) var(--space-4);
  min-block-size: 64px;
  border-block-end: 1px solid var(--line);
`;

export const PaneTitle = styled("h2")`
  font-size: 1.125rem;
  margin-inline-end: auto;
`;

export const PaneBody = styled("div")`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Note = styled("p")`
  padding: var(--space-4);
  color: var(--text-muted);
  font-size: var(--size-s);
`;

/** A selectable line with a title and a detail below. */
export const Row = styled("button")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  min-block-size: var(--target);
  padding: 3px var(--space-3);
  border: 0;
  border-inline-start: 4px solid transparent;
  background: none;
  text-align: start;
  line-height: 1.35;
  cursor: pointer;
  overflow-wrap: anywhere;
  strong { font-size: var(--size-s); font-weight: 600; }
  small { font-size: 0.78rem; color: var(--text-muted); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &:hover { background: var(--sunken); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-current="true"] {
    background: var(--signature);
    color: var(--on-signature);
    border-inline-start-color: var(--on-signature);
  }
  &[aria-current="true"] small { color: var(--on-signature); }
  &[aria-current="true"]:focus-visible { outline-color: var(--ink); }
  @media (forced-colors: active) {
    &[aria-current="true"] { border-inline-start-color: SelectedItem; }
  }
`;
