import { styled } from "goober";

/** Buttons for the field above them: close to that field, with the usual gap to the next one. Answers to its message are below that. A quiet button is aligned with the fields' left edge. */
export const FieldAction = styled("p")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block: calc(-1 * var(--space-2)) var(--space-4);
  &[data-answers] { margin-block-start: var(--space-1); }
  &[data-quiet] { margin-inline-start: calc(-1 * var(--space-4) - 2px); }
`;
