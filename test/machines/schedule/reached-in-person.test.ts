import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import {
  reachedInPersonMachine,
  selectIsSaving,
  selectRefusal,
  selectSaid,
} from "../../../machines/schedule/reached-in-person.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(reachedInPersonMachine.id);
const about = { key: { teamId: "rockets", eventId: "e1" }, membershipIds: ["m1"], noticeVersion: 2 };

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    reachedInPersonMachine.provide({
      actors: {
        saveReached: fromPromise(({ input }) => placeholders.call("saveReached", input)),
        saveNotReached: fromPromise(({ input }) => placeholders.call("saveNotReached", input)),
      },
    }),
    { input: { about } },
  ).start();
  let saved = 0;
  actor.on("family.saved", () => saved++);
  const shown = () => {
    const snapshot = actor.getSnapshot();
    return [selectSaid(snapshot), selectIsSaving(snapshot), selectRefusal(snapshot)];
  };
  return { ...placeholders, actor, shown, saved: () => saved };
}

test("a press is shown at once, and stands until the family is read anew", async () => {
  const { actor, calls, answer, shown, saved } = open();
  actor.send({ type: "reached.pressed" });
  assert.equal([calls, shown()], [[{ name: "saveReached", input: about }], ["reached", true, null]]);
  actor.send({ type: "reached.pressed" });
  assert.is(calls.length, 1, "a second press while it is sent does nothing");
  await answer("saveReached", { kind: "saved" });
  assert.equal([shown(), saved()], [["reached", false, null], 1]);
  actor.send({ type: "family.read" });
  assert.equal(shown(), [null, false, null]);
});

test("it is undone as it was said, also before the family is read anew", async () => {
  const { actor, names, answer, shown, saved } = open();
  actor.send({ type: "reached.pressed" });
  await answer("saveReached", { kind: "saved" });
  actor.send({ type: "not-reached.pressed" });
  assert.equal(shown(), ["not-reached", true, null]);
  await answer("saveNotReached", { kind: "saved" });
  assert.equal([shown(), saved()], [["not-reached", false, null], 2]);
  actor.send({ type: "reached.pressed" });
  assert.equal(names(), ["saveReached", "saveNotReached", "saveReached"]);
});

test("what could not be saved is taken back with its reason, which the next press clears", async () => {
  const { actor, answer, fail, shown, saved } = open();
  actor.send({ type: "reached.pressed" });
  await answer("saveReached", { kind: "refused", text: "No line." });
  assert.equal(shown(), [null, false, "No line."]);
  actor.send({ type: "reached.pressed" });
  assert.equal(shown(), ["reached", true, null]);
  await fail("saveReached");
  assert.equal(shown(), [null, false, problemTexts.unknown]);
  actor.send({ type: "not-reached.pressed" });
  await answer("saveNotReached", { kind: "refused", text: "Over." });
  assert.equal(shown(), [null, false, "Over."]);
  actor.send({ type: "not-reached.pressed" });
  await fail("saveNotReached");
  assert.equal([shown(), saved()], [[null, false, problemTexts.unknown], 0]);
});

test("every state and transition is reached", () => {
  const outcomes = [{ output: { kind: "saved" } }, { output: { kind: "refused", text: "no" } }];
  const samples = { "xstate.done.actor.saveReached": outcomes, "xstate.done.actor.saveNotReached": outcomes };
  assert.equal(uncovered(reachedInPersonMachine, samples, undefined, { input: { about } }), {
    states: [],
    transitions: [],
  });
});

test.run();
