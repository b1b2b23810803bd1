import { styled } from "goober";

/** Buttons fixed at the lower edge of a dialog whose content may scroll. */
export const DialogFoot = styled("div")`
  position: sticky;
  z-index: 1;
  inset-block-end: calc(-1 * var(--space-5));
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0 calc(-1 * var(--space-5)) calc(-1 * var(--space-5));
  padding: var(--space-3) var(--space-5) var(--space-5);
  border-block-start: 1px solid var(--line);
  background: var(--raised);
  & > * { flex: 1 1 auto; }
  /* What is focused does not hide behind it. */
  dialog div:has(&) { scroll-padding-block-end: calc(var(--target) + var(--space-5) + 2 * var(--space-3)); }
  /* No height to spare: it stands in its place. */
  @media (max-height: 18.75rem) {
    position: static;
  }
`;
