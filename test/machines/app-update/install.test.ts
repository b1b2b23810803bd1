import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { installMachine, selectIsOffered } from "../../../machines/app-update/install.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(installMachine.id);

test("it is offered when it is due, and gone with the browser's question", async () => {
  const { actor, answer, log } = open();
  assert.is(selectIsOffered(actor.getSnapshot()), false);
  await answer("waitUntilDue", undefined);
  assert.is(selectIsOffered(actor.getSnapshot()), true);
  actor.send({ type: "install.pressed" });
  assert.is(selectIsOffered(actor.getSnapshot()), false);
  await answer("install", undefined);
  assert.equal([log, actor.getSnapshot().status], [["put off"], "done"]);
});

test("Not now puts it off", async () => {
  const { actor, answer, log } = open();
  await answer("waitUntilDue", undefined);
  actor.send({ type: "not-now.pressed" });
  assert.equal([log, actor.getSnapshot().status], [["put off"], "done"]);
});

test("every state and transition is reached", () => {
  const samples = { "xstate.done.actor.waitUntilDue": [{}], "xstate.done.actor.install": [{}] };
  assert.equal(uncovered(installMachine, samples), { states: [], transitions: [] });
});

function open() {
  const placeholders = openPlaceholders();
  const log: string[] = [];
  const actor = createActor(
    installMachine.provide({
      actors: {
        waitUntilDue: fromPromise<void>(() => placeholders.call("waitUntilDue", null)),
        install: fromPromise<void>(() => placeholders.call("install", null)),
      },
      actions: { putOff: () => void log.push("put off") },
    }),
  ).start();
  return { ...placeholders, actor, log };
}

test.run();
