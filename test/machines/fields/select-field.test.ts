import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import {
  type SelectChanged,
  selectChoiceMessage,
  selectFieldMachine,
  selectValue,
} from "../../../machines/fields/select-field.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(selectFieldMachine.id);
const message = "This is an extremely required field. How required? Extremely.";

test("a chosen option is reported", () => {
  const field = open({ isRequired: true });
  field.actor.send({ type: "option.chosen", value: "coach" });
  assert.equal(field.changes, [{ type: "select.changed", value: "coach", hasFailed: false }]);
  assert.is(field.message(), null);
});

test("an emptied required field shows its own message", () => {
  const field = open({ isRequired: true, value: "coach" });
  field.actor.send({ type: "option.chosen", value: "" });
  assert.is(field.message(), message);
  assert.equal(field.changes, [{ type: "select.changed", value: null, hasFailed: true }]);
  field.actor.send({ type: "option.chosen", value: "parent" });
  assert.is(field.message(), null);
});

test("an optional field can be emptied", () => {
  const field = open({ value: "coach" });
  field.actor.send({ type: "option.chosen", value: "" });
  assert.is(field.message(), null);
  assert.equal(field.changes, [{ type: "select.changed", value: null, hasFailed: false }]);
});

test("an empty field shows an error when it is checked, not before", () => {
  const field = open({ isRequired: true });
  assert.is(field.message(), null);
  field.actor.send({ type: "field.checked" });
  assert.is(field.message(), message);
  assert.equal(field.changes, []);
});

test("a value set by the form replaces the choice without a report", () => {
  const field = open({ isRequired: true });
  field.actor.send({ type: "field.checked" });
  field.actor.send({ type: "value.replaced", value: "parent" });
  assert.is(selectValue(field.actor.getSnapshot()), "parent");
  assert.is(field.message(), null);
  assert.equal(field.changes, []);
});

test("every state and transition is reached", () => {
  const samples = {
    "option.chosen": [{ value: "" }, { value: "coach" }],
    "value.replaced": [{ value: "" }, { value: "coach" }],
  };
  const key = (snapshot: { value: unknown; context: unknown }) => [snapshot.value, snapshot.context];
  assert.equal(uncovered(selectFieldMachine, samples, key, { input: { isRequired: true } }), {
    states: [],
    transitions: [],
  });
});

function open(input: { value?: string; isRequired?: boolean }) {
  const actor = createActor(selectFieldMachine, { input });
  const changes: SelectChanged[] = [];
  actor.on("select.changed", (change) => changes.push(change));
  actor.start();
  return { actor, changes, message: () => selectChoiceMessage(actor.getSnapshot()) };
}

test.run();
