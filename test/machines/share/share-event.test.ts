import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { shareCodeTexts } from "../../../domain/share/code-texts";
import {
  selectLink,
  selectShareRefusal,
  selectShareStep,
  shareEventMachine,
} from "../../../machines/share/share-event.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(shareEventMachine.id);
const key = { teamId: "rockets", eventId: "e1" };
const link = { address: "https://drip.example/e/abc?v=1", mayRemove: true };
const refused = { kind: "refused", text: shareCodeTexts.SHORT_FORM_URL_404 };

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    shareEventMachine.provide({
      actors: {
        make: fromPromise(({ input }) => placeholders.call("make", input)),
        remove: fromPromise(({ input }) => placeholders.call("remove", input)),
      },
    }),
    { input: { key } },
  ).start();
  const share = () => {
    const snapshot = actor.getSnapshot();
    return [selectShareStep(snapshot), selectLink(snapshot), selectShareRefusal(snapshot)];
  };
  return { ...placeholders, share, send: actor.send.bind(actor) };
}

test("the link is made at once, removed by a press, and made anew by another", async () => {
  const { share, calls, answer, send } = open();
  assert.equal([share(), calls], [["making", null, null], [{ name: "make", input: key }]]);
  await answer("make", { kind: "made", link });
  assert.equal(share(), ["shown", link, null]);
  send({ type: "remove.pressed" });
  assert.equal([share()[0], calls.at(-1)], ["removing", { name: "remove", input: key }]);
  await answer("remove", { kind: "removed" });
  assert.equal(share(), ["removed", null, null]);
  send({ type: "make.pressed" });
  assert.equal([share()[0], calls.at(-1)], ["making", { name: "make", input: key }]);
});

test("a link that could not be made is tried again; the reason goes", async () => {
  const { share, answer, fail, send } = open();
  await answer("make", refused);
  assert.equal(share(), ["failed", null, refused.text]);
  send({ type: "make.pressed" });
  assert.equal(share(), ["making", null, null]);
  await fail("make");
  assert.equal(share(), ["failed", null, problemTexts.unknown]);
});

test("a link that could not be removed stays shown, with the reason until the next press", async () => {
  const { share, answer, fail, send } = open();
  await answer("make", { kind: "made", link });
  send({ type: "remove.pressed" });
  await answer("remove", refused);
  assert.equal(share(), ["shown", link, refused.text]);
  send({ type: "remove.pressed" });
  assert.equal(share(), ["removing", link, null]);
  await fail("remove");
  assert.equal(share(), ["shown", link, problemTexts.unknown]);
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.make": [{ output: { kind: "made", link } }, { output: refused }],
    "xstate.done.actor.remove": [{ output: { kind: "removed" } }, { output: refused }],
  };
  const stepOf = ({ value }: { value: unknown }) => value;
  const seen = uncovered(shareEventMachine, samples, stepOf, { input: { key } });
  assert.equal(seen, { states: [], transitions: [] });
});

test.run();
