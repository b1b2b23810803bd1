import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { baseCodeTexts } from "../../../domain/base/code-texts";
import { problemTexts } from "../../../domain/base/texts";
import {
  cardReadersMachine,
  selectIsReminding,
  selectReaders,
  selectRefusal,
  selectReminded,
  selectWhat,
} from "../../../machines/feed/card-readers.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { cardKey, seenReader } from "../../support/people/feeding";

const test = suite(cardReadersMachine.id);
const known = { kind: "known", value: [seenReader("kim")] };

test("it reads who has seen a card, and reminds the others", async () => {
  const { actor, calls, answer } = open();
  assert.equal(calls, [{ name: "read", input: cardKey }]);
  await answer("read", known);
  assert.equal(selectReaders(actor.getSnapshot()), known.value);
  actor.send({ type: "remind.pressed" });
  assert.is(selectIsReminding(actor.getSnapshot()), true);
  assert.equal(calls.at(-1), { name: "remind", input: { card: cardKey, what: "seen" } });
  await answer("remind", { kind: "reminded", reminded: 3 });
  assert.is(selectReminded(actor.getSnapshot()), 3);
});

test("who has voted is another question, with a reminder of its own", async () => {
  const { actor, calls, answer } = open();
  await answer("read", known);
  actor.send({ type: "remind.pressed" });
  await answer("remind", { kind: "reminded", reminded: 1 });
  actor.send({ type: "view.chosen", what: "vote" });
  assert.equal([selectWhat(actor.getSnapshot()), selectReminded(actor.getSnapshot())], ["vote", null]);
  actor.send({ type: "remind.pressed" });
  assert.equal(calls.at(-1)?.input, { card: cardKey, what: "vote" });
});

test("a failed read says why, and is tried again; a refused reminder keeps the list", async () => {
  const { actor, answer, fail } = open();
  await answer("read", { kind: "refused", text: "No line." });
  assert.is(selectRefusal(actor.getSnapshot()), "No line.");
  actor.send({ type: "retry.pressed" });
  assert.is(selectRefusal(actor.getSnapshot()), null);
  await fail("read");
  assert.is(selectRefusal(actor.getSnapshot()), problemTexts.unknown);
  actor.send({ type: "retry.pressed" });
  await answer("read", known);
  actor.send({ type: "remind.pressed" });
  await answer("remind", { kind: "limited", seconds: 3 });
  assert.equal(
    [selectRefusal(actor.getSnapshot()), selectReaders(actor.getSnapshot())],
    [baseCodeTexts.REQUEST_429_LIMIT, known.value],
  );
  actor.send({ type: "remind.pressed" });
  await fail("remind");
  assert.is(selectRefusal(actor.getSnapshot()), problemTexts.unknown);
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.read": [{ output: known }, { output: { kind: "refused", text: "no" } }],
    "xstate.done.actor.remind": [
      { output: { kind: "reminded", reminded: 1 } },
      { output: { kind: "refused", text: "no" } },
    ],
    "view.chosen": [{ what: "vote" }],
  };
  assert.equal(
    uncovered(cardReadersMachine, samples, ({ value }) => value, { input: { card: cardKey, what: "seen" } }),
    { states: [], transitions: [] },
  );
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    cardReadersMachine.provide({
      actors: {
        read: fromPromise(({ input }) => placeholders.call("read", input)),
        remind: fromPromise(({ input }) => placeholders.call("remind", input)),
      },
    }),
    { input: { card: cardKey, what: "seen" } },
  ).start();
  return { actor, ...placeholders };
}

test.run();
