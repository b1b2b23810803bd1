import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { childFormMachine, selectIsChildUnready } from "../../../machines/family/child-form.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(childFormMachine.id);
const sam = { id: "c1", first_name: "Sam", teams: [], version: 3 };

test("a new child needs all four fields with the statement; an edit needs only valid values", () => {
  const made = createActor(childFormMachine, { input: { key: "k", saved: null } }).start();
  for (const field of ["firstName", "lastInitial", "dateOfBirth"] as const)
    made.send({ type: "field.judged", field, isFit: true });
  assert.is(selectIsChildUnready(made.getSnapshot()), true);
  made.send({ type: "field.judged", field: "statement", isFit: true });
  assert.is(selectIsChildUnready(made.getSnapshot()), false);
  const changed = createActor(childFormMachine, { input: { key: "k", saved: sam } }).start();
  assert.is(selectIsChildUnready(changed.getSnapshot()), false);
});

test("every state and transition is reached", () => {
  const samples = {
    "field.judged": [{ field: "firstName", isFit: false }],
    "form.submitted": [{ form: { firstName: "Sam", lastInitial: "R", dateOfBirth: "2016-04-09" } }],
    "xstate.done.actor.save": [
      { output: { kind: "saved", saved: sam } },
      { output: { kind: "differs", theirs: sam } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const key = ({ value, context }: { value: unknown; context: { fit: readonly string[] } }) => [
    value,
    context.fit.length,
  ];
  assert.equal(uncovered(childFormMachine, samples, key, { input: { key: "k", saved: sam } }), {
    states: [],
    transitions: [],
  });
});

test.run();
