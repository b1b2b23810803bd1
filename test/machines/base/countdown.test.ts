import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import { countdownMachine, selectSecondsLeft } from "../../../machines/base/countdown.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(countdownMachine.id);

test("it counts down by seconds and ends at zero", () => {
  const clock = new SimulatedClock();
  const actor = createActor(countdownMachine, { clock, input: { seconds: 3 } }).start();
  const seen = [selectSecondsLeft(actor.getSnapshot())];
  for (let second = 0; second < 3; second++) {
    clock.increment(1_000);
    seen.push(selectSecondsLeft(actor.getSnapshot()));
  }
  assert.equal([seen, actor.getSnapshot().status], [[3, 2, 1, 0], "done"]);
});

test("every state and transition is reached", () => {
  const key = (snapshot: { value: unknown; context: { secondsLeft: number } }) => [
    snapshot.value,
    snapshot.context.secondsLeft,
  ];
  assert.equal(uncovered(countdownMachine, {}, key, { input: { seconds: 2 } }), {
    states: [],
    transitions: [],
  });
});

test.run();
