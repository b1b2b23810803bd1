import { styled } from "goober";
import type { ReactNode } from "react";

export type HomeColumnsProps = { aside: ReactNode; last?: ReactNode; children: ReactNode };

/** What is next and what needs the person; the days that follow below it, on wide screens beside it; last what has no end. */
export const HomeColumns = ({ aside, last, children }: HomeColumnsProps) => (
  <Columns data-two={aside ? "" : undefined}>
    <div>{children}</div>
    {aside && <div data-aside="">{aside}</div>}
    {last && <div>{last}</div>}
  </Columns>
);

const Columns = styled("div")`
  display: grid;
  gap: var(--space-5) var(--space-6);
  align-items: start;
  & > div { display: grid; gap: var(--space-5); min-inline-size: 0; max-inline-size: 44rem; }
  & > div:empty { display: none; }
  @media (min-width: 60rem) {
    &[data-two] { grid-template: auto 1fr / minmax(0, 1.25fr) minmax(0, var(--beside-width, 1fr)); }
    /* Beside an opened panel there is room for one column. */
    &[data-two] > :not([data-aside]) { grid-column: 1; }
    & > [data-aside] { display: var(--beside, grid); grid-row: 1 / span 2; grid-column: 2; }
  }
`;
