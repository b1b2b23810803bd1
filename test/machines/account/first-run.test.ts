import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { firstRunMachine } from "../../../machines/account/first-run.machine";
import { uncovered } from "../../support/charts/paths";
import { openPlaceholders } from "../../support/charts/placeholders";
import { user } from "../../support/people/user";

const test = suite(firstRunMachine.id);

test("the same zone, however it is written, makes no call", () => {
  const { actor, calls } = open("america/chicago");
  assert.equal([actor.getSnapshot().value, calls], ["done", []]);
});

test("another zone is told to the server", async () => {
  const { actor, calls, answer } = open("Europe/Oslo");
  assert.equal(calls, [{ name: "updateTimeZone", input: { userId: "u1", timeZone: "Europe/Oslo" } }]);
  await answer("updateTimeZone", "updated");
  assert.is(actor.getSnapshot().value, "done");
});

test("an account without a zone gets the device's", () => {
  const { calls } = open("Europe/Oslo", user({ time_zone: null }));
  assert.is(calls.length, 1);
});

test("a failure is left for the next visit", async () => {
  const { actor, answer } = open("Europe/Oslo");
  await answer("updateTimeZone", "failed");
  assert.is(actor.getSnapshot().value, "postponed");
  const other = open("Europe/Oslo");
  await other.fail("updateTimeZone");
  assert.is(other.actor.getSnapshot().value, "postponed");
});

test("every state and transition is reached", () => {
  const samples = { "xstate.done.actor.updateTimeZone": [{ output: "updated" }, { output: "failed" }] };
  const inputs = ["America/Chicago", "Europe/Oslo"].map((deviceTimeZone) => ({ me: user(), deviceTimeZone }));
  assert.equal(uncovered(firstRunMachine, samples, undefined, { inputs }), { states: [], transitions: [] });
});

function open(deviceTimeZone: string, me = user()) {
  const placeholders = openPlaceholders();
  const actor = createActor(
    firstRunMachine.provide({
      actors: { updateTimeZone: fromPromise(({ input }) => placeholders.call("updateTimeZone", input)) },
    }),
    { input: { me, deviceTimeZone } },
  ).start();
  return { ...placeholders, actor };
}

test.run();
