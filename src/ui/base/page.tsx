import { styled } from "goober";
import type { ReactNode } from "react";
import { Logo } from "../brand/logo";
import { markPath } from "../brand/logo-shapes";

/** A column with even gaps. */
export const Stack = styled("div")<{ $gap?: 1 | 2 | 3 | 4 | 5 | 6 }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-${({ $gap }) => String($gap ?? 4)});
  & > p { overflow-wrap: anywhere; }
`;

export const Muted = styled("p")`
  color: var(--text-muted);
  overflow-wrap: anywhere;
`;

export const Title = styled("h1")`
  font-size: var(--size-3xl);
  line-height: 0.86;
  letter-spacing: -0.045em;
  overflow-wrap: anywhere;
`;

const Mark = () => (
  <svg viewBox="0 0 64 84" aria-hidden="true">
    <path d={markPath} />
  </svg>
);

/** Layout of signed-out pages: the poster next to the content, on phones above it. */
export function FrontPage({ children }: { children: ReactNode }) {
  return (
    <Front>
      <Poster>
        <a href="/">
          <Logo height={44} />
        </a>
        <Mark />
      </Poster>
      <Matter>{children}</Matter>
    </Front>
  );
}

/** Shown while the session is being restored. */
export function QuietPage() {
  return (
    <Quiet aria-busy="true">
      <Mark />
    </Quiet>
  );
}

const Front = styled("div")`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  @media (min-width: 60rem) {
    grid-template: 1fr / minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const Poster = styled("header")`
  position: relative;
  overflow: clip;
  min-block-size: 31dvh;
  padding: var(--space-5) var(--space-4);
  background: light-dark(var(--signature), var(--sunken));
  color: light-dark(var(--ink), var(--signature));
  a { display: inline-block; color: inherit; border-radius: var(--radius-s); outline-color: currentColor; }
  > svg {
    position: absolute;
    inset-block-start: -6%;
    inset-inline-end: -4%;
    block-size: 138%;
    inline-size: auto;
    fill: currentColor;
  }
  @media (min-width: 60rem) {
    padding: var(--space-6);
    > svg { inset-block-start: 14%; inset-inline-end: -12%; block-size: 108%; }
  }
  @media (forced-colors: active) {
    border-block-end: 2px solid;
  }
`;

const Matter = styled("main")`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-5);
  inline-size: min(100%, 30rem);
  margin-inline: auto;
  padding: var(--space-6) max(var(--space-4), env(safe-area-inset-right)) var(--space-6) max(var(--space-4), env(safe-area-inset-left));
`;

const Quiet = styled("main")`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  color: light-dark(var(--ink), var(--signature));
  svg { block-size: 74px; fill: currentColor; }
`;
