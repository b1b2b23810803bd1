import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { AttentionEvent } from "../../../domain/shell/attention";
import {
  huddleMachine,
  selectBlocked,
  selectFault,
  selectHuddle,
  selectMarked,
  selectNewAfter,
  selectRefusal,
  selectReported,
  selectStep,
  selectWindow,
} from "../../../machines/huddle/huddle.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { huddle, key, said, thread } from "../../support/people/talking";

const test = suite(huddleMachine.id);
const opened = (change = {}) => ({
  kind: "read",
  huddle: huddle(),
  thread: thread(1, 3, change),
  start: "newest",
});
const page = (from: number, to: number, change = {}) => ({ kind: "read", thread: thread(from, to, change) });

test("a huddle opens with New after what was read", async () => {
  const { actor, calls, answer, seqs } = open();
  assert.equal(calls[0], { name: "readBlocked", input: undefined });
  assert.equal(calls[1], { name: "open", input: { ...key, around: null } });
  await answer("open", opened());
  assert.equal([selectStep(actor.getSnapshot()), seqs()], ["shown", [1, 2, 3]]);
  assert.is(selectNewAfter(actor.getSnapshot()), 1);
  await answer("readBlocked", ["rob"]);
  assert.equal(selectBlocked(actor.getSnapshot()), ["rob"]);
});

test("a newcomer with a long past unread opens at the end, without New", async () => {
  const { actor, answer } = open();
  await answer("open", opened({ read_seq: 0, is_whole: false }));
  assert.is(selectNewAfter(actor.getSnapshot()), null);
});

test("it asks for changes every ten seconds and on request, and takes messages as they stand", async () => {
  const { actor, clock, calls, answer, texts, came } = open();
  await answer("open", opened());
  clock.increment(10_000);
  assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 3, isFresh: false } });
  await answer("readPage", {
    ...page(4, 4, { as_of: 6 }),
    thread: {
      ...thread(4, 4, { as_of: 6 }),
      messages: [said(2, { changed: 5, text: "Mended" }), said(4, { changed: 6 })],
    },
  });
  assert.equal(texts(), ["Words 1", "Mended", "Words 3", "Words 4"]);
  assert.equal(came, [4]);
  actor.send({ type: "changes.wanted" });
  assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 6, isFresh: false } });
  await answer("readPage", page(2, 2, { as_of: 6 }));
  assert.is(texts()[1], "Mended", "an older state is dropped");
});

test("changes of more than one page are asked for until all are there", async () => {
  const { actor, calls, answer, seqs } = open();
  await answer("open", opened());
  actor.send({ type: "changes.wanted" });
  await answer("readPage", page(4, 53, { is_whole: false, as_of: 53 }));
  assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 53, isFresh: false } });
  await answer("readPage", page(54, 55));
  assert.is(seqs().length, 55);
});

test("a hidden page asks nothing; on return it asks for the huddle too, and New moves below what was read", async () => {
  const { actor, clock, calls, answer, tell } = open();
  await answer("open", opened());
  actor.send({ type: "sight.changed", seq: 3 });
  clock.increment(1_000);
  await answer("moveMarker", { kind: "moved", pings: {} });
  tell({ type: "attention.left" });
  clock.increment(3_600_000);
  const before = calls.length;
  assert.is(selectNewAfter(actor.getSnapshot()), 3);
  tell({ type: "attention.returned" });
  assert.equal(calls.slice(before), [
    { name: "readPage", input: { ...key, target: { changedSince: 3, isFresh: true } } },
  ]);
  await answer("readPage", { ...page(4, 4), huddle: huddle({ readers: 15 }) });
  assert.is(selectHuddle(actor.getSnapshot())?.readers, 15);
});

test("what was in sight for a second is read, told once, and a failed marker goes with the next try", async () => {
  const { actor, clock, calls, answer, counted } = open();
  await answer("open", opened());
  const markers = () => calls.filter(({ name }) => name === "moveMarker").map(({ input }) => input);
  actor.send({ type: "sight.changed", seq: 2 });
  clock.increment(999);
  actor.send({ type: "sight.changed", seq: 3 });
  clock.increment(999);
  assert.equal(markers(), []);
  clock.increment(1);
  assert.equal(markers(), [{ ...key, seq: 3 }]);
  await answer("moveMarker", { kind: "failed" });
  clock.increment(10_000);
  await answer("moveMarker", { kind: "moved", pings: { new_messages: 0 } });
  assert.is(markers().length, 2);
  assert.equal([selectWindow(actor.getSnapshot()).readSeq, counted], [3, [1]]);
  actor.send({ type: "sight.changed", seq: 3 });
  clock.increment(1_000);
  assert.is(markers().length, 2, "nothing new was seen");
});

test("own messages and a look of less than a second move no marker", async () => {
  const { actor, clock, calls, answer, tell } = open();
  await answer("open", {
    ...opened(),
    thread: { ...thread(1, 3), messages: [said(1), said(2, { author_id: "me" })] },
  });
  actor.send({ type: "sight.changed", seq: 2 });
  clock.increment(5_000);
  actor.send({ type: "fact.received", messages: [said(3)] });
  actor.send({ type: "sight.changed", seq: 3 });
  tell({ type: "attention.left" });
  clock.increment(5_000);
  assert.not.ok(calls.some(({ name }) => name === "moveMarker"));
});

test("pages join at both ends, 150 stay, and the other end is read again when wanted", async () => {
  const { actor, calls, answer, seqs } = open();
  await answer("open", {
    ...opened(),
    thread: thread(301, 350, { is_whole: false, read_seq: 350 }),
  });
  for (let first = 251; first >= 1; first -= 50) {
    actor.send({ type: "older.wanted" });
    assert.equal(calls.at(-1)?.input, { ...key, target: { before: first + 50 } });
    await answer("readPage", page(first, first + 49, { last_seq: 350, is_whole: first === 1 }));
  }
  assert.equal([seqs().length, seqs()[0], seqs().at(-1)], [150, 1, 150]);
  actor.send({ type: "older.wanted" });
  assert.equal(calls.at(-1)?.input, { ...key, target: { before: 51 } }, "the beginning is there");
  for (const after of [150, 200, 250, 300]) {
    actor.send({ type: "newer.wanted" });
    assert.equal(calls.at(-1)?.input, { ...key, target: { after } });
    await answer("readPage", page(after + 1, after + 50, { last_seq: 350, is_whole: after === 300 }));
  }
  assert.equal([seqs().length, seqs()[0], seqs().at(-1)], [150, 201, 350]);
  actor.send({ type: "newer.wanted" });
  assert.equal(calls.at(-1)?.input, { ...key, target: { after: 300 } }, "the end is there");
});

test("a place that is in the page is marked only; another is read around, and the end again on request", async () => {
  const { actor, calls, answer, seqs } = open();
  await answer("open", { ...opened(), thread: thread(50, 99, { is_whole: false }) });
  actor.send({ type: "place.wanted", seq: 60 });
  assert.equal([selectMarked(actor.getSnapshot()), calls.length], [{ seq: 60 }, 2]);
  actor.send({ type: "place.wanted", seq: 10 });
  assert.equal(calls.at(-1)?.input, { ...key, target: { around: 10 } });
  await answer("readPage", page(1, 34, { last_seq: 99 }));
  assert.equal([seqs().at(-1), selectWindow(actor.getSnapshot()).hasNewer], [34, true]);
  actor.send({ type: "end.wanted" });
  assert.equal(calls.at(-1)?.input, { ...key, target: { newest: true } });
  await answer("readPage", page(50, 99, { is_whole: false }));
  assert.equal([seqs().at(-1), selectMarked(actor.getSnapshot())], [99, null]);
});

test("an action changes its message; a refused one is told at it", async () => {
  const { actor, calls, answer, fail, texts } = open();
  await answer("open", opened());
  const action = { kind: "take_back", messageId: "m3" } as const;
  actor.send({ type: "action.chosen", action });
  actor.send({ type: "action.chosen", action: { kind: "leave" } });
  assert.equal(calls.at(-1), { name: "act", input: { action, huddle: huddle() } });
  await answer("act", { kind: "refused", text: "No line." });
  assert.equal(selectRefusal(actor.getSnapshot()), { action, text: "No line." });
  actor.send({ type: "action.chosen", action });
  assert.is(selectRefusal(actor.getSnapshot()), null);
  await answer("act", {
    kind: "message",
    message: said(3, { changed: 9, text: "", withdrawn_as: "author" }),
  });
  assert.is(texts()[2], "");
  actor.send({ type: "action.chosen", action: { kind: "fold", messageId: "m1", userId: "kim" } });
  await answer("act", { kind: "blocked", userIds: ["kim"] });
  assert.equal(selectBlocked(actor.getSnapshot()), ["kim"]);
  actor.send({ type: "action.chosen", action: { kind: "mute", until: "2026-11-25T07:00:00.000Z" } });
  await answer("act", { kind: "muted", until: "2026-11-25T07:00:00.000Z" });
  actor.send({ type: "action.chosen", action: { kind: "close" } });
  await fail("act");
  assert.is(selectRefusal(actor.getSnapshot())?.text, problemTexts.unknown);
  actor.send({ type: "action.chosen", action: { kind: "close" } });
  await answer("act", { kind: "huddle", huddle: huddle({ is_over: true }) });
  assert.is(selectHuddle(actor.getSnapshot())?.is_over, true);
});

test("whoever leaves is told so, and whoever was removed finds it gone", async () => {
  const one = open();
  await one.answer("open", opened());
  one.actor.send({ type: "action.chosen", action: { kind: "leave" } });
  await one.answer("act", { kind: "left" });
  assert.equal([selectStep(one.actor.getSnapshot()), one.left()], ["left", 1]);
  const other = open();
  await other.answer("open", opened());
  other.clock.increment(10_000);
  await other.answer("readPage", { kind: "gone" });
  assert.is(selectStep(other.actor.getSnapshot()), "gone");
});

test("a huddle that cannot be read says why and is tried again on return", async () => {
  const { actor, answer, fail, tell, calls } = open();
  await answer("open", { kind: "refused", text: "No line." });
  assert.equal([selectStep(actor.getSnapshot()), selectFault(actor.getSnapshot())], ["failed", "No line."]);
  actor.send({ type: "retry.pressed" });
  await fail("open");
  assert.is(selectFault(actor.getSnapshot()), problemTexts.unknown);
  tell({ type: "attention.returned" });
  assert.is(calls.filter(({ name }) => name === "open").length, 3);
});

test("facts come from elsewhere, a reported message is hidden, a renamed huddle is taken", async () => {
  const { actor, answer, seqs, came } = open();
  await answer("open", opened());
  actor.send({ type: "fact.received", messages: [said(4), said(5, { author_id: "me" })] });
  assert.equal([seqs(), came], [[1, 2, 3, 4, 5], [4]]);
  actor.send({ type: "message.reported", messageId: "m2" });
  assert.equal(selectReported(actor.getSnapshot()), ["m2"]);
  actor.send({ type: "huddle.received", huddle: huddle({ name: "Nets" }) });
  assert.is(selectHuddle(actor.getSnapshot())?.name, "Nets");
});

test("with a live line nothing is asked, and without one every ten seconds again", async () => {
  const { actor, clock, calls, answer, texts } = open();
  await answer("open", opened());
  actor.send({ type: "line.opened" });
  clock.increment(60_000);
  assert.not.ok(calls.some(({ name }) => name === "readPage"));
  actor.send({ type: "fact.received", messages: [said(4, { text: "Heard" })] });
  assert.equal(texts().at(-1), "Heard");
  actor.send({ type: "line.lost" });
  clock.increment(10_000);
  assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 3, isFresh: false } });
  await answer("readPage", page(4, 5, { as_of: 5 }));
  assert.equal(texts().slice(-2), ["Words 4", "Words 5"], "nothing stands there twice");
});

test("what the line tells while the huddle is being opened is not lost", async () => {
  const { actor, calls, answer, seqs, texts } = open();
  actor.send({ type: "line.opened" });
  actor.send({ type: "fact.received", messages: [said(3, { changed: 9, text: "Mended" })] });
  actor.send({ type: "fact.received", messages: [said(4)] });
  await answer("open", opened());
  assert.equal([seqs(), texts()[2]], [[1, 2, 3, 4], "Mended"]);
  const again = open();
  again.actor.send({ type: "changes.wanted" });
  assert.is(again.calls.filter(({ name }) => name === "open").length, 2);
  assert.is(calls.filter(({ name }) => name === "open").length, 1);
});

test("changes that are told of while a page is read are asked for after it", async () => {
  const { actor, calls, answer, seqs } = open();
  await answer("open", { ...opened(), thread: thread(50, 60, { is_whole: false }) });
  actor.send({ type: "line.opened" });
  actor.send({ type: "older.wanted" });
  actor.send({ type: "changes.wanted" });
  assert.equal(calls.at(-1)?.input, { ...key, target: { before: 50 } });
  await answer("readPage", page(40, 49, { last_seq: 60 }));
  assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 60, isFresh: false } });
  await answer("readPage", page(61, 61));
  assert.equal([seqs()[0], seqs().at(-1)], [40, 61]);
  actor.send({ type: "newer.wanted" });
  assert.is(calls.filter(({ name }) => name === "readPage").length, 2);
});

test("a message of somebody unknown, or an answer to one out of the page, is shown once the names are there", async () => {
  for (const change of [{ author_id: "newcomer" }, { mentions: ["newcomer"] }, { reply_to: 60 }]) {
    const { actor, calls, answer, seqs, came } = open();
    await answer("open", opened());
    actor.send({ type: "line.opened" });
    actor.send({ type: "fact.received", messages: [said(4, change)] });
    assert.equal([seqs(), came], [[1, 2, 3], []]);
    assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 3, isFresh: false } });
    const changes = page(4, 4, { as_of: 4 });
    await answer("readPage", { ...changes, thread: { ...changes.thread, messages: [said(4, change)] } });
    assert.equal([seqs(), came], [[1, 2, 3, 4], [4]]);
  }
});

test("a message of somebody unknown that came while the huddle was being opened is asked for", async () => {
  const { actor, calls, answer, seqs } = open();
  actor.send({ type: "line.opened" });
  actor.send({ type: "fact.received", messages: [said(4, { author_id: "newcomer" })] });
  await answer("open", opened());
  assert.equal(seqs(), [1, 2, 3]);
  assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 3, isFresh: false } });
});

test("changes that could not be read are asked for again, also with a live line", async () => {
  const { actor, clock, calls, answer } = open();
  await answer("open", opened());
  actor.send({ type: "line.opened" });
  actor.send({ type: "changes.wanted" });
  await answer("readPage", { kind: "refused", text: "no" });
  const before = calls.length;
  clock.increment(10_000);
  assert.is(calls.length, before + 1);
  assert.is(calls.at(-1)?.name, "readPage");
});

test("whoever shows a message elsewhere is told how it stands: by the line, by the poll, and by an own action", async () => {
  const { actor, clock, answer, changed } = open();
  await answer("open", { ...opened(), thread: thread(50, 60, { is_whole: false }) });
  const gone = { text: "", withdrawn_as: "author" } as const;
  actor.send({ type: "fact.received", messages: [said(10, { ...gone, changed: 61 })] });
  const unfamiliar = said(11, { ...gone, changed: 62, reply_to: 5 });
  actor.send({ type: "fact.received", messages: [unfamiliar] });
  const changes = page(1, 0, { as_of: 63 });
  await answer("readPage", {
    ...changes,
    thread: { ...changes.thread, messages: [unfamiliar, said(12, { ...gone, changed: 63 })] },
  });
  actor.send({ type: "action.chosen", action: { kind: "take_back", messageId: "m60" } });
  await answer("act", { kind: "message", message: said(60, { ...gone, changed: 64 }) });
  clock.increment(10_000);
  await answer("readPage", page(1, 0, { as_of: 64 }));
  assert.equal(changed, [10, 11, 12, 60]);
});

test("a message that changed out of sight is still told after a jump to another page", async () => {
  const { actor, clock, calls, answer } = open();
  await answer("open", { ...opened(), thread: thread(50, 99, { is_whole: false }) });
  actor.send({ type: "place.wanted", seq: 10 });
  await answer("readPage", page(1, 34, { last_seq: 99, as_of: 120 }));
  clock.increment(10_000);
  assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 99, isFresh: false } });
  await answer("readPage", page(1, 0, { as_of: 120 }));
  actor.send({ type: "end.wanted" });
  await answer("readPage", page(50, 99, { is_whole: false, as_of: 130 }));
  clock.increment(10_000);
  assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 120, isFresh: false } });
});

test("what the line tells while another page is read is asked for after it", async () => {
  const { actor, calls, answer, texts } = open();
  await answer("open", { ...opened(), thread: thread(50, 60, { is_whole: false }) });
  actor.send({ type: "line.opened" });
  const gone = said(49, { changed: 61, text: "", withdrawn_as: "author" });
  actor.send({ type: "older.wanted" });
  actor.send({ type: "fact.received", messages: [gone] });
  await answer("readPage", page(49, 49, { last_seq: 60 }));
  assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 60, isFresh: false } });
  const changes = page(1, 0, { as_of: 61 });
  await answer("readPage", { ...changes, thread: { ...changes.thread, messages: [gone] } });
  assert.is(texts()[0], "");
});

test("a jump during a read of changes leaves them owed", async () => {
  for (const jump of [{ type: "place.wanted", seq: 10 }, { type: "end.wanted" }] as const) {
    const { actor, calls, answer } = open();
    await answer("open", {
      ...opened(),
      start: "around",
      thread: thread(50, 60, { last_seq: 99, is_whole: false }),
    });
    actor.send({ type: "line.opened" });
    actor.send({ type: "changes.wanted" });
    actor.send(jump);
    await answer("readPage", page(1, 34, { last_seq: 99, is_whole: false }));
    assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 60, isFresh: false } });
    const before = calls.length;
    await answer("readPage", page(1, 0, { as_of: 99 }));
    assert.is(calls.length, before);
  }
});

test("changes that are told of while changes are read do not stop that read, and owe one more", async () => {
  const { actor, calls, answer, seqs } = open();
  await answer("open", opened());
  actor.send({ type: "line.opened" });
  const before = calls.length;
  for (let times = 0; times < 3; times += 1) actor.send({ type: "changes.wanted" });
  assert.is(calls.length, before + 1);
  await answer("readPage", page(4, 4));
  assert.equal(calls.slice(before + 1), [
    { name: "readPage", input: { ...key, target: { changedSince: 4, isFresh: false } } },
  ]);
  await answer("readPage", page(5, 5));
  assert.equal([seqs(), calls.length], [[1, 2, 3, 4, 5], before + 2]);
});

test("messages that the line tells while changes are read outlast the reply, and owe no further read", async () => {
  const { actor, calls, answer, seqs, texts } = open();
  await answer("open", { ...opened(), thread: thread(50, 60, { is_whole: false }) });
  actor.send({ type: "line.opened" });
  actor.send({ type: "changes.wanted" });
  const before = calls.length;
  const gone = { text: "", withdrawn_as: "author" } as const;
  actor.send({ type: "fact.received", messages: [said(62)] });
  actor.send({ type: "fact.received", messages: [said(60, { ...gone, changed: 63 })] });
  actor.send({ type: "fact.received", messages: [said(5, { ...gone, changed: 64 })] });
  const changes = page(60, 61);
  await answer("readPage", { ...changes, thread: { ...changes.thread, quoted: [said(5)] } });
  assert.equal([seqs().slice(-3), texts().at(-3), calls.length], [[60, 61, 62], "", before]);
  assert.is(selectWindow(actor.getSnapshot()).quoted.get(5)?.text, "");
});

test("changes that could not be read are still asked for after another page was read", async () => {
  const { actor, clock, calls, answer } = open();
  await answer("open", { ...opened(), thread: thread(50, 60, { is_whole: false }) });
  actor.send({ type: "line.opened" });
  actor.send({ type: "changes.wanted" });
  await answer("readPage", { kind: "refused", text: "no" });
  actor.send({ type: "older.wanted" });
  await answer("readPage", page(40, 49, { last_seq: 60 }));
  clock.increment(10_000);
  assert.equal(calls.at(-1)?.input, { ...key, target: { changedSince: 60, isFresh: true } });
});

test("every state and transition is reached", () => {
  const many = { ...opened(), thread: thread(50, 60, { is_whole: false, last_seq: 99 }), start: "around" };
  const reads = [
    { output: page(61, 61, { last_seq: 99, is_whole: false }) },
    { output: page(61, 61, { last_seq: 99 }) },
    { output: { kind: "gone" } },
    { output: { kind: "refused", text: "no" } },
  ];
  const samples = {
    "fact.received": [{ messages: [said(61)] }, { messages: [said(61, { author_id: "newcomer" })] }],
    "huddle.received": [{ huddle: huddle() }],
    "message.reported": [{ messageId: "m1" }],
    "place.wanted": [{ seq: 55 }, { seq: 10 }],
    "sight.changed": [{ seq: 60 }],
    "action.chosen": [{ action: { kind: "leave" } }],
    "xstate.done.actor.readFolded": [{ output: [] }],
    "xstate.done.actor.open": [
      { output: many },
      { output: { kind: "gone" } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.change": reads,
    "xstate.done.actor.older": reads,
    "xstate.done.actor.newer": reads,
    "xstate.done.actor.place": reads,
    "xstate.done.actor.end": reads,
    "xstate.done.actor.moveMarker": [
      { output: { kind: "moved", pings: {} } },
      { output: { kind: "failed" } },
    ],
    "xstate.done.actor.act": [{ output: { kind: "left" } }, { output: { kind: "refused", text: "no" } }],
  };
  type Walked = {
    value: string | { shown?: { reading?: string } };
    context: { window: { readSeq: number } | null; seen: number; hasLine: boolean; isOwed: boolean };
  };
  // Only where a guard asks for them: else there are too many states.
  const walked = ({ value, context: { window, seen, hasLine, isOwed } }: Walked) => {
    const isResting = typeof value === "object" && value.shown?.reading === "resting";
    return [value, window === null, seen > (window?.readSeq ?? 0), isResting ? hasLine : isOwed];
  };
  assert.equal(uncovered(huddleMachine, samples, walked, { input: { key, me: "me", around: null } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const came: number[] = [];
  const changed: number[] = [];
  const counted: number[] = [];
  let left = 0;
  let tell: (event: AttentionEvent) => void = () => {};
  const actor = createActor(
    huddleMachine.provide({
      actors: {
        attention: fromCallback<AttentionEvent>(({ sendBack }) => {
          tell = sendBack;
        }),
        open: fromPromise(({ input }) => placeholders.call("open", input)),
        readPage: fromPromise(({ input }) => placeholders.call("readPage", input)),
        readBlocked: fromPromise(({ input }) => placeholders.call("readBlocked", input)),
        moveMarker: fromPromise(({ input }) => placeholders.call("moveMarker", input)),
        act: fromPromise(({ input }) => placeholders.call("act", input)),
      },
      actions: { sendCounts: () => void counted.push(1) },
    }),
    { clock, input: { key, me: "me", around: null } },
  );
  actor.on("messages.changed", (told) => {
    changed.push(...told.messages.map(({ seq }) => seq));
    came.push(...told.came.map(({ seq }) => seq));
  });
  actor.on("huddle.left", () => {
    left += 1;
  });
  actor.start();
  const messages = () => selectWindow(actor.getSnapshot()).messages;
  return {
    actor,
    clock,
    came,
    changed,
    counted,
    ...placeholders,
    tell: (event: AttentionEvent) => tell(event),
    left: () => left,
    seqs: () => messages().map(({ seq }) => seq),
    texts: () => messages().map(({ text }) => text),
  };
}

test.run();
