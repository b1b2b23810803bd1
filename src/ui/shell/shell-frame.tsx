import { styled } from "goober";
import type { ReactNode } from "react";
import { inPlace } from "../base/in-place";
import { userText } from "../base/user-text";

type ShellFrameProps = {
  /** Above the page; takes no room while it is empty. */
  strip?: ReactNode;
  tabs: ReactNode;
  children: ReactNode;
};

/** The tab bar and the current page. */
export function ShellFrame({ strip, tabs, children }: ShellFrameProps) {
  return (
    <Frame>
      <SkipLink href={`#${contentId}`} onClick={inPlace(focusContent)}>
        Skip to content
      </SkipLink>
      <Above>{strip}</Above>
      {tabs}
      <PageGround id={contentId} tabIndex={-1}>
        {children}
      </PageGround>
    </Frame>
  );
}

/** A page under the tab bar: title and content. */
export function ShellPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
    </>
  );
}

const contentId = "content";
const focusContent = () => document.getElementById(contentId)?.focus();

/** First in the order of the tab key, in sight while it has the focus. */
const SkipLink = styled("a")`
  position: fixed;
  z-index: 3;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  display: grid;
  align-content: center;
  min-block-size: var(--target);
  padding-inline: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--signature);
  color: var(--on-signature);
  font-weight: 700;
  &:not(:focus) { inline-size: 1px; min-block-size: 1px; block-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
  @media print {
    display: none;
  }
`;

const Frame = styled("div")`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: 100dvh;
  /* Surfaces from edge to edge. */
  overflow-x: clip;
  @media (min-width: 60rem) {
    grid-template: auto 1fr / 15.5rem minmax(0, 1fr);
    align-items: start;
  }
  & > main { grid-row: 2; }
`;

const Above = styled("div")`
  position: sticky;
  z-index: 2;
  grid-column: 1 / -1;
  inset-block-start: 0;
  @media print {
    display: none;
  }
`;

/** The page's container. */
export const PageGround = styled("main")`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  &:focus { outline: none; }
  --page-block: var(--space-3);
  --page-start: max(var(--space-4), env(safe-area-inset-left));
  --page-end: max(var(--space-4), env(safe-area-inset-right));
  /* No card is wider than 44 rem. */
  inline-size: min(100%, 44rem + var(--page-start) + var(--page-end));
  margin-inline: auto;
  padding: var(--page-block) var(--page-end) var(--space-5) var(--page-start);
  @media (min-width: 46rem) {
    --page-spill: 50vw;
  }
  @media (min-width: 60rem) {
    --page-block: var(--space-7);
    --page-start: var(--space-7);
    --page-end: var(--space-7);
    inline-size: min(100%, 68rem);
    min-block-size: 100dvh;
    gap: var(--space-6);
    padding-block-end: var(--space-6);
  }
`;

/** As high as the bars of other tabs, so that titles do not jump between tabs. */
const Heading = styled("h1")`
  display: grid;
  align-content: center;
  min-block-size: var(--bar-height);
  font-size: var(--size-xl);
  ${userText}
`;
