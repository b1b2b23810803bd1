import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import { emailRule } from "../../../domain/account/email-address";
import { textRule } from "../../../domain/fields/field-rules";
import { fieldTexts } from "../../../domain/fields/texts";
import { type FieldEmitted, selectProblem, selectText } from "../../../machines/fields/field-check";
import { selectIsFit, textFieldMachine } from "../../../machines/fields/text-field.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(textFieldMachine.id);
const addressRule = emailRule({ isRequired: true });

test("a text is validated 200 ms after the last key", () => {
  const { actor, clock, problem, told } = openField();
  actor.send({ type: "text.entered", text: "c" });
  clock.increment(199);
  actor.send({ type: "text.entered", text: "co" });
  clock.increment(199);
  assert.is(problem(), null);
  assert.equal(told, []);
  clock.increment(1);
  assert.is(problem(), fieldTexts.emailAddress);
  assert.equal(told, [{ type: "field.judged", value: "co", problem: fieldTexts.emailAddress }]);
});

test("a problem stays until the next validation", () => {
  const { actor, clock, problem } = openField("nope");
  actor.send({ type: "field.left" });
  assert.is(problem(), fieldTexts.emailAddress);
  actor.send({ type: "text.entered", text: "coach@club.org" });
  assert.is(problem(), fieldTexts.emailAddress);
  clock.increment(200);
  assert.is(problem(), null);
  assert.is(selectIsFit(actor.getSnapshot()), true);
});

test("the value is trimmed at once, the text only on leaving", () => {
  const { actor, clock, told } = openField();
  actor.send({ type: "text.entered", text: " coach@club.org " });
  clock.increment(200);
  assert.equal(told, [{ type: "field.judged", value: "coach@club.org", problem: null }]);
  assert.is(selectText(actor.getSnapshot()), " coach@club.org ");
  actor.send({ type: "field.left" });
  assert.is(selectText(actor.getSnapshot()), "coach@club.org");
});

test("an untouched field shows no problem until it is left", () => {
  const { actor, clock, problem } = openField();
  clock.increment(10_000);
  assert.is(problem(), null);
  actor.send({ type: "field.left" });
  assert.is(problem(), fieldTexts.required);
});

test("a text read at submit is validated at once", () => {
  const { actor, told } = openField();
  actor.send({ type: "text.read", text: "filled@by.browser" });
  assert.equal(told, [{ type: "field.judged", value: "filled@by.browser", problem: null }]);
});

test("a text set by the form resets the field", () => {
  const { actor, clock, problem, told } = openField("nope");
  actor.send({ type: "field.left" });
  actor.send({ type: "text.entered", text: "still nope" });
  actor.send({ type: "text.replaced", text: "" });
  clock.increment(10_000);
  assert.is(problem(), null);
  assert.is(told.length, 1);
});

test("a rule that changed before the field was left is the one applied", () => {
  const { actor, problem } = openField("");
  actor.send({ type: "rule.changed", rule: textRule({ isRequired: false }) });
  actor.send({ type: "field.left" });
  assert.is(problem(), null);
});

test("a new rule re-validates only what was validated before", () => {
  const { actor, problem } = openField("");
  actor.send({ type: "rule.changed", rule: addressRule });
  assert.is(problem(), null);
  actor.send({ type: "field.left" });
  actor.send({ type: "rule.changed", rule: textRule({ isRequired: false }) });
  assert.is(problem(), null);
  actor.send({ type: "rule.changed", rule: addressRule });
  assert.is(problem(), fieldTexts.required);
});

test("every state and transition is reached", () => {
  const sample = [{ text: "nope" }, { text: "a@b.co" }];
  assert.equal(
    uncovered(
      textFieldMachine,
      {
        "text.entered": sample,
        "text.read": sample,
        "text.replaced": sample,
        "text.refused": [{ problem: "no" }],
        "rule.changed": [{ rule: addressRule }],
      },
      (snapshot) => [snapshot.value, snapshot.context.text, snapshot.context.problem],
      { input: { rule: addressRule } },
    ),
    { states: [], transitions: [] },
  );
});

function openField(text?: string) {
  const clock = new SimulatedClock();
  const actor = createActor(textFieldMachine, {
    clock,
    input: { rule: addressRule, ...(text === undefined ? {} : { text }) },
  });
  const told: FieldEmitted[] = [];
  actor.on("field.judged", (event) => told.push(event));
  actor.start();
  return { actor, clock, told, problem: () => selectProblem(actor.getSnapshot()) };
}

test.run();
