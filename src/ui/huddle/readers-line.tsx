import { styled } from "goober";
import type { ReactNode } from "react";
import { EyeIcon } from "../base/icons";
import { userText } from "../base/user-text";

export type ReadersLineProps = {
  children: ReactNode;
  /** Its people changed since the writer looked. */
  isChanged?: boolean;
  /** Opens the list of people. */
  onPressed?: (() => void) | undefined;
};

/** Who reads what is written; above every composer, and never folded away. */
export const ReadersLine = ({ children, isChanged = false, onPressed }: ReadersLineProps) => {
  const words = (
    <>
      <EyeIcon size={16} />
      <span>{children}</span>
    </>
  );
  return onPressed ? (
    <Line type="button" aria-haspopup="dialog" data-changed={isChanged || undefined} onClick={onPressed}>
      {words}
    </Line>
  ) : (
    <Line as="p" data-changed={isChanged || undefined}>
      {words}
    </Line>
  );
};

const Line = styled("button")`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin: 0;
  padding: 2px 4px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text-muted);
  font-size: var(--size-s);
  line-height: 1.35;
  text-align: start;
  & > svg { flex: none; }
  & > span { ${userText} }
  button& { cursor: pointer; }
  /* A finger needs more room than the eye. */
  button&::after { content: ""; position: absolute; inset: -9px 0; }
  &[data-changed] { padding: 4px 8px; background: var(--attention); color: var(--on-attention); font-weight: 600; }
  @media (hover: hover) {
    button&:hover { color: var(--text); text-decoration: underline; text-underline-offset: 3px; }
    button&[data-changed]:hover { color: var(--on-attention); }
  }
`;
