import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import { busyMachine, selectIsCovered } from "../../../machines/busy/busy.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(busyMachine.id);

test("overlapping requests show one overlay, which goes 250 ms after the last", () => {
  const { actor, clock, covered } = openBusy();
  actor.send({ type: "request.started" });
  actor.send({ type: "request.started" });
  actor.send({ type: "request.settled" });
  clock.increment(1_000);
  assert.is(covered(), true);
  actor.send({ type: "request.settled" });
  clock.increment(249);
  assert.is(covered(), true);
  clock.increment(1);
  assert.is(covered(), false);
});

test("a request that starts during those 250 ms keeps the overlay until it settles", () => {
  const { actor, clock, covered } = openBusy();
  actor.send({ type: "request.started" });
  actor.send({ type: "request.settled" });
  clock.increment(200);
  actor.send({ type: "request.started" });
  clock.increment(1_000);
  assert.is(covered(), true);
  actor.send({ type: "request.settled" });
  clock.increment(250);
  assert.is(covered(), false);
});

test("every state and transition is reached", () => {
  const key = (snapshot: { value: unknown; context: { inFlight: number } }) => [
    snapshot.value,
    Math.min(snapshot.context.inFlight, 3),
  ];
  assert.equal(uncovered(busyMachine, {}, key), {
    states: [],
    transitions: [],
  });
});

function openBusy() {
  const clock = new SimulatedClock();
  const actor = createActor(busyMachine, { clock }).start();
  return { actor, clock, covered: () => selectIsCovered(actor.getSnapshot()) };
}

test.run();
