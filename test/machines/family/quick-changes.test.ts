import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type ActorRefFrom, createActor, createMachine, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { QuickChange } from "../../../domain/family/family";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  quickChangesMachine,
  selectChanges,
  selectDiffering,
} from "../../../machines/family/quick-changes.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { circleRequest, oneself, removal, sam } from "../../support/people/family";

const test = suite(quickChangesMachine.id);

test("changes are sent one at a time, each with the newest version", async () => {
  const { press, answer, sent, heard } = open();
  press({ kind: "shownAs", child: sam(), shownAs: "number" });
  press({ kind: "photos", child: sam(), isAllowed: true });
  assert.equal(sent(), [{ kind: "shownAs", child: sam(), shownAs: "number" }]);
  const saved = sam({ version: 4 });
  await answer("change", { kind: "saved", saved });
  assert.equal(sent()[1], { kind: "photos", child: saved, isAllowed: true });
  assert.equal(heard, [{ type: "quick-change.saved", seen: sam(), saved }], "not settled yet");
  await answer("change", { kind: "saved", saved: sam({ version: 5 }) });
  assert.equal(heard.slice(1), [
    { type: "quick-change.saved", seen: saved, saved: sam({ version: 5 }) },
    { type: "quick-changes.settled" },
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
    sent().map((change) => Object(change).isAllowed),
    [true, false],
  );
});

test("a decision about a request is not replaced by another, and its outcome is announced", async () => {
  for (const [decision, text] of [
    ["approved", "success Alex Hill is in."],
    ["declined", "success Alex Hill stays out."],
  ] as const) {
    const { press, answer, told, changes } = open();
    const change: QuickChange = { kind: "request", child: sam(), request: circleRequest(), decision };
    press(change);
    press({ ...change, decision: decision === "approved" ? "declined" : "approved" });
    assert.equal(selectChanges(changes.getSnapshot()), [change]);
    await answer("change", { kind: "saved", saved: sam() });
    assert.equal(told, [text]);
  }
});

test("an objection, and a cancelled request to end somebody's access, are announced", async () => {
  const { firstName: _, ...asked } = removal();
  const child = sam({ guardians: [oneself({ removal: asked })] });
  for (const [decision, of, text] of [
    ["objected", child, "success You look after Sam as before."],
    ["objected", sam(), "success Kim looks after Sam as before."],
    ["cancelled", sam(), "success Cancelled. Kim keeps their access."],
  ] as const) {
    const { press, answer, told, changes } = open();
    const change: QuickChange = { kind: "stopRemoval", child: of, removal: removal(), decision };
    press(change);
    press(change);
    assert.equal(selectChanges(changes.getSnapshot()), [change]);
    await answer("change", { kind: "saved", saved: sam() });
    assert.equal(told, [text]);
  }
});

test("after a version conflict the change is kept beside the other's, until it is sent again or discarded", async () => {
  const { press, answer, heard, changes } = open();
  const differing = () => selectDiffering(changes.getSnapshot());
  const change: QuickChange = { kind: "shownAs", child: sam(), shownAs: "number" };
  const theirs = sam({ first_name: "Sammy", version: 4 });
  press(change);
  await answer("change", { kind: "differs", theirs });
  assert.equal(heard, [{ type: "quick-change.differed", theirs }, { type: "quick-changes.settled" }]);
  assert.equal(differing(), { change: { ...change, child: theirs }, seen: sam() });
  press({ ...change, child: theirs });
  assert.is(differing(), null);
  await answer("change", { kind: "differs", theirs: sam({ version: 5 }) });
  changes.send({ type: "theirs.taken" });
  assert.is(differing(), null);
});

test("a refused change is discarded with its reason", async () => {
  const { press, answer, fail, heard, told, changes } = open();
  const change: QuickChange = { kind: "photos", child: sam(), isAllowed: true };
  press(change);
  await answer("change", { kind: "refused", text: "No." });
  press(change);
  await answer("change", { kind: "limited", seconds: 30 });
  press(change);
  await fail("change");
  assert.equal(told, [
    "error No.",
    `error ${messageTexts.REQUEST_429_LIMIT}`,
    `error ${problemTexts.unknown}`,
  ]);
  assert.equal(selectChanges(changes.getSnapshot()), []);
  assert.equal(
    heard.map(({ type }) => type),
    [
      "quick-change.refused",
      "quick-changes.settled",
      "quick-change.refused",
      "quick-changes.settled",
      "quick-changes.settled",
    ],
  );
});

test("somebody waiting for pending changes is told at once, or after the last one", async () => {
  const { press, answer, heard, changes } = open();
  changes.send({ type: "quiet.wanted" });
  assert.equal(heard, [{ type: "quick-changes.settled" }]);
  press({ kind: "photos", child: sam(), isAllowed: true });
  changes.send({ type: "quiet.wanted" });
  assert.is(heard.length, 1);
  await answer("change", { kind: "saved", saved: sam() });
  assert.equal(heard.at(-1), { type: "quick-changes.settled" });
});

test("every state and transition is reached", () => {
  const child = sam();
  const silent = () => {};
  const machine = quickChangesMachine.provide({
    actions: { sendSaved: silent, sendDiffering: silent, sendRefused: silent, sendSettled: silent },
  });
  const samples = {
    "quick-change.pressed": [{ change: { kind: "photos", child, isAllowed: true } }],
    "xstate.done.actor.change": [
      { output: { kind: "saved", saved: child } },
      { output: { kind: "differs", theirs: child } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.error.actor.change": [{ error: new Error("bug") }],
  };
  type Snapshot = { value: unknown; context: { changes: readonly QuickChange[] } };
  const key = ({ value, context }: Snapshot) => [value, Math.min(context.changes.length, 3)];
  assert.equal(uncovered(machine, samples, key), { states: [], transitions: [] });
});

/** Started with a parent, to which it reports. */
function open() {
  const placeholders = openPlaceholders();
  const heard: { type: string }[] = [];
  const told: string[] = [];
  const machine = quickChangesMachine.provide({
    actors: { change: fromPromise(({ input }) => placeholders.call("change", input)) },
    actions: { announce: (_, { tone, text }) => told.push(`${tone} ${text}`) },
  });
  const parent = createActor(
    createMachine({
      invoke: { id: "changes", src: machine },
      on: { "*": { actions: ({ event }: { event: { type: string } }) => heard.push(event) } },
    }),
  ).start();
  const changes = parent.getSnapshot().children.changes as ActorRefFrom<typeof quickChangesMachine>;
  return {
    ...placeholders,
    changes,
    heard,
    told,
    press: (change: QuickChange) => changes.send({ type: "quick-change.pressed", change }),
    sent: () => placeholders.calls.map(({ input }) => input),
  };
}

test.run();
