import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { baseCodeTexts } from "../../../domain/base/code-texts";
import { problemTexts } from "../../../domain/base/texts";
import { type DutyAction, dutyTemplates } from "../../../domain/duty/duty-book";
import {
  dutiesMachine,
  selectBook,
  selectDutiesFault,
  selectDutiesRefusal,
  selectDutiesStep,
  selectDutyAction,
  selectIsUndoable,
} from "../../../machines/duty/duties.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { book, snacks } from "../../support/people/help";

const test = suite(dutiesMachine.id);
const at = Date.parse("2026-11-24T10:00:00Z");
const shared = book({ undo_until: "2026-11-24T10:01:00.000Z" });
const [template] = dutyTemplates;
const add = { kind: "add", form: template as NonNullable<typeof template> } as const;
const read = { kind: "read", book: book(), tag: "t1" } as const;

function open() {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  const actor = createActor(
    dutiesMachine.provide({
      actors: {
        read: fromPromise(({ input }) => placeholders.call("read", input)),
        act: fromPromise(({ input }) => placeholders.call("act", input)),
        network: fromCallback(() => {}),
      },
    }),
    { input: { at }, clock },
  ).start();
  const saved: string[] = [];
  actor.on("duties.saved", ({ action }) => saved.push(action.kind));
  let keys = 0;
  return {
    ...placeholders,
    clock,
    saved,
    send: actor.send,
    press: (action: DutyAction) => actor.send({ type: "action.pressed", action, key: `k${++keys}`, at }),
    step: () => selectDutiesStep(actor.getSnapshot()),
    book: () => selectBook(actor.getSnapshot()),
    faults: () => [selectDutiesFault(actor.getSnapshot()), selectDutiesRefusal(actor.getSnapshot())],
    action: () => selectDutyAction(actor.getSnapshot())?.kind ?? null,
    isUndoable: () => selectIsUndoable(actor.getSnapshot()),
  };
}

test("the book is read, and a first read that fails is tried again", async () => {
  const { answer, fail, send, step, faults, book: shown } = open();
  assert.is(step(), "opening");
  await answer("read", { kind: "refused", text: "No line." });
  assert.equal([step(), faults()], ["failed", ["No line.", null]]);
  send({ type: "retry.pressed" });
  await fail("read");
  assert.equal(faults(), [problemTexts.unknown, null]);
  send({ type: "network.returned" });
  await answer("read", read);
  assert.equal([step(), shown(), faults()], ["shown", book(), [null, null]]);
});

test("one action at a time; the reply is the new book", async () => {
  const { answer, press, action, book: shown, saved, calls } = open();
  await answer("read", read);
  press(add);
  press({ kind: "undo" });
  assert.equal([action(), calls.at(-1)?.input], ["add", { action: add, key: "k1" }]);
  await answer("act", { kind: "saved", saved: book({ duties: [] }) });
  assert.equal([action(), shown()?.duties, saved], [null, [], ["add"]]);
});

test("a try after a failure has the key of the first, so that nothing is added twice", async () => {
  const { answer, press, calls, faults } = open();
  await answer("read", read);
  press(add);
  await answer("act", { kind: "refused", text: "No line." });
  assert.equal(faults(), [null, "No line."]);
  press(add);
  assert.equal(calls.at(-1)?.input, { action: add, key: "k1" });
  await answer("act", { kind: "limited", seconds: 30 });
  assert.equal(faults(), [null, baseCodeTexts.REQUEST_429_LIMIT]);
  const other = { kind: "end", duty: snacks() } as const;
  press(other);
  assert.equal(calls.at(-1)?.input, { action: other, key: "k3" });
  await answer("act", { kind: "saved", saved: book() });
  press(other);
  assert.equal(calls.at(-1)?.input, { action: other, key: "k4" }, "saved is saved");
});

test("what somebody else changed is shown, with the reason", async () => {
  const { answer, fail, press, book: shown, faults } = open();
  await answer("read", read);
  press({ kind: "share", dutyId: "d1", tag: "p1" });
  await answer("act", { kind: "differs", theirs: book({ duties: [] }) });
  assert.equal([shown()?.duties, faults()], [[], [null, baseCodeTexts.REQUEST_412_CHANGED]]);
  press({ kind: "undo" });
  await fail("act");
  assert.is(faults()[0], problemTexts.unknown);
});

test("sharing out can be undone until families are notified; then the book is read again", async () => {
  const { answer, press, clock, isUndoable, names, step } = open();
  await answer("read", read);
  press({ kind: "share", dutyId: "d1", tag: "p1" });
  await answer("act", { kind: "saved", saved: shared });
  assert.is(isUndoable(), true);
  clock.increment(59_999);
  assert.is(isUndoable(), true);
  clock.increment(1);
  assert.equal([isUndoable(), names().at(-1)], [false, "read"]);
  await answer("read", { kind: "unchanged" });
  assert.equal([step(), isUndoable()], ["shown", false]);
});

test("the book is refreshed when the network is back, and is gone with the team", async () => {
  const { answer, send, step, faults } = open();
  await answer("read", read);
  send({ type: "network.returned" });
  await answer("read", { kind: "refused", text: "No line." });
  assert.equal([step(), faults()], ["shown", ["No line.", null]]);
  send({ type: "retry.pressed" });
  await answer("read", { kind: "gone" });
  assert.is(step(), "gone");
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.open": [
      { output: read },
      { output: { kind: "gone" } },
      { output: { kind: "refused", text: "" } },
    ],
    "xstate.done.actor.refresh": [
      { output: read },
      { output: { kind: "gone" } },
      { output: { kind: "refused", text: "" } },
    ],
    "xstate.done.actor.act": [
      { output: { kind: "saved", saved: shared } },
      { output: { kind: "saved", saved: book() } },
      { output: { kind: "differs", theirs: book() } },
      { output: { kind: "refused", text: "" } },
    ],
    "action.pressed": [{ action: add, key: "k", at }],
  };
  assert.equal(
    uncovered(dutiesMachine, samples, ({ value, context }) => [value, context.book?.undo_until], {
      input: { at },
    }),
    { states: [], transitions: [] },
  );
});

test.run();
