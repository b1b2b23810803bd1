import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type ActorRefFrom, createActor, createMachine, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { ChildWish } from "../../../domain/family/family";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  childWishesMachine,
  selectDiffering,
  selectWishes,
} from "../../../machines/family/child-wishes.machine";
import { uncovered } from "../../support/charts/paths";
import { openPlaceholders } from "../../support/charts/placeholders";
import { circleRequest, sam } from "../../support/people/family";

const test = suite(childWishesMachine.id);

test("changes are sent one at a time, each with the newest version", async () => {
  const { press, answer, sent, heard } = open();
  press({ kind: "shownAs", child: sam(), shownAs: "number" });
  press({ kind: "photos", child: sam(), isAllowed: true });
  assert.equal(sent(), [{ kind: "shownAs", child: sam(), shownAs: "number" }]);
  const saved = sam({ version: 4 });
  await answer("change", { kind: "saved", saved });
  assert.equal(sent()[1], { kind: "photos", child: saved, isAllowed: true });
  assert.equal(heard, [{ type: "wish.saved", seen: sam(), saved }], "not settled yet");
  await answer("change", { kind: "saved", saved: sam({ version: 5 }) });
  assert.equal(heard.slice(1), [
    { type: "wish.saved", seen: saved, saved: sam({ version: 5 }) },
    { type: "wishes.settled" },
  ]);
});

test("a change made for a newer version keeps it when an older change is confirmed", async () => {
  const { press, answer, sent } = open();
  const newer = sam({ version: 9 });
  press({ kind: "shownAs", child: sam(), shownAs: "number" });
  press({ kind: "photos", child: newer, isAllowed: true });
  await answer("change", { kind: "saved", saved: sam({ version: 4 }) });
  assert.equal(sent()[1], { kind: "photos", child: newer, isAllowed: true });
});

test("of two unsent changes to one field the last is sent", async () => {
  const { press, answer, sent } = open();
  for (const isAllowed of [true, false, true, false]) press({ kind: "photos", child: sam(), isAllowed });
  await answer("change", { kind: "saved", saved: sam() });
  await answer("change", { kind: "saved", saved: sam() });
  assert.equal(
    sent().map((wish) => Object(wish).isAllowed),
    [true, false],
  );
});

test("a decision about a request is not replaced by another, and its outcome is announced", async () => {
  for (const [decision, text] of [
    ["approved", "success Alex Hill is in."],
    ["declined", "success Alex Hill stays out."],
  ] as const) {
    const { press, answer, told, wishes } = open();
    const wish: ChildWish = { kind: "request", child: sam(), request: circleRequest(), decision };
    press(wish);
    press({ ...wish, decision: decision === "approved" ? "declined" : "approved" });
    assert.equal(selectWishes(wishes.getSnapshot()), [wish]);
    await answer("change", { kind: "saved", saved: sam() });
    assert.equal(told, [text]);
  }
});

test("after a version conflict the change is kept beside the other's, until it is sent again or discarded", async () => {
  const { press, answer, heard, wishes } = open();
  const differing = () => selectDiffering(wishes.getSnapshot());
  const wish: ChildWish = { kind: "shownAs", child: sam(), shownAs: "number" };
  const theirs = sam({ first_name: "Sammy", version: 4 });
  press(wish);
  await answer("change", { kind: "differs", theirs });
  assert.equal(heard, [{ type: "wish.differed", theirs }, { type: "wishes.settled" }]);
  assert.equal(differing(), { wish: { ...wish, child: theirs }, seen: sam() });
  press({ ...wish, child: theirs });
  assert.is(differing(), null);
  await answer("change", { kind: "differs", theirs: sam({ version: 5 }) });
  wishes.send({ type: "theirs.taken" });
  assert.is(differing(), null);
});

test("a refused change is discarded with its reason", async () => {
  const { press, answer, fail, heard, told, wishes } = open();
  const wish: ChildWish = { kind: "photos", child: sam(), isAllowed: true };
  press(wish);
  await answer("change", { kind: "refused", text: "No." });
  press(wish);
  await answer("change", { kind: "limited", seconds: 30 });
  press(wish);
  await fail("change");
  assert.equal(told, [
    "error No.",
    `error ${messageTexts.REQUEST_429_LIMIT}`,
    `error ${problemTexts.unknown}`,
  ]);
  assert.equal(selectWishes(wishes.getSnapshot()), []);
  assert.equal(
    heard.map(({ type }) => type),
    ["wish.refused", "wishes.settled", "wish.refused", "wishes.settled", "wishes.settled"],
  );
});

test("somebody waiting for pending changes is told at once, or after the last one", async () => {
  const { press, answer, heard, wishes } = open();
  wishes.send({ type: "quiet.wanted" });
  assert.equal(heard, [{ type: "wishes.settled" }]);
  press({ kind: "photos", child: sam(), isAllowed: true });
  wishes.send({ type: "quiet.wanted" });
  assert.is(heard.length, 1);
  await answer("change", { kind: "saved", saved: sam() });
  assert.equal(heard.at(-1), { type: "wishes.settled" });
});

test("every state and transition is reached", () => {
  const child = sam();
  const silent = () => {};
  const machine = childWishesMachine.provide({
    actions: { tellSaved: silent, tellDiffering: silent, tellRefused: silent, tellSettled: silent },
  });
  const samples = {
    "wish.pressed": [{ wish: { kind: "photos", child, isAllowed: true } }],
    "xstate.done.actor.change": [
      { output: { kind: "saved", saved: child } },
      { output: { kind: "differs", theirs: child } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.error.actor.change": [{ error: new Error("bug") }],
  };
  type Snapshot = { value: unknown; context: { wishes: readonly ChildWish[] } };
  const key = ({ value, context }: Snapshot) => [value, Math.min(context.wishes.length, 3)];
  assert.equal(uncovered(machine, samples, key), { states: [], transitions: [] });
});

/** Started with a parent, to which it reports. */
function open() {
  const placeholders = openPlaceholders();
  const heard: { type: string }[] = [];
  const told: string[] = [];
  const machine = childWishesMachine.provide({
    actors: { change: fromPromise(({ input }) => placeholders.call("change", input)) },
    actions: { announce: (_, { tone, text }) => told.push(`${tone} ${text}`) },
  });
  const parent = createActor(
    createMachine({
      invoke: { id: "wishes", src: machine },
      on: { "*": { actions: ({ event }: { event: { type: string } }) => heard.push(event) } },
    }),
  ).start();
  const wishes = parent.getSnapshot().children.wishes as ActorRefFrom<typeof childWishesMachine>;
  return {
    ...placeholders,
    wishes,
    heard,
    told,
    press: (wish: ChildWish) => wishes.send({ type: "wish.pressed", wish }),
    sent: () => placeholders.calls.map(({ input }) => input),
  };
}

test.run();
