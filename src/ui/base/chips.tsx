import { styled } from "goober";

/** A few choices in a row, under a legend. */
export const Chips = styled("fieldset")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0 0 var(--space-2); color: var(--text-muted); font-size: var(--size-s); }
`;
