import { styled } from "goober";

/** A button that belongs to the field above it: near that one, as far from the next as fields are apart. A quiet one begins where the fields do. */
export const FieldAction = styled("p")`
  margin-block: calc(-1 * var(--space-2)) var(--space-4);
  &[data-quiet] { margin-inline-start: calc(-1 * var(--space-4) - 2px); }
`;
