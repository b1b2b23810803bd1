import { useSelector } from "@xstate/react";
import { type KeyboardEvent, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import {
  type FeedCard as Card,
  cardKeyText,
  isDeleted,
  isForgotten,
  readCardKey,
} from "../../../domain/feed/card";
import { cardsOf, teamOf } from "../../../domain/feed/feed-queries";
import { feedTexts } from "../../../domain/feed/feed-texts";
import type { FeedWindow } from "../../../domain/feed/feed-window";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import { plainText } from "../../../domain/huddle/message-parts";
import { noTeamColours } from "../../../domain/team/colours";
import { selectHeld, selectIsReachingBack } from "../../../machines/feed/feed.machine";
import { VisuallyHidden } from "../../ui/base/visually-hidden";
import { FeedLine, PinnedLine } from "../../ui/feed/feed-items";
import { CardSkeletons, FeedColumn, NewPlays } from "../../ui/feed/feed-list";
import { useCardSight } from "../../ui/feed/use-card-sight";
import { Crest, initialOf } from "../../ui/team/crest";
import type { OpenedMenu } from "./card-menu";
import { FeedCard } from "./feed-card";
import type { FeedActor, FeedProps } from "./feed-props";

type FeedCardsProps = Pick<
  FeedProps,
  "me" | "now" | "hrefOf" | "onOpened" | "onDialog" | "isWide" | "openKey" | "copy" | "CardMenu"
> & { feed: FeedActor; window: FeedWindow; labelledBy: string };

/** The cards of a feed in one column, pinned ones first, and the menu of one of them. */
export function FeedCards({
  feed,
  window,
  me,
  now,
  labelledBy,
  openKey,
  isWide,
  copy,
  CardMenu,
  ...given
}: FeedCardsProps) {
  const held = useSelector(feed, selectHeld);
  const isReachingBack = useSelector(feed, selectIsReachingBack);
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const [wasMenuOpen, setMenuWanted] = useState(false);
  if (menu && !wasMenuOpen) setMenuWanted(true);
  const column = useRef<HTMLDivElement>(null);
  const isShown = (card: Card) => !isForgotten(card, now());
  const pinned = cardsOf(window, window.pinned);
  const shown = cardsOf(window, window.shown).filter(isShown);
  // Pinned cards that were seen before this visit are lines; they stay as they are while one reads.
  const [lines] = useState(() => new Set(pinned.filter((card) => isSeen(card, me)).map(keyText)));
  const content = useMemo(() => [window.pinned, window.shown], [window.pinned, window.shown]);
  const send = (type: "card.entered" | "card.left") => (id: string) => {
    const key = readCardKey(id);
    if (key) feed.send({ type, key });
  };
  useCardSight({
    column,
    content,
    onEntered: send("card.entered"),
    onLeft: send("card.left"),
    onHead: (isBelow) => feed.send({ type: "head.moved", isBelow }),
    onNearEnd: () => feed.send({ type: "older.wanted" }),
  });
  const toNewest = () => {
    feed.send({ type: "head.wanted" });
    column.current?.parentElement?.scrollIntoView({ block: "start" });
    column.current?.focus({ preventScroll: true });
  };
  const size = pinned.length + shown.length;
  const cardProps = { feed, me, now, ...given, onMenu: setMenu };
  const opened = menu && (cardsOf(window, [keyText(menu.card)])[0] ?? null);
  const draw = (card: Card, position: number, isPinned: boolean) => (
    <FeedCard
      key={keyText(card)}
      {...cardProps}
      card={card}
      place={{ position, size }}
      isPinned={isPinned}
      isCurrent={keyText(card) === openKey}
    />
  );
  return (
    <FeedColumn ref={column} tabIndex={-1} onKeyDown={moveBetweenCards}>
      <VisuallyHidden role="status">{held > 0 ? feedTexts.newPlays(held) : ""}</VisuallyHidden>
      <NewPlays
        text={held > 0 ? feedTexts.newPlays(held) : window.isApart ? feedTexts.toNewest : null}
        onPressed={toNewest}
      />
      <FeedColumn role="feed" aria-labelledby={labelledBy} aria-busy={isReachingBack}>
        {pinned.map((card, at) =>
          lines.has(keyText(card)) && !window.blocked.has(card.author_id) ? (
            <Line key={keyText(card)} window={window} card={card} place={{ position: at + 1, size }}>
              {draw(card, at + 1, false)}
            </Line>
          ) : (
            draw(card, at + 1, true)
          ),
        )}
        {shown.map((card, at) => draw(card, pinned.length + at + 1, false))}
      </FeedColumn>
      {isReachingBack && <CardSkeletons label={feedTexts.older} />}
      <i data-feed-end="" aria-hidden="true" style={{ blockSize: 0 }} />
      {window.nextAfter === null && <FeedLine>{feedTexts.end}</FeedLine>}
      {wasMenuOpen && (
        <Suspense>
          <CardMenu
            opened={menu && opened && !isDeleted(opened) ? { ...menu, card: opened } : null}
            isWide={isWide}
            me={me}
            team={opened && teamOf(window, opened.team_id)}
            author={(opened && window.people.get(opened.author_id)) ?? null}
            isBlocked={opened !== null && window.blocked.has(opened.author_id)}
            now={now}
            onAction={(action) => feed.send({ type: "action.chosen", action })}
            onDialog={given.onDialog}
            onCopied={({ text, mentions }) => copy(plainText(text, mentions, namesIn(window)))}
            onClosed={() => setMenu(null)}
          />
        </Suspense>
      )}
    </FeedColumn>
  );
}

type LineProps = {
  window: FeedWindow;
  card: Card;
  place: { position: number; size: number };
  children: ReactNode;
};

function Line({ window, card, place, children }: LineProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const team = teamOf(window, card.team_id);
  const [first = ""] = plainText(card.text, card.mentions, namesIn(window)).split("\n");
  return (
    <PinnedLine
      place={place}
      crest={<Crest team={team ?? noTeamColours} size={24} initial={team ? initialOf(team) : undefined} />}
      text={first}
      isUnfolded={isUnfolded}
      onPressed={() => setUnfolded(!isUnfolded)}
    >
      {children}
    </PinnedLine>
  );
}

const keyText = ({ team_id: teamId, card_id: cardId }: Card) => cardKeyText({ teamId, cardId });

const isSeen = (card: Card, me: string) => card.author_id === me || (card.mine?.read_seq ?? 0) > 0;

const namesIn = ({ people }: FeedWindow) =>
  new Map([...people].map(([id, { shown_name: name }]) => [id, name || chatTexts.somebody]));

/** J and K, or Page Down and Page Up, move between cards. */
function moveBetweenCards(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const ahead = { j: 1, PageDown: 1, k: -1, PageUp: -1 }[event.key];
  const target = event.target as Element;
  if (ahead === undefined || target.closest("input, textarea, dialog")) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("[aria-posinset]")];
  const around = target.closest("article");
  const next = cards[cards.findIndex((card) => card.contains(target) || around?.contains(card)) + ahead];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
