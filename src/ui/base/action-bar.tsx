import { styled } from "goober";

/**
 * The page's actions. On phones they are fixed at the lower edge, above the tab bar; on wide screens they are
 * in the flow. The bar is last in its page, and its first button is the primary one.
 */
export const ActionBar = styled("div")`
  position: sticky;
  z-index: 1;
  inset-block-end: var(--tab-bar, 0px);
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: auto;
  padding-block: var(--space-3);
  /* Toasts stand above it. */
  html:has(&) {
    --action-bar: calc(var(--bar-height) + var(--space-4));
    scroll-padding-block-end: calc(var(--tab-bar, 0px) + var(--action-bar));
  }
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0 calc(-1 * var(--space-4));
    border-block-start: 1px solid var(--line);
    background: var(--page);
  }
  & > * { flex: 1 1 auto; }
  /* No height to spare: it stands in its place. */
  @media (max-height: 18.75rem) {
    position: static;
    html:has(&) { --action-bar: 0px; }
  }
  @media (min-width: 60rem) {
    position: static;
    html:has(&) { --action-bar: 0px; }
    margin-block-start: 0;
    padding-block: 0;
    &::before { content: none; }
    & > * { flex: none; }
  }
  @media print {
    display: none;
  }
`;
