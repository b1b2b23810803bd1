import { styled } from "goober";
import type { ReactNode } from "react";
import { AlertIcon } from "../base/icons";

export type ClashBracketProps = {
  /** Texts of the clashes. */
  words: readonly string[];
  /** Button next to the texts. */
  action?: ReactNode;
  isSmall?: boolean;
  children: ReactNode;
};

/** A bracket around the cards of events that clash for a person. */
export const ClashBracket = ({ words, action, isSmall = false, children }: ClashBracketProps) => (
  <Joined data-small={isSmall || undefined}>
    {children}
    <div data-words="">
      {words.map((text) => (
        <p key={text}>
          <AlertIcon size={isSmall ? 14 : 18} />
          <span>{text}</span>
        </p>
      ))}
      {action}
    </div>
  </Joined>
);

const Joined = styled("div")`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-inline-start: 16px;
  &::before {
    content: "";
    position: absolute;
    inset-block: 22px 14px;
    inset-inline-start: 0;
    inline-size: 12px;
    border: 3px solid var(--attention);
    border-inline-end: 0;
    border-start-start-radius: var(--radius-m);
    border-end-start-radius: var(--radius-m);
  }
  & > [data-words] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-1) var(--space-3); }
  & > [data-words] > p { display: flex; flex: 1 1 12rem; align-items: flex-start; gap: 6px; color: var(--attention-text); font-size: var(--size-s); font-weight: 600; line-height: 1.35; }
  & > [data-words] svg { flex: none; margin-block-start: 1px; }
  &[data-small] { gap: 4px; padding-inline-start: 9px; }
  &[data-small]::before { inset-block: 16px 6px; inline-size: 7px; border-width: 2px; }
  &[data-small] > [data-words] > p { flex-basis: 100%; font-size: 0.75rem; }
`;
