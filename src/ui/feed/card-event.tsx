import { styled } from "goober";
import type { ReactNode } from "react";
import { inPlace } from "../base/in-place";
import { userText } from "../base/user-text";

export type CardEventProps = {
  /** A date block. */
  lead: ReactNode;
  title: string;
  line: string;
  isOff: boolean;
  href: string;
  onOpened: () => void;
};

/** The event that a post is about, as it is now: struck when it is off. */
export const CardEventRow = ({ lead, title, line, isOff, href, onOpened }: CardEventProps) => (
  <Row data-off={isOff || undefined}>
    {lead}
    <div>
      <a href={href} onClick={inPlace(onOpened)}>
        {isOff ? <s>{title}</s> : title}
      </a>
      <small>{line}</small>
    </div>
  </Row>
);

const Row = styled("div")`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 60px;
  padding: var(--space-2) var(--space-3);
  border: 1.5px solid var(--line);
  border-radius: 12px;
  & > div { display: grid; min-inline-size: 0; ${userText} }
  & a { color: inherit; font: 800 1.0625rem / 1.3 var(--font-display); font-stretch: 88%; text-decoration: none; }
  & a::after { content: ""; position: absolute; inset: 0; border-radius: 12px; }
  & a:focus-visible { outline: none; }
  & a:focus-visible::after { outline: 3px solid var(--focus); outline-offset: 1px; }
  & s { text-decoration-thickness: 2px; }
  & small { color: var(--text-muted); font-size: var(--size-s); line-height: 1.35; }
  &[data-off] small { color: var(--attention-text); font-weight: 650; }
  @media (hover: hover) {
    &:hover { border-color: var(--line-strong); }
  }
`;
