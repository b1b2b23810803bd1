import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type FeedCard, keyTextOf } from "../../../domain/feed/card";
import {
  cardsOf,
  countHeld,
  hasEventOf,
  isFamiliar,
  isUnseen,
  teamOf,
} from "../../../domain/feed/feed-queries";
import {
  addOlder,
  applyCard,
  applyOwn,
  applyPage,
  before,
  canPutIn,
  cardOf,
  change,
  type FeedWindow,
  insertNewCards,
  openWindow,
  setSeen,
} from "../../../domain/feed/feed-window";
import { cardsShown } from "../../../domain/feed/limits";
import { card, cardKey, feed, feedTeam, own, streamed } from "../../support/people/feeding";

const test = suite("the feed's window");
const ids = (window: FeedWindow, of: "pinned" | "shown" | "held") =>
  cardsOf(window, window[of]).map(({ card_id: id }) => id);
const older = { next_after: "more" };

test("the newest card comes first, and pinned ones stand above", () => {
  const window = openWindow(feed([card(1, { is_pinned: true }), card(2), card(4), card(3)]));
  assert.equal([ids(window, "pinned"), ids(window, "shown")], [["c1"], ["c4", "c3", "c2"]]);
});

test("a card of the stream changes in its place; an older one than the known one is dropped", () => {
  const window = openWindow(feed([card(2), card(1)]));
  const changed = applyCard(window, { at: 12, card: streamed(1, { text: "Mended", comments: 2 }) });
  assert.equal(ids(changed, "shown"), ["c2", "c1"]);
  assert.equal([cardOf(changed, cardKey)?.text, cardOf(changed, cardKey)?.comments], ["Mended", 2]);
  const late = applyCard(changed, { at: 11, card: streamed(1, { text: "Old" }) });
  assert.is(cardOf(late, cardKey)?.text, "Mended");
});

test("what is the reader's own comes with replies alone, and a late reply still has it", () => {
  const window = openWindow(feed([card(1, { mine: own({ picks: [2] }), readers: { seen: 3, of: 9 } })]));
  const streamedIn = applyCard(window, { at: 15, card: streamed(1, { comments: 4 }) });
  assert.equal(cardOf(streamedIn, cardKey)?.mine, own({ picks: [2] }));
  assert.equal(cardOf(streamedIn, cardKey)?.readers, { seen: 3, of: 9 });
  const replied = applyOwn(
    streamedIn,
    feed([card(1, { mine: own({ picks: [1] }), comments: 3 })], { teams: [feedTeam({ as_of: 14 })] }),
  );
  assert.equal(cardOf(replied, cardKey)?.mine?.picks, [1]);
  assert.is(cardOf(replied, cardKey)?.comments, 4, "the words are those of the newer one");
});

test("a new card is held until it is put in, unless it was deleted meanwhile", () => {
  const window = openWindow(feed([card(1)]));
  const held = applyCard(window, { at: 11, card: streamed(2) });
  assert.equal([ids(held, "shown"), ids(held, "held"), countHeld(held, "me")], [["c1"], ["c2"], 1]);
  const gone = applyCard(held, { at: 12, card: streamed(2, { withdrawn_as: "author", text: "" }) });
  assert.is(countHeld(gone, "me"), 0);
  assert.equal(applyCard(window, { at: 12, card: streamed(3, { withdrawn_as: "author" }) }), window);
  assert.equal(ids(insertNewCards(held), "shown"), ["c2", "c1"]);
});

test("one's own posts and those of blocked people count as no new plays", () => {
  const window = openWindow(feed([card(1)], { blocked: ["kim"] }));
  const own2 = applyCard(window, { at: 11, card: streamed(2, { author_id: "me" }) });
  assert.is(countHeld(own2, "me"), 0);
  assert.is(countHeld(applyCard(own2, { at: 12, card: streamed(3, { author_id: "kim" }) }), "me"), 0);
  assert.is(countHeld(applyCard(own2, { at: 12, card: streamed(3) }), "me"), 1);
});

test("the first page read again holds what is new and notices a gap", () => {
  const window = openWindow(feed([card(2), card(1)], older));
  const near = applyPage(window, feed([card(4), card(3), card(2, { text: "Mended" })], older));
  assert.equal([ids(near, "held"), ids(near, "shown"), near.isApart], [["c4", "c3"], ["c2", "c1"], false]);
  assert.is(cardOf(near, { ...cardKey, cardId: "c2" })?.text, "Mended");
  assert.is(canPutIn(near), true);
  const far = applyPage(window, feed([card(9), card(8)], older));
  assert.equal([far.isApart, canPutIn(far)], [true, false]);
});

test("an older card of the first page is not new, such as one that was pinned", () => {
  const window = openWindow(feed([card(5), card(4)], older));
  assert.equal(ids(applyPage(window, feed([card(5), card(1, { is_pinned: true })], older)), "held"), []);
  assert.equal(applyCard(window, { at: 20, card: streamed(1) }), window);
});

test("cards of a team that one left are gone", () => {
  const both = [feedTeam(), feedTeam({ team_id: "otters", name: "Otters" })];
  const window = openWindow(feed([card(2, { team_id: "otters" }), card(1)], { teams: both }));
  assert.is(teamOf(window, "otters")?.name, "Otters");
  const left = applyPage(window, feed([card(1)]));
  assert.equal([ids(left, "shown"), teamOf(left, "otters")], [["c1"], null]);
});

test("an own post is put in at once, and a pin moves its card above and back", () => {
  const window = applyCard(openWindow(feed([card(1)])), { at: 11, card: streamed(2) });
  const posted = applyOwn(window, feed([card(3, { author_id: "me" })]));
  assert.equal([ids(posted, "shown"), ids(posted, "held")], [["c3", "c1"], ["c2"]]);
  const pinned = applyOwn(posted, feed([card(1, { is_pinned: true })], { teams: [feedTeam({ as_of: 12 })] }));
  assert.equal([ids(pinned, "pinned"), ids(pinned, "shown")], [["c1"], ["c3"]]);
  const back = applyOwn(pinned, feed([card(1)], { teams: [feedTeam({ as_of: 13 })] }));
  assert.equal([ids(back, "pinned"), ids(back, "shown")], [[], ["c3", "c1"]]);
});

test("a card that is pinned no longer is gone while older ones are not read", () => {
  const window = openWindow(feed([card(9), card(8), card(1, { is_pinned: true })], older));
  const back = applyOwn(window, feed([card(1)], { teams: [feedTeam({ as_of: 13 })] }));
  assert.equal([ids(back, "pinned"), ids(back, "shown")], [[], ["c9", "c8"]]);
});

test("a pin of somebody else moves nothing until the next visit", () => {
  const window = openWindow(feed([card(2), card(1)]));
  const pinned = applyCard(window, { at: 12, card: streamed(1, { is_pinned: true }) });
  assert.equal([ids(pinned, "pinned"), ids(pinned, "shown")], [[], ["c2", "c1"]]);
});

test("older pages go on, and too many cards are left out at the newest end", () => {
  const page = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, at) => card(from - at, postedNth(from - at)));
  let window = openWindow(feed(page(120, 111), older));
  window = applyCard(window, { at: 30, card: streamed(121, postedNth(121)) });
  for (let from = 110; from > 50; from -= 20)
    window = addOlder(window, feed(page(from, from - 19), { next_after: "more" }));
  assert.is(window.shown.length, cardsShown);
  assert.equal([ids(window, "shown").at(-1), window.held, window.isApart], ["c51", [], true]);
  assert.is(canPutIn(window), false);
  assert.is(window.cards.size, cardsShown, "nothing is kept that no list names");
});

test("a card that is opened beside the feed stays known, however old it is", () => {
  const window = { ...openWindow(feed([card(9)], older)), opened: "comets.c1" };
  const read = applyPage(window, feed([card(9), card(1)], older));
  assert.equal([cardOf(read, cardKey)?.text, ids(read, "shown"), ids(read, "held")], ["Play 1", ["c9"], []]);
});

test("seen cards are seen, one's own and deleted ones need not be", () => {
  const window = openWindow(feed([card(1)]));
  assert.is(isUnseen(card(1), "me"), true);
  const seen = cardOf(setSeen(window, [cardKey]), cardKey) as FeedCard;
  assert.equal([seen.mine?.read_seq, isUnseen(seen, "me")], [1, false]);
  assert.is(isUnseen(card(1), "dana"), false);
  assert.is(isUnseen(card(1, { withdrawn_as: "author" }), "me"), false);
  assert.is(isUnseen(streamed(1), "me"), false, "unknown: not marked again");
  assert.equal(
    change(window, { ...cardKey, cardId: "nobody" }, (each) => each),
    window,
  );
});

test("a card is familiar once all its names are there", () => {
  const window = openWindow(feed([card(1)]));
  const last = { seq: 2, author_id: "newcomer", text: "Hi", made_at: "", withdrawn_as: null };
  assert.is(isFamiliar(window, card(2)), true);
  for (const unknown of [{ author_id: "newcomer" }, { mentions: ["newcomer"] }, { last }])
    assert.is(isFamiliar(window, card(2, unknown)), false);
});

test("who has no name in the reply with the card is asked for once", () => {
  const window = openWindow(feed([card(1)]));
  const erased = card(2, { author_id: "erased", mentions: ["erased too"] });
  const heard = applyCard(window, { at: 11, card: erased });
  assert.is(isFamiliar(heard, erased), false);
  const read = applyPage(heard, feed([erased, card(1)]));
  assert.is(isFamiliar(read, erased), true);
  assert.is(isFamiliar(read, { ...erased, comments: 3 }), true);
});

test("only a team with an event on a card is asked about its schedule", () => {
  const event = {
    event_id: "e1",
    kind: "game",
    title: "Game",
    opponent: null,
    timing: "timed",
    starts_local: "2026-11-28T10:00:00",
    time_zone: "UTC",
    status: "on",
  } as const;
  const window = openWindow(feed([card(1, { event })]));
  assert.equal([hasEventOf(window, "comets"), hasEventOf(window, "otters")], [true, false]);
});

test("whatever comes, the cards are in order, once each, at most sixty, and nothing moves that was not asked for", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomOf(seed);
    const any = () => Math.floor(random() * 80) + 1;
    const made = () => {
      const nth = any();
      return card(nth, { ...postedNth(nth), is_pinned: random() < 0.1, comments: any() });
    };
    let window = openWindow(feed(unique([made(), made(), made()]), random() < 0.5 ? older : {}));
    let at = 10;
    for (let step = 0; step < 40; step += 1) {
      const chance = random();
      const shownBefore = window.shown;
      const next = feed(unique([made(), made(), made()]), {
        teams: [feedTeam({ as_of: at })],
        next_after: random() < 0.5 ? "more" : null,
      });
      at += Math.floor(random() * 3) - 1;
      const { mine: _, ...live } = made();
      if (chance < 0.5) window = applyCard(window, { at, card: live });
      else if (chance < 0.7) window = applyPage(window, next);
      else if (chance < 0.8) window = addOlder(window, next);
      else if (chance < 0.9) window = applyOwn(window, feed(next.cards.slice(0, 1), { teams: next.teams }));
      else if (canPutIn(window)) window = insertNewCards(window);
      if (chance < 0.7) assert.equal(window.shown, shownBefore, `seed ${seed}`);
      checkWindow(window, seed);
    }
  }
});

function checkWindow(window: FeedWindow, seed: number) {
  const all = [...window.pinned, ...window.shown, ...window.held];
  assert.is(new Set(all).size, all.length, `seed ${seed}: each card once`);
  for (const keys of [window.pinned, window.shown, window.held]) {
    const cards = cardsOf(window, keys);
    assert.is(cards.length, keys.length, `seed ${seed}: each is known`);
    assert.equal(cards.map(keyTextOf), [...cards].sort(before).map(keyTextOf), `seed ${seed}: in order`);
  }
  assert.ok(window.pinned.length + window.shown.length <= cardsShown + 3, `seed ${seed}: not too many`);
  assert.is(window.cards.size, all.length, `seed ${seed}: nothing else is kept`);
}

const postedNth = (nth: number) => ({ posted_at: new Date(Date.UTC(2026, 10, 1, nth)).toISOString() });

const unique = (cards: readonly FeedCard[]) => [
  ...new Map(cards.map((each) => [each.card_id, each] as const)).values(),
];

/** The same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test.run();
