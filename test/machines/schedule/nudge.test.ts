import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import {
  nudgeMachine,
  selectIsNudging,
  selectNudged,
  selectNudgeRefusal,
} from "../../../machines/schedule/nudge.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(nudgeMachine.id);
const key = { teamId: "rockets", eventId: "e1" };

test("one press nudges once and says how many; a refusal gives its reason and can be tried again", async () => {
  const { calls, call, answer, fail } = openPlaceholders();
  const actor = createActor(
    nudgeMachine.provide({ actors: { nudge: fromPromise(({ input }) => call("nudge", input)) } }),
    { input: { key } },
  ).start();
  actor.send({ type: "nudge.pressed" });
  assert.equal([calls, selectIsNudging(actor.getSnapshot())], [[{ name: "nudge", input: key }], true]);
  await answer("nudge", { kind: "refused", text: "Nudged a moment ago." });
  assert.is(selectNudgeRefusal(actor.getSnapshot()), "Nudged a moment ago.");
  actor.send({ type: "nudge.pressed" });
  assert.is(selectNudgeRefusal(actor.getSnapshot()), null);
  await fail("nudge");
  assert.is(selectNudgeRefusal(actor.getSnapshot()), problemTexts.unknown);
  actor.send({ type: "nudge.pressed" });
  await answer("nudge", { kind: "nudged", nudged: 2, leftOut: 1 });
  assert.equal(selectNudged(actor.getSnapshot()), { nudged: 2, leftOut: 1 });
  actor.send({ type: "nudge.pressed" });
  assert.is(calls.length, 3);
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.nudge": [
      { output: { kind: "nudged", nudged: 1, leftOut: 0 } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(nudgeMachine, samples, undefined, { input: { key } }), {
    states: [],
    transitions: [],
  });
});

test.run();
