import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { playerCardMachine, selectFacts, selectStep } from "../../../machines/team/player-card.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(playerCardMachine.id);
const facts = { next: null, attendance: null };

test("the facts are read on opening, and a failed read can be retried", async () => {
  const { actor, step, calls, answer, fail } = open();
  assert.equal(calls, [{ name: "read", input: { membershipId: "m3" } }]);
  await answer("read", { kind: "refused", text: "No line." });
  assert.is(step(), "failed");
  actor.send({ type: "retry.pressed" });
  await fail("read");
  assert.is(step(), "failed");
  actor.send({ type: "retry.pressed" });
  await answer("read", { kind: "read", facts });
  assert.equal([step(), selectFacts(actor.getSnapshot())], ["shown", facts]);
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.read": [
      { output: { kind: "read", facts } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(playerCardMachine, samples, undefined, { input: { membershipId: "m3" } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    playerCardMachine.provide({
      actors: { read: fromPromise(({ input }) => placeholders.call("read", input)) },
    }),
    { input: { membershipId: "m3" } },
  ).start();
  return { ...placeholders, actor, step: () => selectStep(actor.getSnapshot()) };
}

test.run();
