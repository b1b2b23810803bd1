import { styled } from "goober";

/** Sentences of a list, with the room between them that paragraphs have. */
export const Bullets = styled("ul")`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: var(--space-5);
`;
