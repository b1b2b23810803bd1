import { styled } from "goober";
import { userText } from "../base/user-text";

/** A few facts by name, each in one line. */
export const FactList = styled("dl")`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  & > div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: var(--space-2); min-block-size: 1.5rem; }
  & dt { color: var(--text-muted); font-size: var(--size-s); line-height: 1.5rem; }
  & dd { margin: 0; line-height: 1.5rem; ${userText} }
  & b { padding: 1px 8px; border: 1.5px solid var(--text); border-radius: var(--radius-full); font: 750 0.8125rem / 1.3 var(--font-display); white-space: nowrap; }
  & b[data-answer="yes"] { border-color: var(--on-signature); background: var(--signature); color: var(--on-signature); }
  & b[data-answer="no"] { background: var(--text); color: var(--page); }
  & b[data-answer="none"] { border-style: dashed; border-color: var(--attention); }
`;

/** The head of a card: cap or portrait, and what belongs beside it. */
export const CardHead = styled("div")`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  & > div { flex: 1; min-inline-size: 0; color: var(--text-muted); ${userText} }
`;
