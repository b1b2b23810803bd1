import { styled } from "goober";
import type { ReactNode } from "react";
import { userText } from "./user-text";

export type SectionHeadProps = {
  children: ReactNode;
  /** For the section's `aria-labelledby`. */
  id?: string | undefined;
  /** Number of items; part of the heading's accessible name. */
  count?: number | undefined;
  /** Shows the count in orange, since the items wait for the reader. */
  needsYou?: boolean;
  /** A link or a quiet button. */
  end?: ReactNode;
  level?: 2 | 3;
};

/** A section's heading, with the number of items and an action for all of them. */
export const SectionHead = ({ children, id, count, needsYou = false, end, level = 2 }: SectionHeadProps) => (
  <Head>
    <Name as={`h${level}`} id={id}>
      {children} {count !== undefined && <Count data-needs-you={needsYou || undefined}>{count}</Count>}
    </Name>
    {end && <div>{end}</div>}
  </Head>
);

const Head = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  min-block-size: var(--target);
  & > div { display: flex; align-items: center; gap: var(--space-2); margin-inline-start: auto; }
`;

const Name = styled("h2")`
  min-inline-size: 0;
  ${userText}
  font-size: var(--size-l);
  line-height: 1.2;
`;

const Count = styled("span")`
  display: inline-block;
  min-inline-size: 1.5em;
  margin-inline-start: 2px;
  padding: 2px 0.5em;
  border-radius: var(--radius-full);
  background: var(--skeleton);
  font-size: var(--size-s);
  font-stretch: 88%;
  letter-spacing: 0;
  line-height: 1.3;
  text-align: center;
  vertical-align: 2px;
  font-variant-numeric: tabular-nums;
  &[data-needs-you] { background: var(--attention); color: var(--on-attention); }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
