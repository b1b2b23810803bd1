import type { HuddlePerson } from "../huddle/huddle";
import {
  type CardKey,
  cardKeyText,
  type Feed,
  type FeedCard,
  type FeedTeam,
  isDeleted,
  keyTextOf,
} from "./card";
import { cardsShown } from "./limits";

/** A card as it is known. What only the reader has on it comes with replies, never by the stream: it has a number of its own. */
type Known = { card: FeedCard; at: number; mineAt: number };

/** The posts that are in the page. Cards go by the text of their key. */
export type FeedWindow = {
  cards: ReadonlyMap<string, Known>;
  /** Pinned cards, above the others: as of the last reading, so that none moves while one reads. */
  pinned: readonly string[];
  /** The others, the newest first, a piece without gaps. */
  shown: readonly string[];
  /** New ones that are put in on request. */
  held: readonly string[];
  /** A card whose comments are open; it may be older than the others. */
  opened: string | null;
  /** There are more new ones than were read, or the newest were left out. */
  isApart: boolean;
  nextAfter: string | null;
  teams: readonly FeedTeam[];
  people: ReadonlyMap<string, HuddlePerson>;
  /** Everybody on a card of a reply; who has no name there has none, as a deleted account. */
  lookedUp: ReadonlySet<string>;
  blocked: ReadonlySet<string>;
};

export function openWindow(feed: Feed): FeedWindow {
  const empty: FeedWindow = {
    cards: new Map(),
    pinned: [],
    shown: [],
    held: [],
    opened: null,
    isApart: false,
    nextAfter: feed.next_after,
    teams: feed.teams,
    people: new Map(),
    lookedUp: new Set(),
    blocked: new Set(),
  };
  const known = withCards(empty, feed);
  return withPins({ ...known, shown: sorted(known, keysOf(feed)) });
}

/** An older page. Too many cards are left out at the newest end, and read again on the way back. */
export function addOlder(window: FeedWindow, feed: Feed): FeedWindow {
  const known = withCards(window, feed);
  const there = new Set([...window.pinned, ...window.shown, ...window.held]);
  const all = sorted(known, [...window.shown, ...keysOf(feed).filter((key) => !there.has(key))]);
  const room = Math.max(1, cardsShown - window.pinned.length);
  const isLong = all.length > room;
  return tidied({
    ...known,
    shown: isLong ? all.slice(-room) : all,
    held: isLong ? [] : window.held,
    isApart: window.isApart || isLong,
    nextAfter: feed.next_after,
  });
}

/** The first page, read again: what is known changes in its place, what is new is held. Cards of teams that one left are gone. */
export function applyPage(window: FeedWindow, feed: Feed): FeedWindow {
  const known = { ...withCards(window, feed), teams: feed.teams };
  const there = new Set([...window.pinned, ...window.shown, ...window.held]);
  const oldest = oldestOf(window);
  const isNew = (key: string) => {
    const card = known.cards.get(key)?.card;
    return (
      card !== undefined &&
      !there.has(key) &&
      !isDeleted(card) &&
      (oldest === null || window.nextAfter === null || before(card, oldest) < 0)
    );
  };
  const unpinned = feed.cards.filter(({ is_pinned: isPinned }) => !isPinned);
  const isApart =
    feed.next_after !== null &&
    window.shown.length > 0 &&
    !unpinned.some((card) => window.shown.includes(keyTextOf(card)));
  return tidied({
    ...known,
    held: sorted(known, [...window.held, ...keysOf(feed).filter(isNew)]),
    isApart: window.isApart || isApart,
  });
}

/** A card as the stream has it at `at`; an older one than the known one is dropped. A new one is held. */
export function applyCard(window: FeedWindow, { at, card }: { at: number; card: FeedCard }): FeedWindow {
  const key = keyTextOf(card);
  const isThere = window.cards.has(key);
  if (!isThere && isDeleted(card)) return window;
  const oldest = oldestOf(window);
  if (!isThere && oldest !== null && window.nextAfter !== null && before(card, oldest) > 0) return window;
  const cards = new Map(window.cards).set(key, merged(window.cards.get(key), { card, at }));
  const known = { ...window, cards };
  return isThere ? known : { ...known, held: sorted(known, [...window.held, key]) };
}

/** The reply to what the reader did: an own post is put in at once, and a pin moves its card. */
export function applyOwn(window: FeedWindow, feed: Feed): FeedWindow {
  const known = withCards(window, feed);
  const there = new Set([...window.pinned, ...window.shown]);
  const news = keysOf(feed).filter((key) => !there.has(key));
  return withPins({
    ...known,
    shown: sorted(known, [...window.shown, ...news]),
    held: window.held.filter((key) => !news.includes(key)),
  });
}

/** Whether what is held can be put in; else the first page is read anew. */
export const canPutIn = ({ isApart, pinned, shown, held }: FeedWindow) =>
  !isApart && pinned.length + shown.length + held.length <= cardsShown;

export const insertNewCards = (window: FeedWindow): FeedWindow =>
  withPins({ ...window, shown: sorted(window, [...window.shown, ...window.held]), held: [] });

/** What the reader changed on a card without a reply that has all of it. */
export function change(window: FeedWindow, key: CardKey, make: (card: FeedCard) => FeedCard): FeedWindow {
  const text = cardKeyText(key);
  const known = window.cards.get(text);
  return known
    ? { ...window, cards: new Map(window.cards).set(text, { ...known, card: make(known.card) }) }
    : window;
}

/** Cards that were in sight. */
export const setSeen = (window: FeedWindow, keys: readonly CardKey[]): FeedWindow =>
  keys.reduce(
    (changed, key) =>
      change(changed, key, (card) =>
        card.mine ? { ...card, mine: { ...card.mine, read_seq: Math.max(1, card.mine.read_seq) } } : card,
      ),
    window,
  );

export const cardOf = ({ cards }: FeedWindow, key: CardKey | null): FeedCard | null =>
  (key && cards.get(cardKeyText(key))?.card) ?? null;

/** Whose post, comment or name the page has to show. */
export const peopleOn = ({ author_id: author, mentions, last }: FeedCard) => [
  author,
  ...mentions,
  ...(last ? [last.author_id] : []),
];

const keysOf = ({ cards }: Feed) => cards.map(keyTextOf);

/** The newest first; two of one moment by their ids. */
export const before = (one: FeedCard, other: FeedCard): number =>
  Date.parse(other.posted_at) - Date.parse(one.posted_at) || (one.card_id < other.card_id ? 1 : -1);

function sorted({ cards }: Pick<FeedWindow, "cards">, keys: readonly string[]): string[] {
  const known = [...new Set(keys)].flatMap((key) => {
    const card = cards.get(key)?.card;
    return card ? [{ key, card }] : [];
  });
  return known.sort((one, other) => before(one.card, other.card)).map(({ key }) => key);
}

function oldestOf({ cards, shown }: FeedWindow): FeedCard | null {
  const last = shown.at(-1);
  return (last !== undefined && cards.get(last)?.card) || null;
}

function merged(known: Known | undefined, { card, at }: { card: FeedCard; at: number }): Known {
  if (!known) return { card, at, mineAt: card.mine ? at : 0 };
  const isNewer = at >= known.at;
  const isMineNewer = card.mine !== undefined && at >= known.mineAt;
  const mine = isMineNewer ? card.mine : known.card.mine;
  const readers = isMineNewer && card.readers ? card.readers : known.card.readers;
  const { mine: _mine, readers: _readers, ...rest } = isNewer ? card : known.card;
  return {
    card: { ...rest, ...(mine && { mine }), ...(readers && { readers }) },
    at: Math.max(at, known.at),
    mineAt: isMineNewer ? at : known.mineAt,
  };
}

function withCards(window: FeedWindow, feed: Feed): FeedWindow {
  const at = new Map(feed.teams.map(({ team_id: id, as_of: asOf }) => [id, asOf]));
  const cards = new Map(window.cards);
  for (const card of feed.cards) {
    const key = keyTextOf(card);
    cards.set(key, merged(cards.get(key), { card, at: at.get(card.team_id) ?? 0 }));
  }
  const named = new Set(feed.people.map(({ user_id: id }) => id));
  return {
    ...window,
    cards,
    people: new Map([...window.people, ...feed.people.map((each) => [each.user_id, each] as const)]),
    lookedUp: new Set([...window.lookedUp, ...feed.cards.flatMap(peopleOn)]),
    blocked: new Set([...[...window.blocked].filter((id) => !named.has(id)), ...feed.blocked]),
  };
}

/** A card that is pinned no longer returns to its place, unless older ones are not read yet. */
function withPins(window: FeedWindow): FeedWindow {
  const all = sorted(window, [...window.pinned, ...window.shown]);
  const isPinned = (key: string) => {
    const card = window.cards.get(key)?.card;
    return card?.is_pinned === true && !isDeleted(card);
  };
  const oldest = oldestOf({ ...window, shown: window.shown.filter((key) => !window.pinned.includes(key)) });
  const fits = (key: string) => {
    const card = window.cards.get(key)?.card;
    return window.nextAfter === null || oldest === null || (card !== undefined && before(card, oldest) <= 0);
  };
  return tidied({
    ...window,
    pinned: all.filter(isPinned),
    shown: all.filter((key) => !isPinned(key) && (window.shown.includes(key) || fits(key))),
  });
}

/** Without cards of teams that are not the reader's any more, and without what no list names. */
function tidied(window: FeedWindow): FeedWindow {
  const teams = new Set(window.teams.map(({ team_id: id }) => id));
  const isOurs = (key: string) => teams.has(window.cards.get(key)?.card.team_id ?? "");
  const [pinned, shown, held] = [window.pinned, window.shown, window.held].map((keys) => keys.filter(isOurs));
  const opened = window.opened === null ? [] : [window.opened];
  const named = new Set([...(pinned ?? []), ...(shown ?? []), ...(held ?? []), ...opened]);
  return {
    ...window,
    pinned: pinned ?? [],
    shown: shown ?? [],
    held: held ?? [],
    cards: new Map([...window.cards].filter(([key]) => named.has(key))),
  };
}
