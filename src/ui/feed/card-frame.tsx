import { styled } from "goober";
import { type ReactNode, useId } from "react";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { linesOfText } from "../../../domain/feed/limits";
import { MoreIcon } from "../base/icons";
import { userText } from "../base/user-text";
import { PinIcon } from "./feed-icons";
import { useIsCut } from "./use-is-cut";

export type CardFrameProps = {
  /** The text of the card's key. */
  id: string;
  /** A crest or an initial. */
  face: ReactNode;
  name: ReactNode;
  /** "Coach, Comets · 16:20". */
  detail: ReactNode;
  /** Its place in the feed; absent for a card that stands alone. */
  place?: { position: number; size: number } | undefined;
  isPinned?: boolean;
  /** Its comments are open beside the feed. */
  isCurrent?: boolean;
  /** Opens the menu. */
  onMenu?: ((anchor: Element) => void) | undefined;
  menuLabel?: string | undefined;
  /** Text, event, poll: what stands in the card. */
  parts: readonly ReactNode[];
  /** Cheers and comments. */
  acts?: ReactNode;
  /** The last comment, who has seen it. */
  foot?: ReactNode;
  refusal?: ReactNode;
};

/** A post. A list of parts, so that more kinds can come. */
export function CardFrame(props: CardFrameProps) {
  const { id, face, name, detail, place, isPinned, isCurrent, onMenu, menuLabel, parts, acts, foot } = props;
  const label = useId();
  const stop = place ? 0 : undefined;
  return (
    <Card
      data-card={id}
      data-pinned={isPinned || undefined}
      data-current={isCurrent || undefined}
      data-alone={!place || undefined}
      tabIndex={stop}
      aria-labelledby={label}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
    >
      {isPinned && (
        <Flag>
          <PinIcon size={16} />
          {feedTexts.pinned}
        </Flag>
      )}
      <header>
        {face}
        <div id={label}>
          <b>{name}</b>
          <small>{detail}</small>
        </div>
        {onMenu && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={menuLabel ?? feedTexts.menu}
            onClick={(event) => onMenu(event.currentTarget)}
          >
            <MoreIcon size={20} />
          </button>
        )}
      </header>
      {parts}
      {acts && <Acts>{acts}</Acts>}
      {props.refusal}
      {foot}
      <i data-end="" aria-hidden="true" />
    </Card>
  );
}

export type CardTextProps = {
  children: ReactNode;
  /** Changes with the text. */
  of: string;
  /** All of it. */
  isWhole?: boolean;
  onMore: () => void;
};

/** A post's words, cut after some lines until **More** is pressed. */
export function CardText({ children, of, isWhole = false, onMore }: CardTextProps) {
  const { ref, isCut } = useIsCut<HTMLDivElement>(of, isWhole);
  return (
    <>
      <Said ref={ref} dir="auto" data-cut={!isWhole || undefined}>
        {children}
      </Said>
      {isCut && (
        <MoreButton type="button" onClick={onMore}>
          {feedTexts.more}
        </MoreButton>
      )}
    </>
  );
}

const Card = styled("article")`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  scroll-margin-block: calc(var(--strip, 0px) + var(--space-7)) calc(var(--tab-bar, 0px) + var(--space-4));
  &[data-pinned] { padding-block-start: calc(var(--space-4) + 20px); border: 2px solid var(--text); }
  &[data-current] { border-color: var(--text); box-shadow: 0 0 0 1px var(--text), var(--shadow-raised); }
  &[data-alone] { padding: 0; border: 0; border-radius: 0; background: none; box-shadow: none; }
  &:focus-visible { outline-offset: 3px; }
  & > header { display: flex; align-items: flex-start; gap: var(--space-3); min-inline-size: 0; }
  & > header > svg, & > header > img { flex: none; }
  & > header > div { display: grid; flex: 1; min-inline-size: 0; padding-block-start: 1px; ${userText} }
  & > header b { font: 800 1.0625rem / 1.25 var(--font-display); font-stretch: 88%; }
  & > header small { color: var(--text-muted); font-size: var(--size-s); line-height: 1.35; }
  & > header > button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--target);
    block-size: var(--target);
    margin: -6px -10px -6px 0;
    padding: 0;
    border: 0;
    border-radius: var(--radius-full);
    background: none;
    color: var(--text-muted);
    cursor: pointer;
  }
  &:dir(rtl) > header > button { margin: -6px 0 -6px -10px; }
  & > [data-end] { position: absolute; inset-block-end: 0; inline-size: 1px; block-size: 1px; pointer-events: none; }
  @media (hover: hover) {
    & > header > button:hover { background: var(--sunken); color: var(--text); }
  }
  @media (forced-colors: active) {
    &[data-current] { outline: 2px solid Highlight; }
  }
`;

const Flag = styled("span")`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: var(--space-4);
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 10px 3px;
  border-radius: 0 0 10px 10px;
  background: var(--text);
  color: var(--page);
  font: 800 var(--size-s) / 1.3 var(--font-display);
  font-stretch: 88%;
`;

const Said = styled("div")`
  min-inline-size: 0;
  line-height: 1.45;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &[data-cut] { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${String(linesOfText)}; }
  & a { color: inherit; text-underline-offset: 2px; }
`;

const MoreButton = styled("button")`
  position: relative;
  justify-self: start;
  margin-block-start: calc(-1 * var(--space-2));
  padding: 2px 0;
  border: 0;
  background: none;
  font: 800 var(--size-m) / 1.3 var(--font-display);
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  /* A finger needs more room than the eye. */
  &::after { content: ""; position: absolute; inset: -9px -8px; }
`;

const Acts = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-block-size: var(--target);
  margin-block: -4px;
  & > :last-child { margin-inline-start: auto; }
  [data-alone] > & > :last-child { margin-inline-start: -8px; }
`;

/** A round or a worded button below a card. */
export const CardButton = styled("button")`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-inline-size: var(--target);
  min-block-size: var(--target);
  margin-inline: -8px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--radius-full);
  background: none;
  color: var(--text);
  font: 700 0.9375rem / 1.2 var(--font-display);
  font-stretch: 88%;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  &[data-muted] { color: var(--text-muted); }
  @media (hover: hover) {
    &:hover { background: var(--sunken); }
  }
`;

export type LastCommentProps = {
  face: ReactNode;
  name: string;
  href: string;
  onOpened: () => void;
  children: ReactNode;
};

/** The last comment, in two lines; a press opens all of them. */
export const LastComment = ({ face, name, href, onOpened, children }: LastCommentProps) => (
  <Last
    href={href}
    tabIndex={-1}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onOpened();
    }}
  >
    {face}
    <span>
      <b>{name}</b> {children}
    </span>
  </Last>
);

const Last = styled("a")`
  display: flex;
  gap: var(--space-2);
  min-inline-size: 0;
  padding: var(--space-2) var(--space-3);
  border-radius: 12px;
  background: var(--page);
  color: var(--text);
  font-size: 0.9375rem;
  line-height: 1.4;
  text-decoration: none;
  & > span { display: -webkit-box; min-inline-size: 0; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow-wrap: anywhere; }
  & b { font: 800 0.9375rem / 1.3 var(--font-display); font-stretch: 88%; }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Who has seen a post of staff. */
export const SeenLine = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--target);
  margin: 0 calc(-1 * var(--space-4)) calc(-1 * var(--space-2));
  padding: var(--space-2) var(--space-4) 0;
  border-block-start: 1px solid var(--line);
  font-size: 0.9375rem;
  & > svg { flex: none; color: var(--text-muted); }
  & > span { flex: 1 1 8rem; min-inline-size: 0; font-variant-numeric: tabular-nums; }
  & > button { margin-inline-start: auto; }
`;

/** A small line about the card: the poll's end, an edit. */
export const CardNote = styled("p")`
  margin-block-start: calc(-1 * var(--space-1));
  color: var(--text-muted);
  font-size: var(--size-s);
  line-height: 1.35;
`;
