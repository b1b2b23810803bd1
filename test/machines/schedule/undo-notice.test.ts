import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  selectChange,
  selectChangedAt,
  selectIsUndoing,
  selectUndoRefusal,
  undoNoticeMachine,
} from "../../../machines/schedule/undo-notice.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { details } from "../../support/people/event";

const test = suite(undoNoticeMachine.id);
const on = details();
const off = details({ status: "called_off", called_off_for: "weather", version: 4 });
const change = { what: "called_off", before: on, after: off } as const;
const start = Date.parse(on.event.starts_at);
const hour = 3_600_000;

test("within a day of the start a change can be undone for ten seconds, else for a minute", () => {
  for (const [at, wait] of [
    [start - 24 * hour, 10_000],
    [start - 25 * hour, 60_000],
  ] as const) {
    const { actor, clock, isShown } = open();
    actor.send({ type: "change.made", change, at });
    assert.is(selectChangedAt(actor.getSnapshot()), at);
    clock.increment(wait - 1);
    assert.is(isShown(), true);
    clock.increment(1);
    assert.is(isShown(), false);
  }
});

test("after a late reply undo ends when the server notifies; a slow device clock adds no time", () => {
  const at = start - 24 * hour;
  const tellsIn = (milliseconds: number) => ({
    what: "called_off" as const,
    events: 1,
    mails: 9,
    starts_at: on.event.starts_at,
    starts_local: on.event.starts_local,
    tells_at: new Date(at + milliseconds).toISOString(),
  });
  for (const [tells, wait] of [
    [4_000, 4_000],
    [300_000, 10_000],
  ] as const) {
    const { actor, clock, isShown } = open();
    actor.send({ type: "change.made", change: { ...change, after: { ...off, told: tellsIn(tells) } }, at });
    clock.increment(wait - 1);
    assert.is(isShown(), true);
    clock.increment(1);
    assert.is(isShown(), false);
  }
});

test("another change replaces the notice and its time", () => {
  const { actor, clock, isShown } = open();
  actor.send({ type: "change.made", change, at: start });
  clock.increment(9_000);
  actor.send({ type: "change.made", change: { ...change, what: "back_on" }, at: start });
  clock.increment(9_000);
  assert.is(selectChange(actor.getSnapshot())?.what, "back_on");
  actor.send({ type: "put-away.pressed" });
  assert.is(isShown(), false);
});

test("a successful undo removes the notice and reports the restored event", async () => {
  const { actor, answer, calls, isShown, undone } = open();
  actor.send({ type: "change.made", change, at: start });
  actor.send({ type: "undo.pressed" });
  assert.is(selectIsUndoing(actor.getSnapshot()), true);
  assert.equal(calls, [{ name: "undo", input: change }]);
  await answer("undo", { kind: "saved", saved: on });
  assert.is(isShown(), false);
  assert.equal(undone, [on]);
});

test("a failed undo shows its reason, and can be retried", async () => {
  const { actor, clock, answer, fail, undone } = open();
  actor.send({ type: "change.made", change, at: start });
  actor.send({ type: "undo.pressed" });
  clock.increment(60_000);
  await answer("undo", { kind: "refused", text: messageTexts.REQUEST_412_CHANGED });
  assert.is(selectUndoRefusal(actor.getSnapshot()), messageTexts.REQUEST_412_CHANGED);
  clock.increment(60_000);
  actor.send({ type: "undo.pressed" });
  await fail("undo");
  assert.is(selectUndoRefusal(actor.getSnapshot()), problemTexts.unknown);
  assert.equal(undone, []);
});

test("every state and transition is reached", () => {
  const samples = {
    "change.made": [{ change, at: start }],
    "xstate.done.actor.undo": [
      { output: { kind: "saved", saved: on } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(undoNoticeMachine, samples), { states: [], transitions: [] });
});

function open() {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  const actor = createActor(
    undoNoticeMachine.provide({
      actors: { undo: fromPromise(({ input }) => placeholders.call("undo", input)) },
    }),
    { clock },
  ).start();
  const undone: unknown[] = [];
  actor.on("event.undone", ({ details: read }) => undone.push(read));
  return { ...placeholders, actor, clock, undone, isShown: () => selectChange(actor.getSnapshot()) !== null };
}

test.run();
