import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  awayEndMachine,
  selectEnding,
  selectEndRefusal,
  selectSaid,
} from "../../../machines/absence/away-end.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { awayReview } from "../../support/people/away";

const test = suite(awayEndMachine.id);
const items = [
  { id: "a1", version: 1 },
  { id: "a2", version: 3 },
];

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    awayEndMachine.provide({
      actors: { endAway: fromPromise(({ input }) => placeholders.call("endAway", input)) },
    }),
  );
  const settled: unknown[] = [];
  actor.on("absences.settled", ({ review }) => void settled.push(review));
  actor.start();
  const end = () => actor.send({ type: "end.pressed", items });
  return { ...placeholders, actor, settled, end, refusal: () => selectEndRefusal(actor.getSnapshot()) };
}

test("one press ends all of them once, and what stands again is told", async () => {
  const { actor, calls, answer, settled, end } = open();
  end();
  actor.send({ type: "end.pressed", items: [] });
  assert.equal([calls, selectEnding(actor.getSnapshot())], [[{ name: "endAway", input: { items } }], items]);
  await answer("endAway", { kind: "ended", review: awayReview() });
  assert.equal([settled, selectEnding(actor.getSnapshot())], [[awayReview()], null]);
});

test("after a change by somebody else the page reads anew, and the text says so", async () => {
  const { answer, settled, refusal, end } = open();
  end();
  await answer("endAway", { kind: "differs" });
  assert.equal([settled, refusal()], [[null], messageTexts.REQUEST_412_CHANGED]);
});

test("a refusal stays until the next press", async () => {
  const { answer, fail, settled, refusal, end } = open();
  end();
  await answer("endAway", { kind: "refused", text: "No line." });
  assert.equal([settled, refusal()], [[], "No line."]);
  end();
  assert.is(refusal(), null);
  await fail("endAway");
  assert.is(refusal(), problemTexts.unknown);
});

test("what was said stands until it is put away or undone", async () => {
  const { actor, answer, end } = open();
  const said = () => selectSaid(actor.getSnapshot());
  actor.send({ type: "absences.said", review: awayReview() });
  assert.equal(said(), awayReview());
  actor.send({ type: "put-away.pressed" });
  assert.is(said(), null);
  actor.send({ type: "absences.said", review: awayReview() });
  end();
  await answer("endAway", { kind: "refused", text: "No line." });
  assert.equal(said(), awayReview());
  end();
  await answer("endAway", { kind: "ended", review: null });
  assert.is(said(), null);
});

test("every state and transition is reached", () => {
  const samples = {
    "end.pressed": [{ items }],
    "absences.said": [{ review: awayReview() }],
    "xstate.done.actor.endAway": [
      { output: { kind: "ended", review: null } },
      { output: { kind: "differs" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(awayEndMachine, samples), { states: [], transitions: [] });
});

test.run();
