import { styled } from "goober";
import type { ReactNode } from "react";

export type TeamColumnsProps = {
  /** The list is mounted and drawn later, so that it does not move when what is above it comes. */
  isHeld?: boolean;
  /** What is next, and notices: above the list on phones, before it on wide screens. */
  aside: ReactNode;
  /** Last in the DOM, so that it can stick to a phone's lower edge. */
  actions?: ReactNode;
  /** What has no end: below all else on phones, before the list on wide screens. */
  last?: ReactNode;
  children: ReactNode;
};

/** A list with a column next to it. */
export const TeamColumns = ({ isHeld, aside, actions, last, children }: TeamColumnsProps) => (
  <Columns>
    {aside && <Aside data-aside="">{aside}</Aside>}
    <Main data-main="" hidden={isHeld}>
      {children}
    </Main>
    {last && (
      <Aside data-last="" hidden={isHeld}>
        {last}
      </Aside>
    )}
    {actions}
  </Columns>
);

const Columns = styled("div")`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-5);
  min-inline-size: 0;
  @media (min-width: 60rem) {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr);
    align-items: start;
    gap: var(--space-5) 0;
    /* Only where there is something to see: what is announced may have nothing to say. */
    &:has(> [data-aside] > * > *), &:has(> [data-main] ~ *) { column-gap: var(--space-7); grid-template-columns: minmax(0, 1.1fr) minmax(0, var(--beside-width, 1fr)); }
    & > :not([data-main]) { max-inline-size: 44rem; }
    &:has(> [data-aside] > * > *) > [data-main], &:has(> [data-main] ~ *) > [data-main] { grid-column: 2; }
  }
`;

const Aside = styled("div")`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
  &:empty, &[hidden] { display: none; }
  @media (min-width: 60rem) {
    &[data-last] { grid-row: 3; grid-column: 1; }
  }
`;

const Main = styled("div")`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
  &[hidden] { display: none; }
  @media (min-width: 60rem) {
    /* Beside an opened panel there is room for one column. */
    display: var(--beside, grid);
    grid-row: 1 / span 3;
  }
`;
