import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import { refreshCheckMachine } from "../../../machines/session/refresh-check.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(refreshCheckMachine.id);

test("it checks every minute while the page has attention, and at once on return", () => {
  const clock = new SimulatedClock();
  let checks = 0;
  const actor = createActor(refreshCheckMachine.provide({ actions: { checkToken: () => void checks++ } }), {
    clock,
  }).start();
  clock.increment(59_999);
  assert.is(checks, 0);
  clock.increment(1);
  clock.increment(60_000);
  assert.is(checks, 2);
  actor.send({ type: "attention.left" });
  clock.increment(3_600_000);
  assert.is(checks, 2);
  actor.send({ type: "attention.returned" });
  assert.is(checks, 3);
  clock.increment(60_000);
  assert.is(checks, 4);
});

test("every state and transition is reached", () => {
  assert.equal(uncovered(refreshCheckMachine), { states: [], transitions: [] });
});

test.run();
