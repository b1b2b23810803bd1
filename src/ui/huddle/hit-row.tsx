import { styled } from "goober";
import { inPlace } from "../base/in-place";
import { userText } from "../base/user-text";

export type HitRowProps = {
  huddle: string;
  author: string;
  time: string;
  parts: readonly { text: string; isHit: boolean }[];
  href: string;
  onOpened: () => void;
};

/** A message that a search has found, its words marked. */
export const HitRow = ({ huddle, author, time, parts, href, onOpened }: HitRowProps) => (
  <li>
    <a href={href} onClick={inPlace(onOpened)}>
      <span>
        <b>{huddle}</b>
        <time>{time}</time>
      </span>
      <p dir="auto">
        {author}:{" "}
        {parts.map(({ text, isHit }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          isHit ? <mark key={at}>{text}</mark> : text,
        )}
      </p>
    </a>
  </li>
);

export const Found = styled("ul")`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: grid;
    gap: 2px;
    padding: var(--space-3);
    border-radius: var(--radius-m);
    background: var(--sunken);
    color: inherit;
    text-decoration: none;
  }
  & a > span { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-2); font-size: var(--size-s); }
  & b { font: 800 0.9375rem / 1.3 var(--font-display); font-stretch: 88%; ${userText} }
  & time { margin-inline-start: auto; color: var(--text-muted); }
  & p { ${userText} line-height: 1.4; }
  & mark { padding: 0 1px; border-radius: 3px; background: var(--signature); color: var(--on-signature); }
  @media (hover: hover) {
    & a:hover { background: var(--skeleton); }
  }
  @media (forced-colors: active) {
    & a { border: 1px solid; }
    & mark { background: Highlight; color: HighlightText; }
  }
`;
