import { styled } from "goober";
import type { ReactNode } from "react";
import { userText } from "../base/user-text";

export type NeedsYouStripProps = {
  /** The id of the title. */
  id: string;
  /** "6 need you". */
  title: string;
  /** "3 answers · 2 changes, plus 1 clash". */
  detail?: string | null;
  /** The title is a sentence: on phones its buttons stand below it, not beside. */
  isLong?: boolean;
  /** The buttons beside the title. */
  actions?: ReactNode;
  /** A question, or what is not counted. */
  children?: ReactNode;
};

/** *Needs you* in one line above the days. */
export const NeedsYouStrip = ({ id, title, isLong, detail, actions, children }: NeedsYouStripProps) => (
  <Strip data-long={isLong}>
    <div>
      <h2 id={id}>{title}</h2>
      {detail && <p>{detail}</p>}
    </div>
    {actions && <span>{actions}</span>}
    {children && <section>{children}</section>}
  </Strip>
);

const Strip = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  max-inline-size: 44rem;
  padding: var(--space-2) var(--space-3);
  border: 2px solid var(--attention);
  border-radius: var(--radius-m);
  background: var(--attention-surface);
  & > div { flex: 1 1 7rem; min-inline-size: 0; ${userText} }
  & > div > h2 { font: 800 var(--size-m) / 1.2 var(--font-display); font-stretch: 88%; }
  & > div > p { font-size: 0.8125rem; line-height: 1.3; }
  & > span { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-1); margin-inline-start: auto; }
  & > section { display: flex; flex-wrap: wrap; flex-basis: 100%; align-items: center; justify-content: space-between; gap: var(--space-2); font-size: var(--size-s); line-height: 1.35; }
  & > section:empty { display: none; }
  @media (max-width: 40rem) {
    gap: 2px var(--space-2);
    padding-block: 4px;
    &:not([data-long]) > div { flex-basis: 5rem; }
  }
  & > section > div { display: flex; gap: var(--space-2); margin-inline-start: auto; }
`;

/** As high as one line of it. */
export const StripRoom = styled("div")`
  min-block-size: 64px;
  @media (max-width: 40rem) {
    min-block-size: 56px;
  }
`;
