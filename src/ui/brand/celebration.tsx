import { styled } from "goober";
import type { ReactNode } from "react";
import { Mark } from "./logo";

/** The drop bounces over a team's crest. Decorative. */
export const Celebration = ({ crest }: { crest: ReactNode }) => (
  <Stage aria-hidden="true">
    <Mark height={84} bounces={4} />
    {crest}
  </Stage>
);

const Stage = styled("div")`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-3);
  min-block-size: max(18rem, 100dvh - 15.5rem);
  margin-block-end: var(--space-4);
  border-radius: var(--radius-l);
  background: light-dark(var(--signature), var(--sunken));
  color: light-dark(var(--ink), var(--signature));
  @media (min-width: 600px) {
    min-block-size: 18rem;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;
