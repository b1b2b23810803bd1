import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { appUpdateMachine } from "../../../machines/app-update/app-update.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(appUpdateMachine.id);

test("a new release is offered, and the page reloads only on request", () => {
  const update = open();
  update.actor.send({ type: "reload.chosen" });
  assert.equal(update.heard, []);
  update.actor.send({ type: "release.found" });
  assert.equal(update.heard, ["prompt"]);
  update.actor.send({ type: "reload.chosen" });
  assert.equal(update.heard, ["prompt", "reload"]);
  assert.is(update.actor.getSnapshot().status, "done");
});

test("a missing script offers a reload, again after the offer was dismissed", () => {
  const update = open();
  update.actor.send({ type: "script.missing" });
  update.actor.send({ type: "script.missing" });
  update.actor.send({ type: "release.found" });
  assert.equal(update.heard, ["prompt", "prompt", "prompt"]);
});

test("it checks for a release every hour and on return, until it finds one", () => {
  const update = open();
  update.clock.increment(3_600_000);
  update.clock.increment(3_599_999);
  assert.equal(update.heard, ["look"]);
  update.clock.increment(1);
  update.actor.send({ type: "attention.left" });
  update.actor.send({ type: "attention.returned" });
  assert.equal(update.heard, ["look", "look", "look"]);
  update.actor.send({ type: "release.found" });
  update.clock.increment(7_200_000);
  update.actor.send({ type: "attention.returned" });
  assert.equal(update.heard, ["look", "look", "look", "prompt"]);
});

test("every state and transition is reached", () => {
  assert.equal(uncovered(appUpdateMachine), { states: [], transitions: [] });
});

function open() {
  const heard: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    appUpdateMachine.provide({
      actors: {
        releases: fromCallback<{ type: "look" }>(({ receive }) => receive(({ type }) => heard.push(type))),
      },
      actions: { showPrompt: () => heard.push("prompt"), reload: () => heard.push("reload") },
    }),
    { clock },
  ).start();
  return { actor, clock, heard };
}

test.run();
