import { styled } from "goober";
import type { ReactNode } from "react";

/** The tab bar and the current page. */
export function ShellFrame({ tabs, children }: { tabs: ReactNode; children: ReactNode }) {
  return (
    <Frame>
      {tabs}
      <PageGround>{children}</PageGround>
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

const Frame = styled("div")`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: 100dvh;
  @media (min-width: 60rem) {
    grid-template: auto / 15.5rem minmax(0, 1fr);
    align-items: start;
  }
`;

/** The page's container. */
export const PageGround = styled("main")`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  inline-size: min(100%, 68rem);
  margin-inline: auto;
  padding: var(--space-5) max(var(--space-4), env(safe-area-inset-right)) var(--space-5) max(var(--space-4), env(safe-area-inset-left));
  @media (min-width: 60rem) {
    min-block-size: 100dvh;
    gap: var(--space-6);
    padding: var(--space-7) var(--space-7) var(--space-6);
  }
`;

const Heading = styled("h1")`
  font-size: var(--size-xl);
  line-height: 1.1;
  overflow-wrap: anywhere;
  &:focus { outline: none; }
`;
