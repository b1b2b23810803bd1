import { styled } from "goober";

/** A team's next events: on phones their first card lies half on the head. */
export const NextEvents = styled("section")`
  position: relative;
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  & > article { box-shadow: 0 10px 30px rgb(11 13 8 / 0.13); }
`;

/** Stands for the first card: as high as one without answers, so that little moves. */
export const Waiting = styled("div")`
  display: grid;
  align-content: center;
  gap: var(--space-3);
  min-block-size: 9.5rem;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
`;
