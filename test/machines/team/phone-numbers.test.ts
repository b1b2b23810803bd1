import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { phoneNumbersMachine, selectNumbers, selectStep } from "../../../machines/team/phone-numbers.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(phoneNumbersMachine.id);
const alex = { user_id: "u5", name: "Alex Reyes", phone_number: "+15550100200" };

test("numbers are read on opening, and a failed read can be retried", async () => {
  const { actor, step, calls, answer, fail } = open();
  assert.equal(calls, [{ name: "read", input: { membershipId: "m3" } }]);
  await answer("read", { kind: "refused", text: "No line." });
  assert.is(step(), "unknown");
  actor.send({ type: "retry.pressed" });
  await fail("read");
  assert.is(step(), "unknown");
  actor.send({ type: "retry.pressed" });
  await answer("read", { kind: "known", numbers: [alex] });
  assert.equal([step(), selectNumbers(actor.getSnapshot())], ["known", [alex]]);
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.read": [
      { output: { kind: "known", numbers: [alex] } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(phoneNumbersMachine, samples, undefined, { input: { membershipId: "m3" } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    phoneNumbersMachine.provide({
      actors: { read: fromPromise(({ input }) => placeholders.call("read", input)) },
    }),
    { input: { membershipId: "m3" } },
  ).start();
  return { ...placeholders, actor, step: () => selectStep(actor.getSnapshot()) };
}

test.run();
