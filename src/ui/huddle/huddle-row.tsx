import { styled } from "goober";
import type { ReactNode } from "react";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import { inPlace } from "../base/in-place";
import { VisuallyHidden } from "../base/visually-hidden";
import { MutedIcon } from "./talk-icons";

export type HuddleRowProps = {
  /** A crest, or faces. */
  face: ReactNode;
  name: string;
  /** "Kim: see you there". */
  last: ReactNode;
  time: string | null;
  unread: number;
  isMuted: boolean;
  isCurrent?: boolean;
  href: string;
  onOpened: () => void;
};

/** A huddle in the list: bold while something is unread. */
export const HuddleRow = (props: HuddleRowProps) => {
  const { face, name, last, time, unread, isMuted, isCurrent = false, href, onOpened } = props;
  return (
    <Row data-unread={(unread > 0 && !isMuted) || undefined}>
      {face}
      <div>
        <p>
          <a href={href} aria-current={isCurrent ? "page" : undefined} onClick={inPlace(onOpened)}>
            {name}
            {unread > 0 && <VisuallyHidden>, {chatTexts.spokenUnread(unread)}</VisuallyHidden>}
          </a>
          {isMuted && <MutedIcon size={16} title={chatTexts.muted} />}
          {time !== null && <time>{time}</time>}
        </p>
        <p>
          <span>{last}</span>
          {unread > 0 && <UnreadCount aria-hidden="true">{chatTexts.unread(unread)}</UnreadCount>}
        </p>
      </div>
    </Row>
  );
};

const UnreadCount = styled("b")`
  flex: none;
  min-inline-size: 1.6em;
  padding: 2px 0.5em;
  border-radius: var(--radius-full);
  background: var(--line);
  color: var(--text);
  font: 800 0.8125rem / 1.35 var(--font-display);
  font-variant-numeric: tabular-nums;
  text-align: center;
  [data-unread] & { background: var(--attention); color: var(--on-attention); }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Row = styled("li")`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 68px;
  padding: var(--space-2);
  border-radius: var(--radius-m);
  /* What only screen readers hear stands behind a long name. */
  overflow: clip;
  & > div { display: grid; flex: 1; gap: 1px; min-inline-size: 0; }
  & > div > p { display: flex; align-items: center; gap: var(--space-2); min-inline-size: 0; }
  & a {
    overflow: hidden;
    color: inherit;
    font: 700 1.0625rem / 1.35 var(--font-display);
    font-stretch: 88%;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius-m); }
  & a:focus-visible { outline: none; }
  & a:focus-visible::after { outline: 3px solid var(--focus); outline-offset: -3px; }
  & svg[role="img"] { flex: none; color: var(--text-muted); }
  & time { flex: none; margin-inline-start: auto; color: var(--text-muted); font-size: var(--size-s); font-variant-numeric: tabular-nums; }
  & > div > p > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: var(--text-muted);
    font-size: 0.9375rem;
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-unread] a { font-weight: 800; }
  &[data-unread] > div > p > span { color: var(--text); font-weight: 600; }
  &[data-unread] time { color: var(--attention-text); font-weight: 700; }
  &:has(a:active) { background: var(--skeleton); }
  &:has([aria-current]) { background: var(--skeleton); box-shadow: inset 4px 0 var(--text); }
  &:has([aria-current]):dir(rtl) { box-shadow: inset -4px 0 var(--text); }
  @media (hover: hover) {
    &:has(a:hover) { background: var(--sunken); }
    &:hover:has([aria-current]) { background: var(--skeleton); }
  }
  @media (forced-colors: active) {
    &:has([aria-current]) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
