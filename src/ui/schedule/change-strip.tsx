import { styled } from "goober";
import type { ReactNode } from "react";
import { userText } from "../base/user-text";

export type ChangeStripProps = {
  /** Names the strip for screen readers: "What changed". */
  label: string;
  /** What happened: "9:00 → 14:00". */
  title: string;
  /** Further changes, and what to do. */
  children?: ReactNode;
  /** *Got it*, or how it stands. */
  action?: ReactNode;
};

/** What changed since the family last looked: a strip below the head, as wide as its dialog. */
export const ChangeStrip = ({ label, title, children, action }: ChangeStripProps) => (
  <Strip aria-label={label}>
    <div>
      <b>{title}</b>
      {children && <div>{children}</div>}
    </div>
    {action && <span>{action}</span>}
  </Strip>
);

const Strip = styled("section")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-inline: calc(-1 * var(--bleed, 0px));
  padding: var(--space-3) max(var(--bleed, 0px), var(--space-3));
  border-block-end: 2px solid var(--attention);
  background: var(--attention-surface);
  & > div { flex: 1 1 9rem; min-inline-size: 0; ${userText} }
  & > div > b { font: 800 var(--size-m) / 1.25 var(--font-display); font-stretch: 88%; }
  & > div > div { font-size: var(--size-s); line-height: 1.35; }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;
