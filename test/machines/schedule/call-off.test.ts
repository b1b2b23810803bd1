import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  callOffMachine,
  selectCallOffRefusal,
  selectCallOffScope,
  selectEvent,
  selectIsCalling,
  selectReason,
} from "../../../machines/schedule/call-off.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { details } from "../../support/people/event";
import { practice } from "../../support/people/week";

const test = suite(callOffMachine.id);
const off = details({ status: "called_off", called_off_for: "weather", version: 4 });
const rain = { type: "reason.chosen", reason: "weather", note: "" } as const;

test("one press on a reason cancels the event, and a second one meanwhile is ignored", async () => {
  const { actor, calls, answer, state } = open();
  actor.send(rain);
  actor.send({ ...rain, reason: "other" });
  assert.equal(state(), [true, "weather", null]);
  assert.equal(calls, [
    { name: "callOff", input: { event: practice(), request: { reason: "weather", note: "", scope: "one" } } },
  ]);
  await answer("callOff", { kind: "saved", saved: off });
  assert.equal(actor.getSnapshot().output, {
    kind: "called_off",
    before: practice(),
    after: off,
    isTogether: false,
  });
});

test("a refusal shows the reason and can be retried", async () => {
  const { actor, answer, fail, state } = open();
  actor.send(rain);
  await answer("callOff", { kind: "refused", text: messageTexts.EVENT_ITEM_403_OVER });
  assert.equal(state(), [false, null, messageTexts.EVENT_ITEM_403_OVER]);
  actor.send(rain);
  assert.is(state()[2], null);
  await fail("callOff");
  assert.equal(state(), [false, null, problemTexts.unknown]);
});

test("another's change is shown first, and the next press applies to it", async () => {
  const { actor, calls, answer, state } = open();
  actor.send(rain);
  const theirs = details({ starts_local: "2026-11-24T18:00:00", version: 4 });
  await answer("callOff", { kind: "differs", theirs });
  assert.equal(state(), [false, null, messageTexts.REQUEST_412_CHANGED]);
  assert.is(selectEvent(actor.getSnapshot()).starts_local, "2026-11-24T18:00:00");
  actor.send({ ...rain, note: "Thunder" });
  assert.equal(calls.at(-1)?.input, {
    event: theirs.event,
    request: { reason: "weather", note: "Thunder", scope: "one" },
  });
});

test("a conflict with the same reason counts as a lost reply", async () => {
  const { actor, answer, state } = open();
  actor.send(rain);
  await answer("callOff", {
    kind: "differs",
    theirs: details({ ...off.event, called_off_for: "field" }),
  });
  assert.equal(state(), [false, null, messageTexts.REQUEST_412_CHANGED]);
  const again = open();
  again.actor.send(rain);
  await again.answer("callOff", { kind: "differs", theirs: off });
  assert.is(again.actor.getSnapshot().output?.kind, "called_off");
});

test("this and later is sent with the reason, and can be chosen and unchosen before", async () => {
  const { actor, calls, answer } = open();
  assert.is(selectCallOffScope(actor.getSnapshot()), "one");
  actor.send({ type: "scope.chosen", scope: "later" });
  actor.send({ type: "scope.chosen", scope: "one" });
  actor.send({ type: "scope.chosen", scope: "later" });
  assert.is(selectCallOffScope(actor.getSnapshot()), "later");
  actor.send(rain);
  assert.equal(calls[0]?.input, {
    event: practice(),
    request: { reason: "weather", note: "", scope: "later" },
  });
  await answer("callOff", { kind: "saved", saved: off });
  assert.equal(actor.getSnapshot().output, {
    kind: "called_off",
    before: practice(),
    after: off,
    isTogether: true,
  });
});

test("for this and later a conflict counts as a lost reply only if later events are off with it", async () => {
  for (const [together, isMine] of [
    [2, true],
    [0, false],
  ] as const) {
    const { actor, answer, state } = open();
    actor.send({ type: "scope.chosen", scope: "later" });
    actor.send(rain);
    await answer("callOff", { kind: "differs", theirs: { ...off, off_together: together } });
    assert.is(actor.getSnapshot().status === "done", isMine);
    assert.is(state()[2], isMine ? null : messageTexts.REQUEST_412_CHANGED);
  }
});

test("leaving cancels nothing", () => {
  const { actor, calls } = open();
  actor.send({ type: "left" });
  assert.equal([calls, actor.getSnapshot().output], [[], { kind: "left" }]);
});

test("every state and transition is reached", () => {
  const samples = {
    "reason.chosen": [rain],
    "scope.chosen": [{ scope: "later" }],
    "xstate.done.actor.callOff": [
      { output: { kind: "saved", saved: off } },
      { output: { kind: "differs", theirs: details({ version: 4 }) } },
      { output: { kind: "differs", theirs: off } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(callOffMachine, samples, undefined, { input: { event: practice() } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    callOffMachine.provide({
      actors: { callOff: fromPromise(({ input }) => placeholders.call("callOff", input)) },
    }),
    { input: { event: practice() } },
  ).start();
  const state = () => {
    const snapshot = actor.getSnapshot();
    return [selectIsCalling(snapshot), selectReason(snapshot), selectCallOffRefusal(snapshot)];
  };
  return { ...placeholders, actor, state };
}

test.run();
