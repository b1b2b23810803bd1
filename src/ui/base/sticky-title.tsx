import { keyframes, styled } from "goober";
import type { ReactNode } from "react";
import { userText } from "./user-text";

export type StickyTitleProps = {
  children: ReactNode;
  /** A back button or a crest. */
  start?: ReactNode;
  /** Actions of the whole page. */
  end?: ReactNode;
};

/**
 * A page's title. While the page is scrolled it shrinks to a bar; without scroll-driven
 * animations, or with reduced motion, it keeps its size. Its box in the page keeps its height, so that nothing jumps.
 */
export const StickyTitle = ({ children, start, end }: StickyTitleProps) => (
  <Bar>
    {start && <div>{start}</div>}
    <h1 tabIndex={-1}>{children}</h1>
    {end && <div>{end}</div>}
  </Bar>
);

const shrink = keyframes`
  to { transform: scale(0.68); }
`;

const lift = keyframes`
  to { box-shadow: var(--shadow-sticky); }
`;

const Bar = styled("header")`
  position: sticky;
  z-index: 1;
  inset-block-start: var(--strip, 0px);
  isolation: isolate;
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  min-block-size: var(--bar-height);
  html:has(&) { scroll-padding-block-start: calc(var(--bar-height) + var(--strip, 0px)); }
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0 calc(-1 * var(--space-4));
    background: var(--page);
    box-shadow: 0 1px 0 var(--line);
  }
  & > h1 {
    flex: 1 1 8rem;
    min-inline-size: 0;
    ${userText}
    font-size: var(--size-xl);
    transform-origin: 0 50%;
  }
  & > h1:dir(rtl) { transform-origin: 100% 50%; }
  & > div { display: flex; flex: none; align-items: center; gap: var(--space-2); padding-block: 4px; }
  & > h1 + div { margin-inline-start: auto; }
  @supports (animation-timeline: scroll()) {
    & > h1 { animation: ${shrink} linear both; animation-timeline: scroll(); animation-range: 0 4rem; }
    /* A page that does not scroll has no such time, and nothing below the bar. */
    &::before { box-shadow: none; animation: ${lift} linear both; animation-timeline: scroll(); animation-range: 0 1rem; }
  }
  @media (prefers-reduced-motion: reduce) {
    & > h1, &::before { animation: none; }
    &::before { box-shadow: 0 1px 0 var(--line); }
  }
  /* No room to spare, or letters so large that the title takes several lines. */
  @media (max-height: 18.75rem), (max-width: 15rem) {
    position: static;
    html:has(&) { scroll-padding-block-start: 0; }
  }
  @media (forced-colors: active) {
    border-block-end: 1px solid;
  }
  @media print {
    position: static;
  }
`;
