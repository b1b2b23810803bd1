import { styled } from "goober";
import type { ReactNode } from "react";
import { ChevronDownIcon } from "../base/icons";

export type UnfoldingProps = {
  title: string;
  lists: readonly { label: string; days: readonly { id: string; text: string }[] }[];
};

/** A disclosure with the lists behind some counts. */
export const Unfolding = ({ title, lists }: UnfoldingProps) =>
  lists.length === 0 ? null : (
    <Fold title={title}>
      {lists.map(({ label, days }) => (
        <section key={label} aria-label={label}>
          <b>{label}</b>
          <ul>
            {days.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </Fold>
  );

/** A disclosure with its title in one line. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <Details>
    <summary>
      {title}
      <ChevronDownIcon size={20} />
    </summary>
    {children}
  </Details>
);

const Details = styled("details")`
  & summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--target);
    padding-inline: 2px;
    border-radius: var(--radius-s);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 4px;
    list-style: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & summary::-webkit-details-marker { display: none; }
  & summary > svg { transition: rotate var(--motion-quick) var(--ease-out); }
  &[open] summary > svg { rotate: 180deg; }
  & section { margin-block-start: var(--space-2); }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  & li { padding-block: 2px; }
  @media (prefers-reduced-motion: reduce) {
    & summary > svg { transition: none; }
  }
`;
