import { styled } from "goober";
import type { ReactNode } from "react";

export type PosterProps = {
  tone: "signature" | "ink" | "attention" | "chalk";
  title: string;
  drawing: ReactNode;
  /** For a poster with content below: no drawing on phones, and only as tall as its text. */
  isLow?: boolean;
  children: ReactNode;
};

/** Empty state of a page: a drawing, a large title, and a text about what will be here. */
export function Poster({ tone, title, drawing, isLow = false, children }: PosterProps) {
  return (
    <Panel data-tone={tone} data-low={isLow || undefined}>
      {drawing}
      <Words>
        <h2>{title}</h2>
        {children}
      </Words>
    </Panel>
  );
}

const Panel = styled("section")`
  position: relative;
  isolation: isolate;
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-4);
  max-block-size: 46rem;
  overflow: clip;
  border-radius: var(--radius-l);
  padding: var(--space-5);
  &[data-tone="signature"] { background: var(--signature); color: var(--on-signature); --focus: var(--ink); --drawing-line: var(--signature-strong); --drawing-spot: var(--ink); --press: var(--ink); --on-press: var(--signature); --press-strong: color-mix(in srgb, var(--ink), var(--signature) 15%); }
  &[data-tone="attention"] { background: var(--attention); color: var(--on-attention); --focus: var(--ink); --drawing-line: var(--ink); --drawing-spot: var(--signature); }
  &[data-tone="ink"] { color-scheme: dark; background: var(--raised); color: var(--text); --drawing-line: var(--line-strong); --drawing-spot: var(--signature); }
  &[data-tone="chalk"] { background: var(--raised); color: var(--text); box-shadow: inset 0 0 0 2px var(--line); --drawing-line: var(--line); --drawing-spot: var(--signature); }
  & > svg {
    flex: 1;
    inline-size: 100%;
    min-block-size: 11rem;
    overflow: visible;
  }
  @media (min-width: 60rem) {
    padding: var(--space-7);
    & > svg {
      position: absolute;
      z-index: -1;
      inset-block: var(--space-6);
      inset-inline-end: var(--space-6);
      inline-size: 47%;
      block-size: calc(100% - 2 * var(--space-6));
    }
  }
  &[data-low] { flex: none; }
  @media (max-width: 59.99rem) {
    &[data-low] > svg { display: none; }
  }
  @media (forced-colors: active) {
    border: 2px solid;
    & > svg { --drawing-line: CanvasText; --drawing-spot: CanvasText; --sunken: GrayText; --ink: Canvas; --raised: Canvas; --attention: Canvas; }
  }
`;

const Words = styled("div")`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 27rem;
  margin-block-start: auto;
  & > h2 {
    font-size: var(--size-2xl);
    line-height: 0.95;
    letter-spacing: -0.035em;
  }
  @media (min-width: 60rem) {
    max-inline-size: 44%;
  }
`;
