import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { Message } from "../../../domain/huddle/huddle";
import { composerTexts } from "../../../domain/huddle/huddle-texts";
import {
  composerMachine,
  type Draft,
  selectEdited,
  selectIsReady,
  selectIsSaving,
  selectNaming,
  selectProblem,
  selectReply,
  selectText,
} from "../../../machines/huddle/composer.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { said } from "../../support/people/talking";

const test = suite(composerMachine.id);
const none: Draft = { text: "", chosen: [] };
const kim = { userId: "u-kim", name: "Kim Anders" };

test("a message is told with the ids of who is named, and the field is empty at once", () => {
  const { actor, told, drafts, type } = open();
  actor.send({ type: "send.pressed" });
  type("Who drives, @ki");
  assert.is(selectNaming(actor.getSnapshot()), "ki");
  actor.send({ type: "person.chosen", person: kim });
  assert.is(selectText(actor.getSnapshot()), "Who drives, @Kim Anders ");
  actor.send({ type: "reply.chosen", message: said(7) });
  actor.send({ type: "send.pressed" });
  assert.equal(told, [
    { type: "message.written", text: "Who drives, @{u-kim}", mentions: ["u-kim"], replyTo: 7 },
  ]);
  assert.equal([selectText(actor.getSnapshot()), selectReply(actor.getSnapshot())], ["", null]);
  assert.equal(drafts.at(-1), none);
});

test("what was typed is kept for the next visit", () => {
  const { drafts, type } = open();
  type("Half a");
  assert.equal(drafts, [{ text: "Half a", chosen: [] }]);
  const { actor } = open({ text: "Half a", chosen: [kim] });
  assert.is(selectText(actor.getSnapshot()), "Half a");
});

test("blanks, 2,001 signs and an eleventh name cannot be sent, and nothing typed is lost", () => {
  const { actor, told, type } = open();
  const state = () => [selectIsReady(actor.getSnapshot()), selectProblem(actor.getSnapshot())];
  type(" \u200b\n ");
  assert.equal(state(), [false, null]);
  type("x".repeat(2_001));
  assert.equal(state(), [false, composerTexts.tooLong(1)]);
  actor.send({ type: "send.pressed" });
  assert.equal([told, selectText(actor.getSnapshot()).length], [[], 2_001]);
  const many = Array.from({ length: 11 }, (_, at) => ({ userId: `u${at}`, name: `P${at}.` }));
  const other = open({ text: many.map(({ name }) => `@${name}`).join(" "), chosen: many });
  assert.is(selectProblem(other.actor.getSnapshot()), composerTexts.tooMany);
});

test("own words are mended, and what stood in the field before comes back", async () => {
  const { actor, told, calls, answer, type } = open();
  type("Half a");
  const message = said(3, { author_id: "me", text: "Fild 7" });
  actor.send({ type: "edit.chosen", message, draft: { text: "Fild 7", chosen: [] } });
  assert.is(selectEdited(actor.getSnapshot()), message);
  type("Field 7");
  actor.send({ type: "send.pressed" });
  actor.send({ type: "send.pressed" });
  assert.is(selectIsSaving(actor.getSnapshot()), true);
  assert.equal(calls, [{ name: "saveEdit", input: { message, text: "Field 7", mentions: [] } }]);
  await answer("saveEdit", { kind: "saved", message: { ...message, text: "Field 7" } });
  assert.equal(told, [{ type: "message.edited", message: { ...message, text: "Field 7" } }]);
  assert.equal([selectText(actor.getSnapshot()), selectEdited(actor.getSnapshot())], ["Half a", null]);
});

test("a refused edit keeps the words and says why", async () => {
  const { actor, answer, fail, type } = open();
  actor.send({ type: "edit.chosen", message: said(3), draft: { text: "Fild 7", chosen: [] } });
  type("Field 7");
  actor.send({ type: "send.pressed" });
  await answer("saveEdit", { kind: "refused", text: "Too late." });
  assert.equal(
    [selectText(actor.getSnapshot()), selectProblem(actor.getSnapshot())],
    ["Field 7", "Too late."],
  );
  actor.send({ type: "send.pressed" });
  await fail("saveEdit");
  assert.is(selectProblem(actor.getSnapshot()), problemTexts.unknown);
  actor.send({ type: "left" });
  assert.equal([selectText(actor.getSnapshot()), selectProblem(actor.getSnapshot())], ["", null]);
});

test("an answer can be left, and takes an edit's place", () => {
  const { actor, type } = open();
  actor.send({ type: "reply.chosen", message: said(1) });
  actor.send({ type: "left" });
  assert.is(selectReply(actor.getSnapshot()), null);
  type("Mine");
  actor.send({ type: "edit.chosen", message: said(2), draft: { text: "Two", chosen: [] } });
  actor.send({ type: "edit.chosen", message: said(3), draft: { text: "Three", chosen: [] } });
  actor.send({ type: "person.chosen", person: kim });
  assert.is(selectText(actor.getSnapshot()), "Three", "nobody is being named");
  actor.send({ type: "reply.chosen", message: said(1) });
  assert.equal([selectText(actor.getSnapshot()), selectReply(actor.getSnapshot())?.seq], ["Mine", 1]);
});

test("an answer's original stands as it is now: mended, or taken back with its words gone", () => {
  const { actor, told, type } = open();
  const change = (...messages: Message[]) => actor.send({ type: "messages.changed", messages });
  const answered = () => selectReply(actor.getSnapshot());
  change(said(1, { changed: 8, text: "" }));
  assert.is(answered(), null, "nothing is answered yet");
  actor.send({ type: "reply.chosen", message: said(1) });
  type("Half a");
  change(said(2, { changed: 9, text: "", withdrawn_as: "author" }), said(1, { changed: 10, text: "Mended" }));
  assert.is(answered()?.text, "Mended");
  change(said(1, { changed: 11, text: "", withdrawn_as: "staff" }));
  change(said(1, { changed: 10, text: "Mended" }));
  assert.equal([answered()?.text, answered()?.withdrawn_as], ["", "staff"], "an older state is dropped");
  assert.equal([selectText(actor.getSnapshot()), selectIsReady(actor.getSnapshot())], ["Half a", true]);
  actor.send({ type: "send.pressed" });
  assert.equal(told, [{ type: "message.written", text: "Half a", mentions: [], replyTo: 1 }]);
});

test("an edit that nothing was typed in ends once its message is taken back, and the words before it come back", () => {
  const { actor, type } = open();
  type("Half a");
  actor.send({ type: "reply.chosen", message: said(1) });
  actor.send({ type: "edit.chosen", message: said(3), draft: { text: "Fild 7", chosen: [] } });
  actor.send({ type: "messages.changed", messages: [said(3, { changed: 8, text: "Fild 8" })] });
  assert.is(selectEdited(actor.getSnapshot())?.text, "Fild 8", "mended elsewhere");
  const gone = { changed: 9, text: "", withdrawn_as: "author" } as const;
  actor.send({ type: "messages.changed", messages: [said(3, gone), said(1, gone)] });
  assert.equal([selectText(actor.getSnapshot()), selectEdited(actor.getSnapshot())], ["Half a", null]);
  assert.is(selectReply(actor.getSnapshot())?.text, "");
});

test("what was typed into an edit outlives its message, cannot be saved, and gives way on a press", async () => {
  const gone = said(3, { changed: 9, text: "", withdrawn_as: "staff" });
  const { actor, calls, type, answer } = open();
  type("Half a");
  actor.send({ type: "edit.chosen", message: said(3), draft: { text: "Fild 7", chosen: [] } });
  type("Field 7, gate B");
  actor.send({ type: "messages.changed", messages: [gone] });
  actor.send({ type: "send.pressed" });
  const seen = () => [selectText(actor.getSnapshot()), selectProblem(actor.getSnapshot())];
  assert.equal([calls, seen()], [[], ["Field 7, gate B", composerTexts.editGone]]);
  actor.send({ type: "left" });
  assert.equal(seen(), ["Half a", null]);
  actor.send({ type: "edit.chosen", message: said(3), draft: { text: "Fild 7", chosen: [] } });
  type("Field 7");
  actor.send({ type: "send.pressed" });
  actor.send({ type: "messages.changed", messages: [gone] });
  await answer("saveEdit", { kind: "refused", text: "It is gone." });
  assert.equal(seen(), ["Field 7", "It is gone."]);
  type("Fild 7");
  assert.equal(seen(), ["Half a", null], "nothing of it is left in the field");
});

test("every state and transition is reached", () => {
  const samples = {
    "text.entered": [{ text: "Words", caret: 5 }],
    "person.chosen": [{ person: kim }],
    "reply.chosen": [{ message: said(1) }],
    "edit.chosen": [{ message: said(2), draft: { text: "Two", chosen: [] } }],
    "messages.changed": [{ messages: [] }, { messages: [said(2, { changed: 9, withdrawn_as: "author" })] }],
    "xstate.done.actor.saveEdit": [
      { output: { kind: "saved", message: said(2) } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const walked = (snapshot: { value: unknown; context: { text: string; reply: unknown } }) => [
    snapshot.value,
    snapshot.context.text,
    snapshot.context.reply !== null,
  ];
  assert.equal(uncovered(composerMachine, samples, walked, { input: { draft: none } }), {
    states: [],
    transitions: [],
  });
});

function open(draft: Draft = none) {
  const placeholders = openPlaceholders();
  const told: unknown[] = [];
  const drafts: Draft[] = [];
  const actor = createActor(
    composerMachine.provide({
      actors: { saveEdit: fromPromise(({ input }) => placeholders.call("saveEdit", input)) },
      actions: { saveDraft: (_, kept) => void drafts.push(kept) },
    }),
    { input: { draft } },
  );
  actor.on("message.written", (event) => told.push(event));
  actor.on("message.edited", (event) => told.push(event));
  actor.start();
  return {
    actor,
    told,
    drafts,
    ...placeholders,
    type: (text: string) => actor.send({ type: "text.entered", text, caret: text.length }),
  };
}

test.run();
