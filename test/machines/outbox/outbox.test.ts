import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { Judged, Order, OutboxKind, Row, Settled, Stored } from "../../../domain/outbox/outbox";
import { outboxOf, selectIsAtRest, selectIsOpened } from "../../../machines/outbox/outbox.setup";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

type Item = { key: string; thread: string; text: string };
type Done = Settled<Item>;

const latest: OutboxKind<Item> = {
  name: "said",
  keyOf: ({ key }) => key,
  order: { type: "latest" },
  outcomeShown: "once",
};
const each: OutboxKind<Item> = {
  ...latest,
  order: { type: "each", threadOf: ({ thread }) => thread } satisfies Order<Item>,
  outcomeShown: "in place",
};

const item = (key: string, text = "yes", thread = "t"): Item => ({ key, thread, text });
const maya = item("1");
const leo = item("2");
const done = (said: Item, kind = "saved"): Done => ({ said, outcome: { kind } });

const test = suite("outbox");

test("an added item is stored on the device, and sent when the network returns", async () => {
  const { send, answer, last, calls, waiting, told } = await open(latest);
  send({ type: "item.added", item: maya });
  assert.equal(last("store"), maya);
  assert.is(calls.filter(({ name }) => name === "send").length, 0, "the network is not asked at once");
  send({ type: "network.returned" });
  assert.equal(last("send"), { due: [maya] });
  await answer("send", [done(maya)]);
  assert.equal(last("putAway"), { judged: [{ done: done(maya), isHeld: false }] });
  assert.equal([waiting(), told], [[], ["1 saved here"]]);
});

test("of the latest of a key, all go together, and a newer one replaces one that waits", async () => {
  const { send, waiting, calls, last } = await open(latest);
  const changed = item("1", "no");
  for (const each of [maya, leo, changed]) send({ type: "item.added", item: each });
  assert.equal(waiting(), ["2 yes", "1 no"]);
  assert.equal(
    calls.filter(({ name }) => name === "store").map(({ input }) => input),
    [maya, leo, changed],
  );
  send({ type: "network.returned" });
  assert.equal(last("send"), { due: [leo, changed] });
});

test("of single items the oldest of each thread goes, at once, and the next when it has arrived", async () => {
  const { send, answer, last, waiting } = await open(each);
  send({ type: "item.added", item: item("1") });
  assert.equal(last("send"), { due: [item("1")] });
  send({ type: "item.added", item: item("3") });
  send({ type: "item.added", item: item("4", "yes", "other") });
  send({ type: "item.added", item: item("2") });
  await answer("send", [done(due(last)[0] as Item)]);
  assert.equal(
    due(last).map(({ key }) => key),
    ["2", "4"],
  );
  await answer("send", [done(due(last)[1] as Item)]);
  assert.equal(
    due(last).map(({ key }) => key),
    ["2"],
    "what had no answer goes again before the next",
  );
  assert.equal(waiting(), ["3 yes", "2 yes"]);
});

test("a failed sending is retried after five seconds, then less often, and soon again after a reply", async () => {
  const { send, answer, clock, calls, waiting } = await open(latest);
  const sends = () => calls.filter(({ name }) => name === "send").length;
  const sendsAfter = (pause: number) => {
    const before = sends();
    clock.increment(pause - 1);
    assert.is(sends(), before, `earlier than ${pause} ms`);
    clock.increment(1);
    assert.is(sends(), before + 1, `after ${pause} ms`);
  };
  send({ type: "item.added", item: maya });
  for (const pause of [5_000, 10_000, 20_000, 30_000, 30_000]) {
    sendsAfter(pause);
    await answer("send", []);
  }
  assert.equal(waiting(), ["1 yes"]);
  sendsAfter(30_000);
  await answer("send", [done(maya, "saved")]);
  send({ type: "item.added", item: leo });
  sendsAfter(5_000);
});

test("items stored by an earlier visit are sent at once, with those that were added meanwhile", async () => {
  const { last, isOpened } = await open(latest, { waiting: [maya, leo], held: [] });
  assert.equal([last("send"), isOpened()], [{ due: [maya, leo] }, true]);
});

test("an item replaced while being sent is sent again, and the older outcome is not reported", async () => {
  const { send, answer, waiting, told, last } = await open(latest, { waiting: [maya], held: [] });
  const changed = item("1", "no");
  send({ type: "item.added", item: changed });
  assert.equal(last("store"), changed, "it is on the device before the sending is over");
  await answer("send", [done(maya)]);
  assert.equal([waiting(), told, last("send")], [["1 no"], [], { due: [changed] }]);
});

test("a row in sight tells a refusal, and only the row that shows it; without one it is held for a toast", async () => {
  const { send, answer, last, told, answered } = await open(latest, { waiting: [maya], held: [] });
  const other: string[] = [];
  const row = {
    isOf: () => true,
    isShown: () => true,
    onSettled: (_: Done, isHere: boolean) => other.push(`${isHere}`),
  };
  send({ type: "row.came", row });
  await answer("send", [done(maya, "late")]);
  assert.equal([told, other], [["1 late elsewhere"], ["true"]]);
  assert.equal(last("putAway"), { judged: [{ done: done(maya, "late"), isHeld: false }] });
  await answer("putAway", undefined);
  send({ type: "row.left", row });
  send({ type: "item.added", item: leo });
  send({ type: "network.returned" });
  await answer("send", [done(leo, "late")]);
  assert.equal([told.at(-1), other.length], ["2 late elsewhere", 1]);
  assert.equal(last("putAway"), { judged: [{ done: done(leo, "late"), isHeld: true }] });
  const before = answered("sendHeld");
  await answer("putAway", undefined);
  assert.is(answered("sendHeld"), before + 1);
});

test("held refusals are told when the machine opens, when the page returns, and after each new one", async () => {
  const { send, answer, answered } = await open(latest);
  assert.is(answered("sendHeld"), 1);
  send({ type: "network.returned" });
  assert.is(answered("sendHeld"), 2, "while one runs too, since it may have stopped at a hidden page");
  await answer("sendHeld", undefined);
  send({ type: "network.returned" });
  assert.is(answered("sendHeld"), 3);
});

test("what was sent past the line is judged by its own row alone", async () => {
  const { send, last, told } = await open(latest);
  const heard: boolean[] = [];
  const row = (isShown: boolean): Row<Done> => ({
    isOf: () => true,
    isShown: () => isShown,
    onSettled: (_, isHere) => heard.push(isHere),
  });
  send({ type: "outcome.received", settled: [done(maya, "late")], rows: [row(false)] });
  send({ type: "outcome.received", settled: [done(leo, "late")], rows: [row(true)] });
  assert.equal([heard, told], [[false, true], []]);
  assert.equal(last("putAway"), { judged: [{ done: done(maya, "late"), isHeld: true }] });
});

test("a refused single item stays in its own place, lets the next one pass, and goes again or is dropped", async () => {
  const { send, answer, last, held, waiting } = await open(each, { waiting: [maya, leo], held: [] });
  await answer("send", [done(due(last)[0] as Item, "refused")]);
  assert.equal([held(), due(last)], [["1 refused"], [leo]]);
  assert.equal(last("putAway"), { judged: [{ done: done(maya, "refused"), isHeld: true }] });
  await answer("send", [done(due(last)[0] as Item, "refused")]);
  send({ type: "item.added", item: item("1", "again") });
  assert.equal([held(), waiting()], [["2 refused"], ["1 again"]]);
  send({ type: "item.dropped", item: leo });
  assert.equal([held(), last("unstore")], [[], leo]);
});

test("single items that another tab sent or left are seen when the storage is read anew", async () => {
  const { answer, send, clock, waiting, last } = await open(each, { waiting: [maya], held: [] });
  await answer("send", []);
  await answer("openBox", { waiting: [], held: [] });
  assert.equal(waiting(), [], "sent by another tab");
  send({ type: "network.returned" });
  await answer("openBox", { waiting: [leo], held: [done(maya, "refused")] });
  assert.equal(due(last), [leo], "left by a closed tab");
  await answer("send", []);
  await answer("openBox", { waiting: [leo], held: [] });
  clock.increment(30_000);
  await answer("openBox", { waiting: [leo], held: [] });
  assert.equal(due(last), [leo]);
});

test("a single item that is added or dropped while the storage is read is not lost, and does not come back", async () => {
  const { answer, send, answered, waiting, last } = await open(each, { waiting: [maya], held: [] });
  await answer("send", []);
  const before = answered("openBox");
  send({ type: "item.added", item: leo });
  assert.is(answered("openBox"), before + 1, "what was being read lacks it");
  send({ type: "item.dropped", item: maya });
  assert.is(answered("openBox"), before + 2);
  await answer("openBox", { waiting: [leo], held: [] });
  assert.equal([waiting(), due(last)], [["2 yes"], [leo]]);
});

test("a storage failure loses nothing that the page has in memory", async () => {
  const { send, fail, answer, waiting, told, isAtRest } = await open(latest);
  send({ type: "item.added", item: maya });
  send({ type: "network.returned" });
  await fail("send");
  assert.equal([waiting(), isAtRest()], [["1 yes"], true]);
  send({ type: "network.returned" });
  await answer("send", [done(maya)]);
  assert.is(isAtRest(), false, "until the outcome is put away");
  await fail("putAway");
  assert.equal([waiting(), told, isAtRest()], [[], ["1 saved here"], true]);
});

test("every state and transition is reached", () => {
  const row: Row<Done> = { isOf: () => true, isShown: () => true, onSettled: () => {} };
  const stored = [{ output: { waiting: [], held: [] } }, { output: { waiting: [maya], held: [] } }];
  const samples = {
    "item.added": [{ item: maya }],
    "item.dropped": [{ item: maya }],
    "row.came": [{ row }],
    "row.left": [{ row }],
    "outcome.received": [{ settled: [done(maya, "late")], rows: [row] }],
    "xstate.done.actor.openBox": stored,
    "xstate.done.actor.compareBox": stored,
    "xstate.done.actor.send": [{ output: [] }, { output: [done(maya)] }],
  };
  type Walked = { value: unknown; context: { waiting: unknown[]; judged: unknown[] } };
  const key = ({ value, context }: Walked) => [
    value,
    Math.min(context.waiting.length, 1),
    Math.min(context.judged.length, 1),
  ];
  const left = (kind: OutboxKind<Item>) => uncovered(outboxOf<Item, Done>("outbox", kind), samples, key);
  /** Where the two orders part, each leaves the other's way. */
  const partings = [
    "line.empty item.added",
    "line.pausing item.added",
    "line.pausing network.returned",
    "line.pausing xstate.after.pause.outbox.line.pausing",
    "line.sending xstate.done.actor.send",
  ];
  assert.equal(named(left(each)), { states: [], transitions: partings });
  assert.equal(named(left(latest)), {
    states: ["line.comparing"],
    transitions: [
      "line.opening item.added",
      "line.opening item.dropped",
      "line.empty item.added",
      "line.empty network.returned",
      ...partings.slice(1),
      "line.comparing item.added",
      "line.comparing item.dropped",
      "line.comparing xstate.done.actor.compareBox",
      "line.comparing xstate.done.actor.compareBox",
      "line.comparing xstate.error.actor.compareBox",
    ],
  });
});

const named = ({ states, transitions }: ReturnType<typeof uncovered>) => ({
  states: states.map((name) => name.replace("outbox.", "")),
  transitions: transitions.map((name) => name.replace("outbox.", "")),
});

const due = (last: (name: string) => unknown) => (last("send") as { due: readonly Item[] }).due;

async function open(kind: OutboxKind<Item>, stored: Stored<Item, Done> = { waiting: [], held: [] }) {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  const { call, calls } = placeholders;
  const actor = createActor(
    outboxOf<Item, Done>("outbox", kind).provide({
      actors: {
        openBox: fromPromise<Stored<Item, Done>>(() => call("openBox")),
        send: fromPromise<readonly Done[], { due: readonly Item[] }>(({ input }) => call("send", input)),
        putAway: fromPromise<void, { judged: readonly Judged<Done>[] }>(({ input }) =>
          call("putAway", input),
        ),
        sendHeld: fromPromise<void>(() => call("sendHeld")),
      },
      actions: {
        store: (_, item) => void calls.push({ name: "store", input: item }),
        unstore: (_, item) => void calls.push({ name: "unstore", input: item }),
      },
    }),
    { clock },
  );
  const told: string[] = [];
  actor.start();
  actor.send({
    type: "row.came",
    row: {
      isOf: () => true,
      isShown: () => false,
      onSettled: ({ said, outcome }, isHere) =>
        told.push(`${said.key} ${outcome.kind} ${isHere ? "here" : "elsewhere"}`),
    },
  });
  await placeholders.answer("openBox", stored);
  const context = () => actor.getSnapshot().context;
  return {
    ...placeholders,
    clock,
    told,
    send: actor.send,
    last: (name: string) => calls.findLast((each) => each.name === name)?.input,
    answered: (name: string) => calls.filter((each) => each.name === name).length,
    waiting: () => context().waiting.map(({ key, text }) => `${key} ${text}`),
    held: () => context().held.map(({ said, outcome }) => `${said.key} ${outcome.kind}`),
    isAtRest: () => selectIsAtRest(actor.getSnapshot()),
    isOpened: () => selectIsOpened(actor.getSnapshot()),
  };
}

test.run();
