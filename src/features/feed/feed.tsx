import { useActorRef, useSelector } from "@xstate/react";
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Announcement } from "../../../domain/base/announcement";
import {
  type FeedCard as Card,
  cardKeyText,
  isDeleted,
  isForgotten,
  readCardKey,
} from "../../../domain/feed/card";
import type { FeedDialog } from "../../../domain/feed/dialogs";
import type { FeedAction } from "../../../domain/feed/feed-outcomes";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { cardsOf, type FeedWindow, teamOf } from "../../../domain/feed/feed-window";
import { chatTexts } from "../../../domain/huddle/huddle-texts";
import { plainText } from "../../../domain/huddle/message-parts";
import { noTeamColours } from "../../../domain/team/colours";
import {
  type FeedMachine,
  selectFault,
  selectHeld,
  selectIsReachingBack,
  selectStep,
  selectTeamId,
  selectTeams,
  selectWindow,
} from "../../../machines/feed/feed.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { SectionHead } from "../../ui/base/section-head";
import { VisuallyHidden } from "../../ui/base/visually-hidden";
import {
  CardSkeletons,
  EmptyPlays,
  FeedColumn,
  FeedLine,
  FeedSection,
  NewPlays,
  PinnedLine,
} from "../../ui/feed/feed-list";
import { useCardSight } from "../../ui/feed/use-card-sight";
import { FilterChip, FilterChips } from "../../ui/schedule/filter-chips";
import { Crest, initialOf } from "../../ui/team/crest";
import type { CardMenuProps, OpenedMenu } from "./card-menu";
import { FeedCard, type FeedCardProps } from "./feed-card";
import type { FeedComposeProps } from "./feed-compose";
import type { FeedActor } from "./feed-props";

/** What a page hears of its feed: none for the reader, nothing posted yet, or posts. */
export type FeedKnown = "none" | "empty" | "posts";

export type FeedProps = Pick<FeedCardProps, "me" | "now" | "hrefOf" | "onOpened"> & {
  machine: FeedMachine;
  /** Null: the posts of all teams. */
  teamId: string | null;
  isHome: boolean;
  isWide: boolean;
  /** The card whose comments are open. */
  openKey: string | null;
  onDialog: (dialog: FeedDialog, value: string) => void;
  copy: (text: string) => void;
  announce: (announcement: Announcement) => void;
  onKnown?: ((known: FeedKnown) => void) | undefined;
  /** Called when a poll may no longer ask for one's vote: voted in, closed or deleted. */
  onPollSettled?: (() => void) | undefined;
  /** The dialogs over the feed. */
  dialogs: (feed: FeedActor) => ReactNode;
  /** Loaded when it opens. */
  CardMenu: ComponentType<CardMenuProps>;
  /** Loaded for those who may post. */
  Compose: ComponentType<FeedComposeProps>;
};

/** *Plays*: the posts of one's teams. Without a feed there is no section. */
export function Feed({
  machine,
  me,
  teamId,
  isHome,
  dialogs,
  onKnown,
  onPollSettled,
  announce,
  ...props
}: FeedProps) {
  const [input] = useState({ me, teamId, isHome });
  const feed = useActorRef(machine, { input });
  const step = useSelector(feed, selectStep);
  const window = useSelector(feed, selectWindow);
  const teams = useSelector(feed, selectTeams);
  const fault = useSelector(feed, selectFault);
  const chosen = useSelector(feed, selectTeamId);
  const id = useId();
  const isNone = step === "gone" || (step === "shown" && teams.length === 0);
  const isEmpty = step === "shown" && window !== null && isWindowEmpty(window);
  const known = isNone ? "none" : step !== "shown" ? null : isEmpty ? "empty" : "posts";
  const { openKey } = props;
  const isShown = step === "shown";
  useEffect(() => {
    if (isShown) feed.send({ type: "card.opened", key: readCardKey(openKey) });
  }, [feed, isShown, openKey]);
  const tellKnown = useEffectEvent((given: FeedKnown) => onKnown?.(given));
  useEffect(() => {
    if (known !== null) tellKnown(known);
  }, [known]);
  const tellDone = useEffectEvent((action: FeedAction) => {
    const text = doneText(action);
    if (text) announce({ tone: "success", text });
    if (isAboutPoll(action)) onPollSettled?.();
  });
  useEffect(() => {
    const done = feed.on("action.done", ({ action }) => tellDone(action));
    return () => done.unsubscribe();
  }, [feed]);
  if (isNone) return null;
  const posting = teams.filter((team) => team.may_post && (chosen === null || team.team_id === chosen));
  const write = (dialog: "post" | "ask") => props.onDialog(dialog, chosen ?? "");
  const compose = posting.length > 0 && (
    <Suspense>
      <props.Compose isWide={props.isWide} onChosen={write} />
    </Suspense>
  );
  return (
    <FeedSection aria-labelledby={id}>
      <SectionHead id={id} end={props.isWide && compose}>
        {feedTexts.title}
      </SectionHead>
      {isHome && teams.length > 1 && (
        <FilterChips label={feedTexts.teams}>
          <FilterChip
            isOn={chosen === null}
            onPressed={() => feed.send({ type: "team.chosen", teamId: null })}
          >
            {feedTexts.all}
          </FilterChip>
          {teams.map((team) => (
            <FilterChip
              key={team.team_id}
              icon={<Crest team={team} size={24} initial={initialOf(team)} />}
              isOn={chosen === team.team_id}
              onPressed={() => feed.send({ type: "team.chosen", teamId: team.team_id })}
            >
              {team.name}
            </FilterChip>
          ))}
        </FilterChips>
      )}
      {fault !== null && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={fault}
          actions={
            <Button kind="secondary" onClick={() => feed.send({ type: "retry.pressed" })}>
              {feedTexts.again}
            </Button>
          }
        />
      )}
      {step === "opening" && <CardSkeletons label={feedTexts.opening} />}
      {isEmpty && (
        <EmptyPlays
          title={feedTexts.empty}
          line={posting.length > 0 ? feedTexts.emptyStaff : feedTexts.emptyFamilies}
        >
          {posting.length > 0 && <Button onClick={() => write("post")}>{feedTexts.post}</Button>}
        </EmptyPlays>
      )}
      {step === "shown" && window && !isEmpty && (
        <Column {...props} feed={feed} window={window} me={me} labelledBy={id} />
      )}
      {!props.isWide && compose}
      {dialogs(feed)}
    </FeedSection>
  );
}

const isAboutPoll = ({ kind }: FeedAction) => kind === "vote" || kind === "close_poll" || kind === "delete";

const isWindowEmpty = ({ pinned, shown }: FeedWindow) => pinned.length + shown.length === 0;

type ColumnProps = Pick<
  FeedProps,
  "me" | "now" | "hrefOf" | "onOpened" | "onDialog" | "isWide" | "openKey" | "copy" | "CardMenu"
> & { feed: FeedActor; window: FeedWindow; labelledBy: string };

function Column({
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
}: ColumnProps) {
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
    <FeedColumn
      ref={column}
      role="feed"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-busy={isReachingBack}
      onKeyDown={moveBetweenCards}
    >
      <VisuallyHidden role="status">{held > 0 ? feedTexts.newPlays(held) : ""}</VisuallyHidden>
      <NewPlays
        text={held > 0 ? feedTexts.newPlays(held) : window.isApart ? feedTexts.toNewest : null}
        onPressed={toNewest}
      />
      {pinned.map((card, at) =>
        lines.has(keyText(card)) && !window.blocked.has(card.author_id) ? (
          <Line key={keyText(card)} window={window} card={card}>
            {draw(card, at + 1, false)}
          </Line>
        ) : (
          draw(card, at + 1, true)
        ),
      )}
      {shown.map((card, at) => draw(card, pinned.length + at + 1, false))}
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

function Line({ window, card, children }: { window: FeedWindow; card: Card; children: ReactNode }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const team = teamOf(window, card.team_id);
  const [first = ""] = plainText(card.text, card.mentions, namesIn(window)).split("\n");
  return (
    <PinnedLine
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
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-card]")];
  const next = cards[cards.findIndex((card) => card.contains(target)) + ahead];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function doneText(action: FeedAction): string | null {
  const { done } = feedTexts;
  switch (action.kind) {
    case "pin":
      return action.isPinned ? done.pinned : done.unpinned;
    case "comments":
      return action.takesComments ? done.commentsOpened : done.commentsClosed;
    case "close_poll":
      return done.pollClosed;
    case "delete":
      return done.deleted;
    case "mute":
      return action.until === null ? done.unmuted : done.muted;
    case "block":
      return done.blocked;
    case "vote":
    case "cheer":
    case "uncheer":
      return null;
  }
}
