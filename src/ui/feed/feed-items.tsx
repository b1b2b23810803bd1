import { styled } from "goober";
import type { ReactNode } from "react";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { ChevronDownIcon } from "../base/icons";
import { userText } from "../base/user-text";
import { PinIcon } from "./feed-icons";

/** What stands in the feed instead of a card: an article too, since a feed owns nothing else. */
export type FeedItemProps = { place: { position: number; size: number } };

const itemOf = ({ place }: FeedItemProps) => ({
  tabIndex: 0,
  "aria-posinset": place.position,
  "aria-setsize": place.size,
});

export type PinnedLineProps = FeedItemProps & {
  crest: ReactNode;
  text: string;
  isUnfolded: boolean;
  onPressed: () => void;
  children: ReactNode;
};

/** A pinned post that was seen: one line, which unfolds to the card with its place in the feed. */
export const PinnedLine = ({ crest, text, isUnfolded, onPressed, children, ...item }: PinnedLineProps) => (
  <Item {...(!isUnfolded && itemOf(item))} aria-label={text}>
    <Line type="button" aria-expanded={isUnfolded} onClick={onPressed}>
      <PinIcon size={20} title={feedTexts.pinned} />
      {crest}
      <span>{text}</span>
      <ChevronDownIcon size={20} />
    </Line>
    {isUnfolded && <Unfolded>{children}</Unfolded>}
  </Item>
);

/** Of a post by somebody whom the reader has blocked. */
export const BlockedItem = ({ children, ...item }: FeedItemProps & { children: ReactNode }) => (
  <Item {...itemOf(item)} aria-label={feedTexts.blocked}>
    <BlockedLine>{children}</BlockedLine>
  </Item>
);

/** Of a deleted post. */
export const DeletedItem = ({ children, ...item }: FeedItemProps & { children: string }) => (
  <Item {...itemOf(item)} aria-label={children}>
    <FeedLine>{children}</FeedLine>
  </Item>
);

const Item = styled("article")`
  min-inline-size: 0;
  border-radius: var(--radius-m);
`;

/** A deleted post, or the end. */
export const FeedLine = styled("p")`
  padding: var(--space-2) var(--space-4);
  color: var(--text-muted);
  font-size: var(--size-s);
  line-height: 1.4;
  text-align: center;
  overflow-wrap: anywhere;
`;

const BlockedLine = styled("div")`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 56px;
  padding: 4px var(--space-2) 4px var(--space-4);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  color: var(--text-muted);
  font-style: italic;
  & > button { font-style: normal; }
`;

const Line = styled("button")`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  inline-size: 100%;
  min-block-size: 48px;
  padding: 4px var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: var(--sunken);
  color: var(--text);
  font: 700 1rem / 1.3 var(--font-display);
  font-stretch: 88%;
  text-align: start;
  cursor: pointer;
  & > span { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; ${userText} }
  & > svg { flex: none; }
  & > svg:last-child { transition: rotate var(--motion-fade) var(--ease-out); }
  &[aria-expanded="true"] > svg:last-child { rotate: 180deg; }
  @media (hover: hover) {
    &:hover { background: var(--skeleton); }
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg:last-child { transition: none; }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Unfolded = styled("div")`
  display: grid;
  padding-block-start: var(--space-2);
`;
