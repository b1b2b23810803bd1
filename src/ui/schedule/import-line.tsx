import { styled } from "goober";
import type { ReactNode } from "react";
import type { RowTone } from "../../../domain/schedule/import/import-row-texts";
import { userText } from "../base/user-text";

export type ImportLineProps = {
  /** What it is known by: a date, a cap. */
  start: ReactNode;
  title: string;
  /** "9:00 · Riverside · home". Empty: none. */
  detail: string;
  tone: RowTone;
  /** What will happen: "New", "9:00 → 14:00". Empty: what happens to all. */
  said: string;
  /** What was left out, cut or filled in. */
  remarks?: readonly string[];
  /** Why it does not come in. */
  faults?: readonly string[];
  /** A button beside it. */
  end?: ReactNode;
  /** By which its button is found. */
  line?: number;
  /** A choice, or the field that mends it. */
  children?: ReactNode;
};

/** One event or player of an imported list, and what will happen to it. */
export const ImportLine = ({
  start,
  title,
  detail,
  tone,
  said,
  remarks = [],
  faults = [],
  end,
  line,
  children,
}: ImportLineProps) => (
  <Line data-tone={tone} data-line={line}>
    {start || <span />}
    <div>
      <p>
        <b>{title}</b> {said && <em>{said}</em>}
        {end}
      </p>
      {detail && <p>{detail}</p>}
      {faults.map((fault) => (
        <p key={fault} data-fault="">
          {fault}
        </p>
      ))}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {children}
    </div>
  </Line>
);

/** Lines outside the viewport are not laid out. */
export const ImportLines = styled("ul")`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li { padding-block-start: var(--space-3); border-block-start: 1px solid var(--line); }
`;

const Line = styled("li")`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: var(--space-3);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 64px;
  & > div { display: grid; gap: 2px; align-content: center; }
  & p { margin: 0; ${userText} color: var(--text-muted); font-size: var(--size-s); line-height: 1.4; }
  & p:first-child { display: flex; flex-wrap: wrap; gap: 2px var(--space-3); align-items: center; justify-content: space-between; }
  & b { color: var(--text); font: 800 1.0625rem / 1.25 var(--font-display); font-stretch: 88%; min-inline-size: 0; ${userText} }
  & em {
    padding: 2px 10px;
    border-radius: var(--radius-full);
    background: var(--skeleton);
    color: var(--text);
    font: 700 var(--size-s) / 1.4 var(--font-display);
    font-stretch: 88%;
  }
  &[data-tone="new"] em { background: var(--signature); color: var(--on-signature); }
  &[data-tone="changed"] em, &[data-tone="off"] em, &[data-tone="mine"] em { background: var(--attention); color: var(--on-attention); }
  &[data-tone="fault"] em { background: var(--danger-surface); color: var(--danger); }
  &[data-tone="same"] b { color: var(--text-muted); }
  &[data-tone="off"] b { text-decoration: line-through 2px; }
  & p[data-fault] { color: var(--danger); font-weight: 550; }
  /* Its fields have the whole width, and the ring of the focus. */
  &:has(form) { content-visibility: visible; }
  @media (max-width: 599px) {
    & form { margin-inline-start: calc(-3.25rem - var(--space-3)); }
  }
  & fieldset, & form { margin-block-start: var(--space-2); }
  & fieldset > p { display: none; }
  @media (forced-colors: active) {
    & em { border: 1px solid; }
  }
`;
