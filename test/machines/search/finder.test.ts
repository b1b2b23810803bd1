import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { SearchOutcome } from "../../../domain/search/search";
import { finderMachine, selectIndex, selectStep, selectTyped } from "../../../machines/search/finder.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(finderMachine.id);
const index = { today: "2026-11-22", teams: [{ id: "t1", name: "Comets" }], people: [], events: [] };

test("what is typed while the data is read is searched once it is there; a failed read is retried", async () => {
  const { actor, answer, fail, step } = open();
  actor.send({ type: "text.entered", text: "com" });
  assert.equal([selectTyped(actor.getSnapshot()), selectIndex(actor.getSnapshot())], ["com", null]);
  await fail("read");
  assert.is(step(), "failed");
  actor.send({ type: "retry.pressed" });
  await answer("read", { kind: "read", index });
  assert.is(step(), "ready");
  assert.equal([selectTyped(actor.getSnapshot()), selectIndex(actor.getSnapshot())], ["com", index]);
});

test("every state and transition is reached", () => {
  const samples = {
    "text.entered": [{ text: "c" }],
    "xstate.done.actor.read": [{ output: { kind: "read", index } }, { output: { kind: "failed" } }],
  };
  assert.equal(uncovered(finderMachine, samples), { states: [], transitions: [] });
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    finderMachine.provide({
      actors: { read: fromPromise<SearchOutcome, undefined>(() => placeholders.call("read", null)) },
    }),
  ).start();
  return { ...placeholders, actor, step: () => selectStep(actor.getSnapshot()) };
}

test.run();
