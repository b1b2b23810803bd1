import { styled } from "goober";
import type { ReactNode } from "react";

export type ListRowProps = {
  /** An icon or avatar. */
  start?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** What can be done with it. */
  end?: ReactNode;
  /** Why something about it did not work. */
  fault?: string | null;
  isBusy?: boolean;
};

/** One line of a list: at least 56 px, its actions never pushed out by a long title. */
export const ListRow = ({ start, title, detail, end, fault, isBusy = false }: ListRowProps) => (
  <Row aria-busy={isBusy}>
    {start}
    <span>
      <b>{title}</b>
      {detail && <small>{detail}</small>}
    </span>
    {end && <div>{end}</div>}
    {fault && <p role="alert">{fault}</p>}
  </Row>
);

export const List = styled("ul")`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled("li")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-block-size: 56px;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  & > svg { flex: none; }
  & > span { display: grid; flex: 1 1 9rem; min-inline-size: 0; overflow-wrap: anywhere; }
  & b { font-family: var(--font-display); font-weight: 800; font-stretch: 88%; }
  & small { color: var(--text-muted); font-size: var(--size-s); }
  & > p { flex-basis: 100%; margin: 0; color: var(--danger); font-size: var(--size-s); }
  &[aria-busy="true"] > span { opacity: 0.6; }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Stands where rows will be. Still, so that nothing flickers for those who wait briefly. */
export const RowSkeletons = ({ count, label }: { count: number; label: string }) => (
  <List aria-busy="true">
    <li role="status" aria-label={label} />
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Blank key={index} aria-hidden="true" />
    ))}
  </List>
);

const Blank = styled("li")`
  min-block-size: 56px;
  border-radius: var(--radius-m);
  background: var(--sunken);
`;
