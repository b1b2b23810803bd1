import { styled } from "goober";
import type { ReactNode } from "react";
import { ErrorIcon } from "../base/icons";

export type SumProps = { isProblem?: boolean; children: ReactNode };

/** A form's summary above its buttons; a live region that announces changes. */
export const Sum = ({ isProblem = false, children }: SumProps) => (
  <Line role="status" data-problem={isProblem || undefined}>
    {isProblem && <ErrorIcon size={18} />}
    <span>{children}</span>
  </Line>
);

const Line = styled("p")`
  display: flex;
  flex-basis: 100%;
  gap: 6px;
  margin: 0;
  color: var(--text-muted);
  font-size: var(--size-s);
  line-height: 1.4;
  & > svg { flex: none; margin-block-start: 1px; }
  & > span { min-inline-size: 0; overflow-wrap: anywhere; }
  &[data-problem] { color: var(--danger); font-weight: 550; }
`;
