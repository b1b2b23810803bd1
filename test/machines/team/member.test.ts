import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { memberMachine, selectRefusal, selectStep } from "../../../machines/team/member.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { player } from "../../support/people/team";

const test = suite(memberMachine.id);

test("a membership ends after one confirmation, and the call is sent once", async () => {
  const { actor, step, calls, answer, told } = open();
  actor.send({ type: "confirmed", bar: false });
  assert.equal([step(), calls], ["shown", []]);
  actor.send({ type: "end.pressed" });
  actor.send({ type: "cancelled" });
  actor.send({ type: "end.pressed" });
  actor.send({ type: "confirmed", bar: true });
  actor.send({ type: "confirmed", bar: false });
  assert.equal(calls, [{ name: "end", input: { teamId: "t1", entry: player(), bar: true } }]);
  await answer("end", { kind: "ended" });
  assert.equal([step(), told], ["ended", ["entry.ended"]]);
});

test("a row changed by somebody else is shown again before its membership ends", async () => {
  const { actor, step, calls, answer, told } = open();
  actor.send({ type: "end.pressed" });
  actor.send({ type: "confirmed", bar: false });
  await answer("end", { kind: "differs", text: messageTexts.REQUEST_412_CHANGED });
  assert.equal([step(), told], ["shown", ["entry.outdated"]]);
  assert.is(selectRefusal(actor.getSnapshot()), messageTexts.REQUEST_412_CHANGED);
  actor.send({ type: "entry.changed", entry: player({ version: 2 }) });
  actor.send({ type: "end.pressed" });
  assert.is(selectRefusal(actor.getSnapshot()), null);
  actor.send({ type: "confirmed", bar: false });
  assert.equal(calls.at(-1)?.input, { teamId: "t1", entry: player({ version: 2 }), bar: false });
});

test("a refusal shows its reason at the confirmation, and can be retried", async () => {
  const { actor, step, answer, fail } = open();
  const refused = () => [step(), selectRefusal(actor.getSnapshot())];
  actor.send({ type: "end.pressed" });
  actor.send({ type: "confirmed", bar: false });
  await answer("end", { kind: "refused", text: messageTexts.COLLABORATOR_403_LAST_MANAGER });
  assert.equal(refused(), ["confirming", messageTexts.COLLABORATOR_403_LAST_MANAGER]);
  actor.send({ type: "confirmed", bar: false });
  await answer("end", { kind: "limited", seconds: 5 });
  assert.equal(refused(), ["confirming", messageTexts.REQUEST_429_LIMIT]);
  actor.send({ type: "confirmed", bar: false });
  await fail("end");
  assert.equal(refused(), ["confirming", problemTexts.unknown]);
  actor.send({ type: "cancelled" });
  assert.equal(refused(), ["shown", null]);
});

test("every state and transition is reached", () => {
  const samples = {
    "entry.changed": [{ entry: player() }],
    confirmed: [{ bar: false }],
    "xstate.done.actor.end": [
      { output: { kind: "ended" } },
      { output: { kind: "differs", text: "changed" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(memberMachine, samples, undefined, { input: { teamId: "t1", entry: player() } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const told: string[] = [];
  const actor = createActor(
    memberMachine.provide({
      actors: { end: fromPromise(({ input }) => placeholders.call("end", input)) },
    }),
    { input: { teamId: "t1", entry: player() } },
  );
  actor.on("*", ({ type }) => told.push(type));
  actor.start();
  return { ...placeholders, actor, told, step: () => selectStep(actor.getSnapshot()) };
}

test.run();
