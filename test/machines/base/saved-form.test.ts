import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  savedFormOf,
  selectIsSaving,
  selectIsUnready,
  selectRefusal,
  selectSaved,
  selectTheirs,
} from "../../../machines/base/saved-form.setup";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite("saved form");

type Kit = { id: string; colour: string; version: number };
const fields = ["colour", "size"] as const;
const machine = savedFormOf<{ colour: string }, (typeof fields)[number], Kit>("kitForm", fields);
const kit: Kit = { id: "k1", colour: "red", version: 1 };
const form = { colour: "lime" };

test("nothing is sent before every field is valid; then a submission is sent once, however often it is pressed", async () => {
  const { actor, calls, submit, judge, answer } = open();
  let gaps = 0;
  actor.on("gaps.found", () => gaps++);
  submit();
  judge("colour", true);
  judge("colour", true);
  submit();
  assert.equal([calls, gaps, isUnready(actor)], [[], 2, true]);
  judge("size", true);
  judge("colour", false);
  submit();
  judge("colour", true);
  for (let press = 0; press < 4; press++) submit();
  assert.equal(calls, [{ name: "save", input: { form, key: "key-1", saved: null } }]);
  assert.equal([gaps, selectIsSaving(actor.getSnapshot()), isUnready(actor)], [3, true, false]);
  actor.send({ type: "left" });
  assert.is(actor.getSnapshot().status, "active", "nobody leaves while it is not known what became of it");
  await answer("save", { kind: "saved", saved: kit });
  assert.equal(actor.getSnapshot().output, { kind: "saved", saved: kit });
});

test("each refusal is shown, and the next try uses the same idempotency key", async () => {
  const { actor, calls, submit, answer, fail } = open({ fit: fields });
  submit();
  await answer("save", { kind: "refused", text: "No room." });
  assert.is(selectRefusal(actor.getSnapshot()), "No room.");
  submit();
  assert.is(selectRefusal(actor.getSnapshot()), null);
  await answer("save", { kind: "limited", seconds: 9 });
  assert.is(selectRefusal(actor.getSnapshot()), messageTexts.REQUEST_429_LIMIT);
  submit();
  await fail("save");
  assert.is(selectRefusal(actor.getSnapshot()), problemTexts.unknown);
  assert.equal(new Set(calls.map(({ input }) => JSON.stringify(input))).size, 1);
});

test("after a version conflict the other's values are shown beside one's own, which can be kept", async () => {
  const theirs = { ...kit, colour: "blue", version: 2 };
  const { actor, calls, submit, judge, answer } = open({ saved: kit });
  submit();
  await answer("save", { kind: "differs", theirs });
  assert.equal([selectTheirs(actor.getSnapshot()), selectSaved(actor.getSnapshot())], [theirs, kit]);
  judge("colour", false);
  submit();
  assert.is(calls.length, 1);
  judge("colour", true);
  submit();
  assert.equal(calls[1]?.input, { form, key: "key-1", saved: theirs });
  assert.is(selectSaved(actor.getSnapshot()), kit, "the fields keep what was typed");
  assert.is(selectTheirs(actor.getSnapshot()), null);
});

test("taking the other's values restarts the form with them", async () => {
  const theirs = { ...kit, colour: "blue", version: 2 };
  const { actor, submit, judge, answer } = open({ saved: kit });
  submit();
  await answer("save", { kind: "differs", theirs });
  judge("colour", false);
  actor.send({ type: "theirs.taken" });
  assert.equal([selectTheirs(actor.getSnapshot()), selectSaved(actor.getSnapshot())], [null, theirs]);
  assert.is(isUnready(actor), false);
});

test("leaving the form saves nothing", async () => {
  const { actor } = open({ saved: kit });
  actor.send({ type: "left" });
  assert.equal(actor.getSnapshot().output, { kind: "left" });
});

test("every state and transition is reached", () => {
  const samples = {
    "field.judged": fields.flatMap((field) => [true, false].map((isFit) => ({ field, isFit }))),
    "form.submitted": [{ form }],
    "xstate.done.actor.save": [
      { output: { kind: "saved", saved: kit } },
      { output: { kind: "differs", theirs: kit } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const key = (snapshot: { value: unknown; context: { fit: readonly string[] } }) => [
    snapshot.value,
    [...snapshot.context.fit].sort(),
  ];
  assert.equal(
    uncovered(machine, samples, key, {
      inputs: [
        { key: "key-1", saved: null },
        { key: "key-1", saved: kit },
      ],
    }),
    { states: [], transitions: [] },
  );
});

const isUnready = (actor: ReturnType<typeof open>["actor"]) => selectIsUnready(fields)(actor.getSnapshot());

function open({ saved = null, fit }: { saved?: Kit | null; fit?: typeof fields } = {}) {
  const placeholders = openPlaceholders();
  const actor = createActor(
    machine.provide({ actors: { save: fromPromise(({ input }) => placeholders.call("save", input)) } }),
    { input: { key: "key-1", saved, ...(fit && { fit }) } },
  ).start();
  return {
    ...placeholders,
    actor,
    submit: () => actor.send({ type: "form.submitted", form }),
    judge: (field: (typeof fields)[number], isFit: boolean) =>
      actor.send({ type: "field.judged", field, isFit }),
  };
}

test.run();
