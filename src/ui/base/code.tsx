import { styled } from "goober";

/** A text to be copied exactly: one press selects all of it. */
export const Code = styled("code")`
  display: block;
  padding: var(--space-4);
  border: 2px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--raised);
  font: 700 var(--size-l) / 1.3 ui-monospace, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;
