import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { WindowRange } from "../../../domain/schedule/week/agenda";
import {
  type MonthOutcome,
  monthMachine,
  selectDay,
  selectStep,
  selectWindow,
} from "../../../machines/schedule/month.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { week } from "../../support/people/week";

const test = suite(monthMachine.id);
const read: MonthOutcome = { kind: "read", window: week() };

test("a month is read when it opens and at each step; a chosen day reads nothing", async () => {
  const { actor, calls, answer, fail, state } = open();
  assert.equal(calls.at(-1)?.input, { from: "2026-11-01", days: 30 });
  await answer("read", read);
  assert.is(state(), "shown");
  actor.send({ type: "day.chosen", day: "2026-11-05" });
  assert.is(selectDay(actor.getSnapshot()), "2026-11-05");
  assert.is(calls.length, 1);
  actor.send({ type: "month.moved", by: 1 });
  assert.equal([state(), selectWindow(actor.getSnapshot())], ["reading", null]);
  actor.send({ type: "month.moved", by: 1 });
  assert.equal(calls.at(-1)?.input, { from: "2027-01-01", days: 31 });
  await fail("read");
  assert.is(state(), "failed");
  actor.send({ type: "retry.pressed" });
  await answer("read", { kind: "failed" });
  assert.is(state(), "failed");
});

test("every state and transition is reached", () => {
  const samples = {
    "month.moved": [{ by: 1 }],
    "day.chosen": [{ day: "2026-11-05" }],
    "xstate.done.actor.read": [{ output: read }, { output: { kind: "failed" } }],
  };
  assert.equal(uncovered(monthMachine, samples, undefined, { input: { day: "2026-11-30" } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    monthMachine.provide({
      actors: {
        read: fromPromise<MonthOutcome, WindowRange>(({ input }) => placeholders.call("read", input)),
      },
    }),
    { input: { day: "2026-11-30" } },
  ).start();
  return { ...placeholders, actor, state: () => selectStep(actor.getSnapshot()) };
}

test.run();
