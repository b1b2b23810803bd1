import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { codeTexts } from "../../../domain/invitation/texts";
import { codeEntryMachine, selectProblem, selectText } from "../../../machines/invitation/code-entry.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(codeEntryMachine.id);

test("typed letter by letter, the code is complete with its last one", () => {
  const actor = open();
  for (const text of ["K", "K7", "K7Q", "K7QM", "K7QM-", "K7QM-4", "K7QM-4X", "K7QM-4XT"]) {
    actor.send({ type: "code.entered", text });
    assert.equal([actor.getSnapshot().status, selectProblem(actor.getSnapshot())], ["active", null], text);
  }
  actor.send({ type: "code.entered", text: "K7QM-4XTD" });
  assert.equal(actor.getSnapshot().output, { kind: "complete", code: "K7QM4XTD" });
});

test("a pasted code is accepted in any letter case and grouping", () => {
  for (const text of ["k7qm4xtd", " K7QM 4XTD ", "k7qm–4xtd"]) {
    const actor = open();
    actor.send({ type: "code.entered", text });
    assert.equal(actor.getSnapshot().output, { kind: "complete", code: "K7QM4XTD" }, text);
  }
});

test("a complete text that is no code shows an error and can be corrected", () => {
  const actor = open();
  for (const text of ["K7QM-4XTA", "K7QM-4XTDD", "O7QM4XTD"]) {
    actor.send({ type: "code.entered", text });
    assert.equal(
      [selectText(actor.getSnapshot()), selectProblem(actor.getSnapshot())],
      [text, codeTexts.wrong],
    );
  }
  actor.send({ type: "code.entered", text: "K7QM-4XT" });
  assert.is(selectProblem(actor.getSnapshot()), null);
  actor.send({ type: "code.submitted" });
  assert.is(selectProblem(actor.getSnapshot()), codeTexts.short);
  actor.send({ type: "code.submitted" });
  actor.send({ type: "code.entered", text: "K7QM-4XTD" });
  assert.is(actor.getSnapshot().status, "done");
});

test("leaving gives no code", () => {
  const actor = open();
  actor.send({ type: "code.entered", text: "K7QM" });
  actor.send({ type: "left" });
  assert.equal(actor.getSnapshot().output, { kind: "left" });
});

test("every state and transition is reached", () => {
  const samples = { "code.entered": [{ text: "K7" }, { text: "AAAAAAAA" }, { text: "K7QM4XTD" }] };
  assert.equal(uncovered(codeEntryMachine, samples), { states: [], transitions: [] });
});

const open = () => createActor(codeEntryMachine).start();

test.run();
