import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import { matchingPasswordRule, newPasswordRule } from "../../../domain/password/password-rules";
import { passwordTexts } from "../../../domain/password/texts";
import { selectProblem, selectText } from "../../../machines/fields/field-check";
import {
  passwordFieldMachine,
  selectIsCapsLockOn,
  selectIsFit,
  selectIsShown,
} from "../../../machines/fields/password-field.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(passwordFieldMachine.id);

const typed = [
  ["", passwordTexts.required],
  ["short", passwordTexts.tooShort],
  ["x".repeat(25), passwordTexts.tooLong],
  ["Password123", passwordTexts.tooCommon],
  ["Alley-oop-2026", null],
] as const;
for (const [text, problem] of typed) {
  test(`"${text}" gives ${problem ?? "no problem"} after 200 ms`, () => {
    const { actor, clock } = openField(newPasswordRule);
    actor.send({ type: "text.entered", text });
    clock.increment(200);
    assert.is(selectProblem(actor.getSnapshot()), problem);
    assert.is(selectIsFit(actor.getSnapshot()), problem === null);
  });
}

test("spaces are kept", () => {
  const { actor } = openField(newPasswordRule);
  actor.send({ type: "text.entered", text: "  eight8  " });
  actor.send({ type: "field.left" });
  assert.is(selectText(actor.getSnapshot()), "  eight8  ");
});

test("changing the first password compares the two again", () => {
  const { actor } = openField(matchingPasswordRule("Alley-oop-2026"));
  actor.send({ type: "text.read", text: "Alley-oop-2026" });
  assert.is(selectProblem(actor.getSnapshot()), null);
  actor.send({ type: "rule.changed", rule: matchingPasswordRule("Alley-oop-2027") });
  assert.is(selectProblem(actor.getSnapshot()), passwordTexts.mismatch);
});

test("the server's objection to a password stays while that password is unchanged", () => {
  const { actor, clock } = openField(newPasswordRule);
  actor.send({ type: "text.entered", text: "Alley-oop-2026" });
  actor.send({ type: "text.refused", problem: "Not that one." });
  actor.send({ type: "field.left" });
  assert.is(selectProblem(actor.getSnapshot()), "Not that one.");
  actor.send({ type: "text.entered", text: "Alley-oop-2027" });
  clock.increment(200);
  assert.is(selectProblem(actor.getSnapshot()), null);
});

test("it is hidden until shown on request", () => {
  const { actor } = openField(newPasswordRule);
  const seen = [selectIsShown(actor.getSnapshot())];
  for (const _ of [1, 2]) {
    actor.send({ type: "reveal.pressed" });
    seen.push(selectIsShown(actor.getSnapshot()));
  }
  assert.equal(seen, [false, true, false]);
});

test("Caps Lock is reported while the field has focus", () => {
  const { actor } = openField(newPasswordRule);
  const isOn = () => selectIsCapsLockOn(actor.getSnapshot());
  actor.send({ type: "capsLock.seen", isOn: true });
  assert.is(isOn(), true);
  actor.send({ type: "capsLock.seen", isOn: false });
  assert.is(isOn(), false);
  actor.send({ type: "capsLock.seen", isOn: true });
  actor.send({ type: "field.left" });
  assert.is(isOn(), false);
});

test("every state and transition is reached", () => {
  const sample = [{ text: "short" }, { text: "Alley-oop-2026" }];
  assert.equal(
    uncovered(
      passwordFieldMachine,
      {
        "text.entered": sample,
        "text.read": sample,
        "text.replaced": sample,
        "text.refused": [{ problem: "no" }],
        "rule.changed": [{ rule: newPasswordRule }],
        "capsLock.seen": [{ isOn: true }, { isOn: false }],
      },
      (snapshot) => [snapshot.value, snapshot.context.text, snapshot.context.problem],
      { input: { rule: newPasswordRule } },
    ),
    { states: [], transitions: [] },
  );
});

function openField(rule: typeof newPasswordRule) {
  const clock = new SimulatedClock();
  return { clock, actor: createActor(passwordFieldMachine, { clock, input: { rule } }).start() };
}

test.run();
