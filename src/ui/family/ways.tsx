import { styled } from "goober";
import type { ReactNode } from "react";
import { ChevronForwardIcon } from "../base/icons";
import { inPlace } from "../base/in-place";
import { userText } from "../base/user-text";

export type WayProps = { href: string; icon: ReactNode; title: string; line: string; onOpened: () => void };

/** Large links: a column on phones, a row on wide screens. */
export const Ways = styled("nav")`
  display: grid;
  gap: var(--space-3);
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
  }
`;

export const Way = ({ href, icon, title, line, onOpened }: WayProps) => (
  <Card href={href} aria-haspopup="dialog" onClick={inPlace(onOpened)}>
    <span data-icon>{icon}</span>
    <span>
      <b>{title}</b>
      <small>{line}</small>
    </span>
    <ChevronForwardIcon size={22} />
  </Card>
);

const Card = styled("a")`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 88px;
  padding: var(--space-4);
  border: 2px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--raised);
  color: var(--text);
  text-decoration: none;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  transition: border-color var(--motion-quick) var(--ease-out), transform var(--motion-quick) var(--ease-out);
  &:active { transform: translateY(2px); }
  & > span:not([data-icon]) { display: grid; flex: 1; align-content: center; gap: 2px; min-inline-size: 0; ${userText} }
  & b { font: 800 var(--size-l) / 1.1 var(--font-display); letter-spacing: -0.02em; }
  & small { color: var(--text-muted); font-size: 0.9375rem; line-height: 1.35; }
  & > svg { flex: none; color: var(--text-muted); }
  & > [data-icon] {
    position: relative;
    isolation: isolate;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    color: var(--on-signature);
  }
  & > [data-icon]::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: 12% 58% 58% 58%;
    background: var(--signature);
    transform: rotate(52deg);
  }
  @media (hover: hover) {
    &:hover { border-color: var(--text); }
  }
  @media (prefers-reduced-motion: reduce) {
    &:active { transform: none; }
  }
  @media (forced-colors: active) {
    & > [data-icon] { color: CanvasText; }
  }
  @media (min-width: 60rem) {
    flex-direction: column;
    align-items: flex-start;
    padding: var(--space-5);
    & > span:not([data-icon]) { align-content: start; }
    & > svg { display: none; }
  }
`;
