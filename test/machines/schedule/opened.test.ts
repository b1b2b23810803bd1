import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { openedMachine } from "../../../machines/schedule/opened.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(openedMachine.id);
const input = { seen: { teamId: "rockets", eventId: "e1", version: 3 }, place: {} };

function open() {
  const clock = new SimulatedClock();
  const sent: unknown[] = [];
  const machine = openedMachine.provide({
    actors: {
      sight: fromCallback<{ type: "none" }, { place: object }>(() => {}),
      sendOpened: fromPromise(async ({ input: given }) => void sent.push(given)),
    },
  });
  const actor = createActor(machine, { input, clock }).start();
  return { actor, clock, sent };
}

test("two seconds in sight send the version that was drawn, once", async () => {
  const { actor, clock, sent } = open();
  actor.send({ type: "change.in-sight" });
  clock.increment(1_999);
  assert.equal(sent, []);
  clock.increment(1);
  assert.equal(sent, [{ seen: input.seen }]);
  await Promise.resolve();
  await Promise.resolve();
  assert.is(actor.getSnapshot().status, "done");
  clock.increment(10_000);
  assert.is(sent.length, 1);
});

test("a hidden tab, or a card that was scrolled away, begins anew", () => {
  const { actor, clock, sent } = open();
  clock.increment(10_000);
  for (let count = 0; count < 3; count += 1) {
    actor.send({ type: "change.in-sight" });
    clock.increment(1_999);
    actor.send({ type: "change.out-of-sight" });
    clock.increment(10_000);
  }
  assert.equal(sent, []);
  assert.ok(actor.getSnapshot().matches({ watching: "outOfSight" }));
});

test("every state and transition is reached", () => {
  assert.equal(
    uncovered(
      openedMachine,
      { "xstate.done.actor.sendOpened": [{ output: undefined }] },
      ({ value }: { value: unknown }) => value,
      { input },
    ),
    { states: [], transitions: [] },
  );
});

test.run();
