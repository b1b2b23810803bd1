import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import {
  kidFormMachine,
  selectHasInitial,
  selectIsReady,
  selectKid,
} from "../../../machines/invitation/kid-form.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(kidFormMachine.id);
const nobody = { firstName: "", lastInitial: "", dateOfBirth: "" };
const sam = { firstName: "Sam", lastInitial: "B", dateOfBirth: "2016-04-09" };
const submitted = { type: "kid.submitted", kid: sam, idempotencyKey: "i1", at: 1 } as const;

test("signed in the last initial is required, signed out it is not", () => {
  for (const hasInitial of [true, false]) {
    const { actor, judge } = open({ kid: nobody, hasInitial });
    for (const field of ["firstName", "dateOfBirth", "statement"] as const) judge(field, true);
    assert.is(selectIsReady(actor.getSnapshot()), !hasInitial);
    judge("lastInitial", true);
    assert.equal(
      [selectIsReady(actor.getSnapshot()), selectHasInitial(actor.getSnapshot())],
      [true, hasInitial],
    );
  }
});

test("an incomplete form shows what is missing; a complete one returns the child", () => {
  const { actor, judge, gaps } = open({ kid: { ...nobody, dateOfBirth: "2016-04-09" }, hasInitial: false });
  actor.send(submitted);
  assert.is(gaps(), 1);
  judge("firstName", true);
  judge("statement", true);
  judge("statement", false);
  actor.send(submitted);
  assert.equal([gaps(), actor.getSnapshot().status], [2, "active"]);
  judge("statement", true);
  actor.send(submitted);
  assert.equal(actor.getSnapshot().output, { kind: "filled", kid: sam, idempotencyKey: "i1", at: 1 });
});

test("it starts with known values and can be left", () => {
  const { actor } = open({ kid: sam, hasInitial: true });
  assert.equal(selectKid(actor.getSnapshot()), sam);
  actor.send({ type: "left" });
  assert.equal(actor.getSnapshot().output, { kind: "left" });
});

test("every state and transition is reached", () => {
  const samples = {
    "field.judged": ["firstName", "dateOfBirth", "statement"].map((field) => ({ field, isFit: true })),
    "kid.submitted": [submitted],
  };
  const key = (snapshot: { value: unknown; context: { fit: readonly string[] } }) => [
    snapshot.value,
    [...snapshot.context.fit].sort(),
  ];
  assert.equal(uncovered(kidFormMachine, samples, key, { input: { kid: nobody, hasInitial: false } }), {
    states: [],
    transitions: [],
  });
});

function open(input: { kid: typeof nobody; hasInitial: boolean }) {
  let gaps = 0;
  const actor = createActor(kidFormMachine, { input });
  actor.on("gaps.found", () => gaps++);
  actor.start();
  return {
    actor,
    gaps: () => gaps,
    judge: (field: "firstName" | "lastInitial" | "dateOfBirth" | "statement", isFit: boolean) =>
      actor.send({ type: "field.judged", field, isFit }),
  };
}

test.run();
