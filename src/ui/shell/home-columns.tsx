import { styled } from "goober";
import type { ReactNode } from "react";

/** What is next and what needs the person; the days that follow below it, on wide screens beside it. */
export const HomeColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Columns data-two={aside ? "" : undefined}>
    <div>{children}</div>
    {aside && <div>{aside}</div>}
  </Columns>
);

const Columns = styled("div")`
  display: grid;
  gap: var(--space-5) var(--space-6);
  align-items: start;
  & > div { display: grid; gap: var(--space-5); min-inline-size: 0; max-inline-size: 44rem; }
  @media (min-width: 60rem) {
    &[data-two] { grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); }
  }
`;
