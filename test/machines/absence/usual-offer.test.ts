import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import {
  selectIsSaving,
  selectOfferRefusal,
  usualOfferMachine,
} from "../../../machines/absence/usual-offer.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(usualOfferMachine.id);
const offer = { teamId: "rockets", membershipId: "m1", name: "Maya", day: "2026-11-24" };

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    usualOfferMachine.provide({
      actors: { saveUsual: fromPromise(({ input }) => placeholders.call("saveUsual", input)) },
    }),
    { input: { offer } },
  ).start();
  return { ...placeholders, actor };
}

test("one press counts the player in; a refusal lets one try again", async () => {
  const { actor, calls, answer, fail } = open();
  actor.send({ type: "count-in.pressed" });
  assert.equal(calls, [{ name: "saveUsual", input: offer }]);
  assert.ok(selectIsSaving(actor.getSnapshot()));
  await answer("saveUsual", { kind: "refused", text: "No line." });
  assert.is(selectOfferRefusal(actor.getSnapshot()), "No line.");
  actor.send({ type: "count-in.pressed" });
  assert.is(selectOfferRefusal(actor.getSnapshot()), null);
  await fail("saveUsual");
  assert.is(selectOfferRefusal(actor.getSnapshot()), problemTexts.unknown);
  actor.send({ type: "count-in.pressed" });
  await answer("saveUsual", { kind: "saved" });
  assert.equal(actor.getSnapshot().output, { isSaved: true });
});

test("who answers each time is asked nothing more, and nothing is sent", () => {
  const { actor, calls } = open();
  actor.send({ type: "each-time.pressed" });
  assert.equal([actor.getSnapshot().output, calls], [{ isSaved: false }, []]);
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.saveUsual": [
      { output: { kind: "saved" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(usualOfferMachine, samples, undefined, { input: { offer } }), {
    states: [],
    transitions: [],
  });
});

test.run();
