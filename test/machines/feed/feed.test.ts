import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { type Feed, type FeedCard, keyOfCard } from "../../../domain/feed/card";
import type { FeedAction, FeedLineEvent } from "../../../domain/feed/feed-outcomes";
import { cardsOf } from "../../../domain/feed/feed-queries";
import { cardOf } from "../../../domain/feed/feed-window";
import type { AttentionEvent } from "../../../domain/shell/attention";
import {
  feedMachine,
  selectActions,
  selectFault,
  selectHeld,
  selectIsReachingBack,
  selectIsReminding,
  selectRefusal,
  selectStep,
  selectTeamId,
  selectTeams,
  selectWantedPicks,
  selectWindow,
} from "../../../machines/feed/feed.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { card, cardKey, feed, feedTeam, own, poll, streamed } from "../../support/people/feeding";
import { said } from "../../support/people/talking";

const test = suite(feedMachine.id);
const read = (of: Feed, tag: string | null = '"1"') => ({ kind: "read", feed: of, tag });
const first = { teamId: null, after: null, tag: null, also: [] };
const vote = (...picks: number[]): FeedAction => ({ kind: "vote", key: cardKey, picks });

test("the feed opens with the newest, and Home is marked as seen", async () => {
  const { actor, calls, answer, shown, counted } = open();
  assert.equal(calls, [{ name: "read", input: first }]);
  await answer("read", read(feed([card(2), card(1)])));
  assert.equal([selectStep(actor.getSnapshot()), shown()], ["shown", ["c2", "c1"]]);
  assert.equal(calls.at(-1), { name: "markSeen", input: { cards: [], isHome: true } });
  await answer("markSeen", { kind: "marked", pings: {} });
  assert.equal(counted, [1]);
});

test("nobody without a team marks Home as seen", async () => {
  const { calls, answer } = open();
  await answer("read", read(feed([], { teams: [] })));
  assert.is(calls.length, 1);
});

test("a team's page marks no Home", async () => {
  const { calls, answer } = open({ teamId: "comets", isHome: false });
  assert.equal(calls[0]?.input, { ...first, teamId: "comets" });
  await answer("read", read(feed([card(1)])));
  assert.is(calls.length, 1);
});

test("Home is marked when it was opened, not with each card, and again when it was opened meanwhile", async () => {
  const { actor, clock, calls, answer, tellLine } = open();
  const marks = () => calls.flatMap(({ name, input }) => (name === "markSeen" ? [input] : []));
  await answer("read", read(feed([card(1)])));
  await answer("markSeen", { kind: "failed" });
  clock.increment(10_000);
  await answer("markSeen", { kind: "marked", pings: {} });
  const home = { cards: [], isHome: true };
  assert.equal(marks(), [home, home]);
  actor.send({ type: "card.entered", key: cardKey });
  clock.increment(1_000);
  const seen = { cards: [cardKey], isHome: false };
  assert.equal(marks(), [home, home, seen]);
  tellLine({ type: "card.received", at: 12, card: streamed(2) });
  actor.send({ type: "head.wanted" });
  await answer("markSeen", { kind: "marked", pings: {} });
  assert.equal(marks(), [home, home, seen, home]);
  actor.send({ type: "head.wanted" });
  await answer("markSeen", { kind: "marked", pings: {} });
  assert.equal(marks(), [home, home, seen, home, home], "opened again while it was sent");
  await answer("markSeen", { kind: "marked", pings: {} });
  assert.is(marks().length, 5);
});

test("without a feed there is none; one that could not be read is read again on request, on return and with news", async () => {
  const gone = open();
  await gone.answer("read", { kind: "gone" });
  assert.is(selectStep(gone.actor.getSnapshot()), "gone");
  for (const event of [{ type: "retry.pressed" }, { type: "changes.wanted" }] as const) {
    const { actor, calls, answer, fail } = open();
    await answer("read", { kind: "refused", text: "No line." });
    assert.equal([selectStep(actor.getSnapshot()), selectFault(actor.getSnapshot())], ["failed", "No line."]);
    actor.send(event);
    assert.is(calls.length, 2);
    await fail("read");
    assert.is(selectFault(actor.getSnapshot()), problemTexts.unknown);
  }
});

test("a card that changed on the line changes at once, and a new one is held until it is wanted", async () => {
  const { actor, calls, answer, shown, tellLine } = open();
  await answer("read", read(feed([card(1)])));
  await answer("markSeen", { kind: "marked", pings: {} });
  tellLine({ type: "card.received", at: 11, card: streamed(1, { comments: 3 }) });
  assert.is(cardOf(selectWindow(actor.getSnapshot()) as never, cardKey)?.comments, 3);
  const before = calls.length;
  tellLine({ type: "card.received", at: 12, card: streamed(2) });
  assert.equal([shown(), selectHeld(actor.getSnapshot())], [["c1"], 1]);
  assert.equal(calls.slice(before), [
    { name: "read", input: { ...first, also: [{ teamId: "comets", cardId: "c2" }] } },
  ]);
  await answer("read", read(feed([card(2), card(1)])));
  actor.send({ type: "head.wanted" });
  assert.equal([shown(), selectHeld(actor.getSnapshot())], [["c2", "c1"], 0]);
  assert.equal(
    calls.at(-1),
    { name: "markSeen", input: { cards: [], isHome: true } },
    "Home was looked at again",
  );
});

test("a card of a deleted account is read once, however often it changes", async () => {
  const { calls, answer, tellLine } = open({ isHome: false });
  await answer("read", read(feed([card(1, { author_id: "erased" })])));
  tellLine({ type: "card.received", at: 11, card: streamed(1, { author_id: "erased", comments: 1 }) });
  assert.is(calls.length, 1, "the reply had it");
  const more = { author_id: "erased", mentions: ["erased too"] };
  tellLine({ type: "card.received", at: 12, card: streamed(1, more) });
  assert.equal(calls.slice(1), [{ name: "read", input: { ...first, also: [cardKey] } }]);
  await answer("read", read(feed([card(1, more)], { teams: [feedTeam({ as_of: 12 })] })));
  tellLine({ type: "card.received", at: 13, card: streamed(1, { ...more, comments: 2 }) });
  assert.is(calls.length, 2);
});

test("a card that came while the page was read is read with the next one", async () => {
  const { calls, answer, tellLine } = open({ isHome: false });
  await answer("read", read(feed([card(1)])));
  tellLine({ type: "card.received", at: 11, card: streamed(2, { author_id: "newcomer" }) });
  tellLine({ type: "card.received", at: 12, card: streamed(3, { author_id: "other" }) });
  await answer("read", read(feed([card(2, { author_id: "newcomer" }), card(1)])));
  const also = [{ teamId: "comets", cardId: "c3" }];
  assert.equal(calls.at(-1), { name: "read", input: { ...first, also } });
});

test("while the feed begins below what is in sight, or is empty, new cards are put in", async () => {
  const { actor, answer, shown, tellLine } = open();
  await answer("read", read(feed([])));
  tellLine({ type: "card.received", at: 11, card: streamed(1) });
  assert.equal(shown(), ["c1"]);
  actor.send({ type: "head.moved", isBelow: true });
  tellLine({ type: "card.received", at: 12, card: streamed(2) });
  assert.equal(shown(), ["c2", "c1"]);
  actor.send({ type: "head.moved", isBelow: false });
  tellLine({ type: "card.received", at: 13, card: streamed(3) });
  assert.equal(shown(), ["c2", "c1"]);
});

test("what is heard while it opens, or is read, is read after that; a card of another team is none of it", async () => {
  const { actor, calls, answer, tellLine } = open({ teamId: "comets", isHome: false });
  tellLine({ type: "card.received", at: 11, card: streamed(2) });
  actor.send({ type: "changes.wanted" });
  await answer("read", read(feed([card(1)])));
  assert.equal(calls.slice(1), [{ name: "read", input: { ...first, teamId: "comets", tag: '"1"' } }]);
  actor.send({ type: "changes.wanted" });
  assert.is(calls.length, 2);
  await answer("read", { kind: "unchanged" });
  assert.is(calls.length, 3);
  await answer("read", { kind: "unchanged" });
  const other = streamed(7, { team_id: "otters" });
  tellLine({ type: "card.received", at: 12, card: other });
  assert.equal(
    [calls.length, cardOf(selectWindow(actor.getSnapshot()) as never, keyOfCard(other))],
    [3, null],
  );
});

test("a team's schedule is looked at only where one of its events is on a card", async () => {
  const { calls, answer, tellLine } = open({ teamId: "comets", isHome: false });
  await answer("read", read(feed([card(1)])));
  tellLine({ type: "schedule.received", teamId: "comets" });
  assert.is(calls.length, 1);
  const event = {
    event_id: "e",
    kind: "game",
    title: "",
    opponent: null,
    timing: "day",
    status: "on",
  } as const;
  const about = { ...event, starts_local: "2026-11-28T00:00:00", time_zone: "UTC" };
  tellLine({ type: "card.received", at: 12, card: streamed(1, { event: about }) });
  tellLine({ type: "schedule.received", teamId: "comets" });
  assert.is(calls.length, 2);
});

test("who has seen them is read again for staff alone, whose numbers then are those of the reply", async () => {
  const { actor, calls, answer, tellLine } = open({ isHome: false });
  const readers = { seen: 3, of: 13 };
  await answer("read", read(feed([card(2), card(1, { readers })])));
  tellLine({ type: "seen.received", teamId: "otters" });
  assert.is(calls.length, 1);
  tellLine({ type: "seen.received", teamId: "comets" });
  assert.is(calls.length, 2);
  await answer("read", read(feed([card(2), card(1, { readers: { ...readers, seen: 4 } })])));
  const window = selectWindow(actor.getSnapshot());
  assert.is(window && cardOf(window, keyOfCard(card(1)))?.readers?.seen, 4);
});

test("older pages are read once at a time, and a failure keeps what was read", async () => {
  const { actor, calls, answer, fail, shown } = open({ isHome: false });
  await answer("read", read(feed([card(3)], { next_after: "p2" })));
  actor.send({ type: "older.wanted" });
  actor.send({ type: "older.wanted" });
  assert.equal(calls.at(-1)?.input, { ...first, after: "p2" });
  assert.equal([calls.length, selectIsReachingBack(actor.getSnapshot())], [2, true]);
  await answer("read", { kind: "refused", text: "No line." });
  assert.equal([selectFault(actor.getSnapshot()), shown()], ["No line.", ["c3"]]);
  actor.send({ type: "older.wanted" });
  await fail("read");
  actor.send({ type: "older.wanted" });
  await answer("read", read(feed([card(2)])));
  assert.equal([shown(), selectFault(actor.getSnapshot())], [["c3", "c2"], null]);
  const before = calls.length;
  actor.send({ type: "older.wanted" });
  assert.is(calls.length, before, "that was the end");
});

test("more new plays than the page takes begin it anew", async () => {
  const { actor, calls, answer, shown } = open({ isHome: false });
  await answer("read", read(feed([card(1)], { next_after: "p2" })));
  actor.send({ type: "changes.wanted" });
  await answer("read", read(feed([card(9), card(8)], { next_after: "p2" })));
  assert.equal([shown(), selectHeld(actor.getSnapshot())], [["c1"], 2]);
  actor.send({ type: "head.wanted" });
  assert.equal(calls.at(-1)?.input, first);
  await answer("read", read(feed([card(9), card(8)])));
  assert.equal(shown(), ["c9", "c8"]);
});

test("another team's posts are read alone, and the chips stay", async () => {
  const { actor, calls, answer, shown } = open({ isHome: false });
  const otters = feedTeam({ team_id: "otters", name: "Otters" });
  await answer("read", read(feed([card(1)], { teams: [feedTeam(), otters] })));
  actor.send({ type: "team.chosen", teamId: "otters" });
  assert.equal([selectStep(actor.getSnapshot()), selectTeamId(actor.getSnapshot())], ["opening", "otters"]);
  assert.equal(calls.at(-1)?.input, { ...first, teamId: "otters" });
  const renamed = { ...otters, name: "River Otters" };
  await answer("read", read(feed([card(5, { team_id: "otters" })], { teams: [renamed] })));
  assert.equal(shown(), ["c5"]);
  assert.equal(
    selectTeams(actor.getSnapshot()).map(({ name }) => name),
    ["Comets", "River Otters"],
  );
  const before = calls.length;
  actor.send({ type: "team.chosen", teamId: "otters" });
  assert.is(calls.length, before);
});

test("what was in sight for a second is seen, and told once; a failed mark goes with the next try", async () => {
  const { actor, clock, calls, answer, counted } = open({ isHome: false });
  await answer("read", read(feed([card(2), card(1), card(3, { author_id: "me" })])));
  const marks = () => calls.filter(({ name }) => name === "markSeen").map(({ input }) => input);
  actor.send({ type: "card.entered", key: cardKey });
  clock.increment(999);
  assert.equal(marks(), []);
  clock.increment(1);
  assert.equal(marks(), [{ cards: [cardKey], isHome: false }]);
  await answer("markSeen", { kind: "failed" });
  clock.increment(10_000);
  await answer("markSeen", { kind: "marked", pings: {} });
  assert.equal([marks().length, counted.length], [2, 1]);
  clock.increment(5_000);
  assert.is(marks().length, 2, "it was seen");
  actor.send({ type: "card.entered", key: { ...cardKey, cardId: "c3" } });
  actor.send({ type: "card.entered", key: { ...cardKey, cardId: "c2" } });
  actor.send({ type: "card.left", key: { ...cardKey, cardId: "c2" } });
  clock.increment(1_000);
  assert.is(marks().length, 2, "one's own, and one that was in sight too shortly");
});

test("a hidden page marks and reads nothing; on return it asks", async () => {
  const { actor, clock, calls, answer, tell } = open({ isHome: false });
  await answer("read", read(feed([card(1)])));
  actor.send({ type: "card.entered", key: cardKey });
  tell({ type: "attention.left" });
  clock.increment(60_000);
  assert.is(calls.length, 1);
  tell({ type: "attention.returned" });
  assert.equal(calls.slice(1), [{ name: "read", input: { ...first, tag: '"1"' } }]);
  clock.increment(1_000);
  assert.equal(calls.at(-1), { name: "markSeen", input: { cards: [cardKey], isHome: false } });
});

test("a vote is shown as pressed until it is stored, and a later press takes the place of a waiting one", async () => {
  const { actor, calls, answer, done } = open({ isHome: false });
  await answer("read", read(feed([card(1, { poll: poll() })])));
  const wanted = () => selectWantedPicks(actor.getSnapshot(), cardKey);
  actor.send({ type: "action.chosen", action: vote(1) });
  actor.send({ type: "action.chosen", action: vote(2) });
  actor.send({ type: "action.chosen", action: vote(3) });
  assert.equal([wanted(), selectActions(actor.getSnapshot()).length], [[3], 2]);
  assert.equal(calls.at(-1), { name: "act", input: { action: vote(1) } });
  await answer("act", { kind: "feed", feed: feed([card(1, { poll: poll(), mine: own({ picks: [1] }) })]) });
  assert.equal(calls.at(-1), { name: "act", input: { action: vote(3) } });
  await answer("act", { kind: "feed", feed: feed([card(1, { poll: poll(), mine: own({ picks: [3] }) })]) });
  assert.equal([wanted(), mine(actor)?.picks, done], [undefined, [3], ["vote", "vote"]]);
});

test("a refused action says why in its own place, and goes again on request", async () => {
  const { actor, answer, fail, calls } = open({ isHome: false });
  await answer("read", read(feed([card(1)])));
  actor.send({ type: "action.chosen", action: vote(1) });
  await answer("act", { kind: "refused", text: "Voting's over." });
  assert.equal(selectRefusal(actor.getSnapshot()), { action: vote(1), text: "Voting's over." });
  actor.send({ type: "action.chosen", action: vote(1) });
  assert.equal([selectRefusal(actor.getSnapshot()), calls.length], [null, 3]);
  await fail("act");
  assert.is(selectRefusal(actor.getSnapshot())?.text, problemTexts.unknown);
});

test("a cheer, a mute and a block change the page without another read", async () => {
  const { actor, answer } = open({ isHome: false });
  await answer("read", read(feed([card(1)])));
  const act = async (action: FeedAction, outcome: unknown) => {
    actor.send({ type: "action.chosen", action });
    await answer("act", outcome);
  };
  const message = said(1, { cheers: { clap: 2 }, my_cheer: "clap" });
  await act({ kind: "cheer", key: cardKey, cheer: "clap", instead: false }, { kind: "message", message });
  assert.equal([mine(actor)?.cheer, shownCard(actor)?.cheers], ["clap", { clap: 2 }]);
  const { my_cheer: _, ...without } = said(1, { cheers: {} });
  await act({ kind: "uncheer", key: cardKey }, { kind: "message", message: without });
  assert.is(mine(actor)?.cheer, null);
  await act({ kind: "mute", key: cardKey, until: "9999" }, { kind: "muted", until: "9999" });
  assert.is(mine(actor)?.muted_until, "9999");
  await act({ kind: "block", key: cardKey, userId: "dana" }, { kind: "blocked", userIds: ["dana"] });
  assert.is(selectWindow(actor.getSnapshot())?.blocked.has("dana"), true);
});

test("a reminder is sent from the card, which then offers none", async () => {
  const { actor, calls, answer, shown } = open({ isHome: false });
  const remind = { kind: "remind", key: cardKey, what: "vote" } as const;
  const readers = { seen: 2, of: 5, to_remind: { for: "vote", people: 3, families: 2 } } as const;
  await answer("read", read(feed([card(1, { readers })])));
  const outcomes: unknown[] = [];
  actor.on("action.done", ({ outcome }) => outcomes.push(outcome));
  actor.send({ type: "action.chosen", action: remind });
  assert.equal(calls.at(-1), { name: "act", input: { action: remind } });
  assert.is(selectIsReminding(actor.getSnapshot(), cardKey), true);
  await answer("act", { kind: "reminded", reminded: 3 });
  assert.is(selectIsReminding(actor.getSnapshot(), cardKey), false);
  assert.equal(shownCard(actor)?.readers, { seen: 2, of: 5 });
  assert.equal([outcomes, shown()], [[{ kind: "reminded", reminded: 3 }], ["c1"]]);
});

test("an own post is put in at once, and a card that is opened from afar is read", async () => {
  const { actor, calls, answer, shown } = open({ isHome: false });
  await answer("read", read(feed([card(2)], { next_after: "p2" })));
  actor.send({ type: "card.saved", feed: feed([card(3, { author_id: "me" })]) });
  assert.equal(shown(), ["c3", "c2"]);
  actor.send({ type: "card.opened", key: cardKey });
  assert.equal(calls.at(-1)?.input, { ...first, also: [cardKey] });
  await answer("read", read(feed([card(2), card(1)], { next_after: "p2" })));
  assert.is(shownCard(actor)?.text, "Play 1");
  const before = calls.length;
  actor.send({ type: "card.opened", key: null });
  actor.send({ type: "card.opened", key: { ...cardKey, cardId: "c2" } });
  assert.is(calls.length, before);
});

test("every state and transition is reached", () => {
  const about = { kind: "game", title: "", opponent: null, timing: "day", status: "on" } as const;
  const event = { ...about, event_id: "e", starts_local: "2026-11-28T00:00:00", time_zone: "UTC" };
  const outputs = [
    read(feed([card(2, { readers: { seen: 1, of: 2 } }), card(1, { event })], { next_after: "p2" })),
    read(feed([card(9)], { next_after: "p3" })),
    { kind: "gone" },
    { kind: "refused", text: "no" },
  ].map((output) => ({ output }));
  const samples = {
    "xstate.done.actor.open": outputs,
    "xstate.done.actor.ask": outputs,
    "xstate.done.actor.older": outputs,
    "xstate.done.actor.reopen": outputs,
    "xstate.done.actor.markSeen": [{ output: { kind: "marked", pings: {} } }, { output: { kind: "failed" } }],
    "xstate.done.actor.act": [
      { output: { kind: "feed", feed: feed([card(1)]) } },
      { output: { kind: "refused", text: "no" } },
    ],
    "card.received": [{ at: 20, card: streamed(1, { event }) }],
    "schedule.received": [{ teamId: "comets" }, { teamId: "otters" }],
    "seen.received": [{ teamId: "comets" }, { teamId: "otters" }],
    "head.moved": [{ isBelow: false }],
    "team.chosen": [{ teamId: null }, { teamId: "comets" }],
    "card.entered": [{ key: cardKey }],
    "card.left": [{ key: cardKey }],
    "card.opened": [{ key: null }],
    "card.saved": [{ feed: feed([card(3)]) }],
    "action.chosen": [{ action: vote(1) }],
  };
  type Walked = ReturnType<ReturnType<typeof open>["actor"]["getSnapshot"]>;
  // Only what a guard asks for: else there are too many states.
  const walked = ({ value, context: { window, inSight, actions, isOwed } }: Walked) => {
    const reads = typeof value === "object" && (value as { shown: { reading: string } }).shown.reading;
    const marks = typeof value === "object" && (value as { shown: { marking: string } }).shown.marking;
    return [
      value,
      reads === "resting" && [window?.isApart, window?.nextAfter !== null],
      marks === "resting" || marks === "looking" ? inSight.length > 0 : null,
      window?.cards.get("comets.c1")?.card.mine?.read_seq,
      actions.length > 0,
      reads === "asking" || reads === "reachingBack" ? isOwed : null,
    ];
  };
  assert.equal(
    uncovered(feedMachine, samples, walked, {
      limit: 20_000,
      input: { me: "me", teamId: null, isHome: true },
    }),
    { states: [], transitions: [] },
  );
});

const shownCard = (actor: ReturnType<typeof open>["actor"]): FeedCard | null => {
  const window = selectWindow(actor.getSnapshot());
  return window && cardOf(window, cardKey);
};
const mine = (actor: ReturnType<typeof open>["actor"]) => shownCard(actor)?.mine;

function open(input: Partial<{ teamId: string | null; isHome: boolean }> = {}) {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const counted: number[] = [];
  const done: string[] = [];
  let tell: (event: AttentionEvent) => void = () => {};
  let tellLine: (event: FeedLineEvent) => void = () => {};
  const actor = createActor(
    feedMachine.provide({
      actors: {
        attention: fromCallback<AttentionEvent>(({ sendBack }) => {
          tell = sendBack;
        }),
        line: fromCallback<FeedLineEvent>(({ sendBack }) => {
          tellLine = sendBack;
        }),
        read: fromPromise(({ input: given }) => placeholders.call("read", given)),
        markSeen: fromPromise(({ input: given }) => placeholders.call("markSeen", given)),
        act: fromPromise(({ input: given }) => placeholders.call("act", given)),
      },
      actions: { sendCounts: () => void counted.push(1) },
    }),
    { clock, input: { me: "me", teamId: null, isHome: true, ...input } },
  );
  actor.on("action.done", ({ action }) => void done.push(action.kind));
  actor.start();
  const window = () => selectWindow(actor.getSnapshot());
  return {
    actor,
    clock,
    counted,
    done,
    ...placeholders,
    tell: (event: AttentionEvent) => tell(event),
    tellLine: (event: FeedLineEvent) => tellLine(event),
    shown: () => {
      const now = window();
      return now ? cardsOf(now, now.shown).map(({ card_id: id }) => id) : [];
    },
  };
}

test.run();
