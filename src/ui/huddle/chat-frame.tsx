import { styled } from "goober";
import type { ReactNode } from "react";

/** A list, and on wide screens the opened huddle beside it, both as high as the window. */
export const ChatColumns = ({ list, children }: { list: ReactNode; children: ReactNode }) => (
  <Columns data-chat="">
    <section>{list}</section>
    <div>{children}</div>
  </Columns>
);

/** The heading of the list, with its buttons. */
export const ChatHead = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-block-size: var(--bar-height);
  & > h1 { font-size: var(--size-xl); }
  & > div { display: flex; flex-wrap: wrap; gap: var(--space-1); margin-inline-start: auto; }
  & > div > button { padding-inline: 10px 14px; }
  & > div > :first-child { padding-inline: 8px; }
`;

/** On phones an opened huddle covers the page and its tab bar, up to the keyboard. */
export const HuddlePane = styled("section")`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: 0;
  background: var(--page);
  & > [data-rest] { grid-row: 2 / span 2; }
  @media (max-width: 59.99rem) {
    position: fixed;
    z-index: 1;
    inset: var(--sight-top, 0px) 0 auto;
    block-size: var(--sight, 100dvh);
    padding-block-start: var(--strip, 0px);
    html:has(&) { --main-tabs: none; overflow: hidden; }
  }
  @media (min-width: 60rem) {
    block-size: calc(100dvh - var(--strip, 0px));
  }
  @media print {
    position: static;
    block-size: auto;
  }
`;

/** Name, who reads it, and the menu. */
export const HuddleHead = styled("header")`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 60px;
  padding: max(4px, env(safe-area-inset-top)) max(var(--space-2), env(safe-area-inset-right)) 4px max(var(--space-2), env(safe-area-inset-left));
  border-block-end: 1px solid var(--line);
  background: var(--page);
  & > div { display: grid; flex: 1; min-inline-size: 0; }
  & > div > h1, & > div > h2 {
    overflow: hidden;
    font-size: 1.1875rem;
    line-height: 1.25;
    letter-spacing: -0.01em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > div > button {
    position: relative;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--text-muted);
    font-size: var(--size-s);
    line-height: 1.35;
    text-align: start;
    cursor: pointer;
  }
  /* A finger needs more room than the eye. */
  & > div > button::after { content: ""; position: absolute; inset: -14px 0 -10px; }
  & > a {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--target);
    block-size: var(--target);
    border-radius: var(--radius-full);
    color: inherit;
  }
  & > button { padding-inline: 8px; }
  @media (hover: hover) {
    & > div > button:hover { color: var(--text); text-decoration: underline; text-underline-offset: 3px; }
    & > a:hover { background: var(--sunken); }
  }
  @media (min-width: 60rem) {
    padding: var(--space-3) var(--space-4);
  }
`;

/** In place of the composer where nothing can be said any more. */
export const HuddleEnd = styled("div")`
  display: grid;
  gap: 2px;
  padding: var(--space-4) var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  text-align: center;
  & > b { font: 800 1.0625rem / 1.3 var(--font-display); font-stretch: 88%; }
  & > span { color: var(--text-muted); font-size: var(--size-s); }
`;

const Columns = styled("div")`
  display: contents;
  & > section { display: grid; align-content: start; gap: var(--space-3); }
  @media (min-width: 60rem) {
    main:has(> &) { inline-size: 100%; max-inline-size: none; min-block-size: 0; padding: 0; }
    display: grid;
    grid-template-columns: 20rem minmax(0, 1fr);
    block-size: calc(100dvh - var(--strip, 0px));
    & > section {
      min-block-size: 0;
      padding: var(--space-7) var(--space-4) var(--space-4);
      border-inline-end: 1px solid var(--line);
      overflow-y: auto;
    }
    & > div { display: grid; min-inline-size: 0; min-block-size: 0; }
  }
  @media print {
    display: block;
    block-size: auto;
  }
`;

/** Beside the list while no huddle is open. */
export const ChatNothing = ({ title, line }: { title: string; line: string }) => (
  <Nothing>
    <b>{title}</b>
    <span>{line}</span>
  </Nothing>
);

const Nothing = styled("p")`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-1);
  padding: var(--space-5);
  & > b { font: 800 var(--size-xl) / 1.1 var(--font-display); letter-spacing: -0.02em; }
  & > span { color: var(--text-muted); }
`;
