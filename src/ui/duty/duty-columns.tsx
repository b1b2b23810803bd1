import { styled } from "goober";
import type { ReactNode } from "react";
import { userText } from "../base/user-text";

/** The duties, and the season's table: beside them where a dialog is wide enough for both. */
export const DutyColumns = styled("div")`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  /* The dialog has room for both, where there are both. */
  dialog > div:has(& > section) {
    @media (min-width: 1000px) {
      inline-size: min(936px, 100% - 2 * var(--space-5));
    }
  }
`;

/** The table of families: dates under each other, so that it fits on a phone. */
export const SeasonFrame = styled("section")`
  min-inline-size: 0;
  & td > ul { display: grid; gap: 2px; margin: 0; padding: 0; list-style: none; }
  & tr > td:nth-child(2) { font-size: var(--size-s); line-height: 1.35; text-align: start; }
  & tr > th:nth-child(2) { text-align: start; }
  & tbody th > small { display: block; color: var(--text-muted); font: 400 var(--size-s) / 1.3 var(--font-text); }
  & tr[data-own] { background: var(--done-surface); }
`;

export type DutyFrameProps = {
  icon: ReactNode;
  name: string;
  /** "1 family at games". */
  line: string;
  /** Staff's buttons. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** One duty. */
export const DutyFrame = ({ icon, name, line, actions, children }: DutyFrameProps) => (
  <Frame aria-label={name}>
    <header>
      {icon}
      <div>
        <h3>{name}</h3>
        <p>{line}</p>
      </div>
      {actions && <div>{actions}</div>}
    </header>
    {children}
  </Frame>
);

const Frame = styled("article")`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  min-inline-size: 0;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  & > form { inline-size: 100%; }
  /* Below the name: the icon and its gap, without the padding of a button that has no edge. */
  & > p, & > button { margin-inline-start: calc(24px + var(--space-3)); }
  & > [data-quiet] { margin-inline-start: calc(24px + var(--space-3) - var(--space-4) - 2px); }
  & > header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-3); inline-size: 100%; }
  & > header > svg { flex: none; }
  & > header > div:nth-child(2) { flex: 1 1 7rem; min-inline-size: 0; ${userText} }
  & > header > div:nth-child(3) { display: flex; gap: var(--space-2); margin-inline-start: auto; }
  & h3 { font-size: 1.125rem; font-stretch: 90%; line-height: 1.2; }
  & header p { color: var(--text-muted); font-size: var(--size-s); line-height: 1.35; }
`;
