import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise, setup } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import type {
  AnswerSubject,
  GivenAnswer,
  SentAnswer,
  ShownOutcome,
} from "../../../domain/schedule/answer/answering";
import {
  answerMachine,
  answerOfMany,
  selectIsAcknowledging,
  selectOff,
  selectPhase,
  selectRefusal,
  selectSaid,
  selectSubject,
} from "../../../machines/schedule/answer.machine";
import type { AnswerEvent, AnswerSaved } from "../../../machines/schedule/answer.setup";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, settled } from "../../support/machines/placeholders";
import { said, standing, subject } from "../../support/people/week";

const test = suite(answerMachine.id);

const mine = standing({
  answer: "yes",
  by: { name: "Kim", is_me: true },
  at: "2026-11-22T14:14:00.000Z",
  version: 1,
});
const theirs = standing({
  answer: "no",
  by: { name: "Alex", is_me: false },
  at: "2026-11-22T14:02:00.000Z",
  version: 1,
});

test("a pressed answer is pending until the server confirms it", async () => {
  const { send, seen, calls, answer, told } = open();
  assert.is(seen().phase, "unanswered");
  send({ type: "answer.pressed", answer: "yes" });
  send({ type: "answer.pressed", answer: "no" });
  assert.equal(calls, [{ name: "saveAnswer", input: said() }]);
  assert.equal([seen().phase, seen().said, seen().saved], ["sending", "yes", null]);
  await answer("saveAnswer", { kind: "saved", standing: mine });
  assert.equal([seen().phase, seen().said, seen().saved], ["answered", null, "yes"]);
  assert.equal(told, [{ type: "answer.saved", eventId: "e1", membershipId: "maya", standing: mine }]);
  send({ type: "answer.pressed", answer: "yes" });
  assert.is(calls.length, 1, "the same once more is nothing new");
});

test("a read started before an answer was saved does not undo it", async () => {
  const { send, seen, answer } = open();
  send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "saved", standing: mine });
  send({ type: "event.changed", subject: subject({ eventVersion: 4 }) });
  assert.equal([seen().phase, seen().saved, seen().eventVersion], ["answered", "yes", 4]);
});

test("an answer for the old time is renewed by one press", async () => {
  const { send, seen, calls } = open(subject({ standing: { ...mine, isForOldTime: true }, eventVersion: 5 }));
  assert.is(seen().phase, "answered");
  send({ type: "answer.pressed", answer: "yes" });
  assert.equal(calls[0]?.input, said({ eventVersion: 5, seenVersion: 1 }));
});

test("a note is sent with the current answer, and is dropped with a different one", async () => {
  const { send, calls, answer } = open(subject({ standing: theirs }));
  send({ type: "note.entered", note: null });
  assert.is(calls.length, 0, "no note is nothing new");
  send({ type: "note.entered", note: "At the dentist" });
  assert.equal(calls[0]?.input, said({ answer: "no", note: "At the dentist", seenVersion: 1 }));
  const noted = { ...theirs, note: "At the dentist", version: 2 };
  await answer("saveAnswer", { kind: "saved", standing: noted });
  send({ type: "answer.pressed", answer: "maybe" });
  assert.equal(calls[1]?.input, said({ answer: "maybe", note: null, seenVersion: 2 }));
});

test("another's answer stands in the row while it is asked about, and can be kept or replaced", async () => {
  const { send, seen, calls, answer } = open();
  send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "differs", theirs });
  assert.equal([seen().phase, seen().saved, seen().by, seen().said], ["differing", "no", "Alex", "yes"]);
  send({ type: "mine.insisted" });
  assert.equal(calls[1]?.input, said({ seenVersion: 1 }));
  await answer("saveAnswer", { kind: "differs", theirs: { ...theirs, version: 2 } });
  send({ type: "theirs.left" });
  assert.equal([seen().phase, seen().saved, seen().said], ["answered", "no", null]);
});

test("after the deadline only a no is accepted, and the reason is shown", async () => {
  const { send, seen, calls, answer } = open();
  send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "late", text: messageTexts.ANSWER_403_LATE });
  assert.equal([seen().phase, seen().open, seen().refusal], ["locked", ["no"], messageTexts.ANSWER_403_LATE]);
  send({ type: "answer.pressed", answer: "maybe" });
  assert.is(calls.length, 1);
  send({ type: "answer.pressed", answer: "no" });
  assert.is(calls.length, 2);
  assert.is(seen().refusal, null);
});

test("offline the answer waits in the queue, also when changed there, until its outcome arrives", async () => {
  const { send, seen, answer, boxed } = open();
  send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "unreachable" });
  assert.equal([seen().phase, seen().said, seen().saved], ["queued", "yes", null]);
  send({ type: "answer.pressed", answer: "no" });
  assert.equal([seen().phase, seen().said], ["queued", "no"]);
  assert.equal(
    boxed.map((each) => each.answer),
    ["yes", "no"],
  );
  send({ type: "outbox.settled", outcome: { kind: "saved", standing: { ...mine, answer: "no" } } });
  assert.equal([seen().phase, seen().saved], ["answered", "no"]);
});

test("a change of mind tells which answers it replaces, whose replies are not known", async () => {
  const { send, answer, calls, boxed } = open();
  send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "unreachable" });
  send({ type: "answer.pressed", answer: "maybe" });
  send({ type: "answer.pressed", answer: "no" });
  send({ type: "answer.pressed", answer: "no" });
  assert.equal(
    boxed.map(({ answer, replaced }) => [answer, replaced]),
    [
      ["yes", undefined],
      ["maybe", ["yes"]],
      ["no", ["yes", "maybe"]],
      ["no", ["yes", "maybe"]],
    ],
  );
  send({ type: "outbox.settled", outcome: { kind: "limited", seconds: 9 } });
  send({ type: "retry.pressed" });
  assert.equal(calls[1]?.input, said({ answer: "no", replaced: ["yes", "maybe"] }));
});

test("a change of mind of an answer from an earlier visit tells it too", () => {
  const { send, boxed } = open(subject(), said());
  send({ type: "answer.pressed", answer: "no" });
  assert.equal(boxed.at(-1), said({ answer: "no", replaced: ["yes"] }));
});

test("what was refused or contradicted reads saved once a window says that it stands", async () => {
  for (const outcome of [
    { kind: "refused", text: "No line." },
    { kind: "differs", theirs },
  ]) {
    const { send, seen, answer } = open();
    send({ type: "answer.pressed", answer: "yes" });
    await answer("saveAnswer", outcome);
    const { phase } = seen();
    send({ type: "event.changed", subject: subject({ standing: { ...theirs, version: 2 } }) });
    assert.equal([seen().phase, seen().saved], [phase, "no"], "another one stands");
    send({ type: "event.changed", subject: subject({ standing: { ...mine, version: 3 } }) });
    assert.equal([seen().phase, seen().saved, seen().said, seen().refusal], ["answered", "yes", null, null]);
  }
});

test("a refused renewal is not taken for saved because the answer for the old time stands", async () => {
  const old = { ...mine, isForOldTime: true };
  const { send, seen, answer } = open(subject({ standing: old }));
  send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "refused", text: "No line." });
  send({ type: "event.changed", subject: subject({ standing: old }) });
  assert.equal([seen().phase, seen().refusal], ["refused", "No line."]);
});

test("an event called off meanwhile closes the row, and Got it acknowledges the call-off", async () => {
  const { send, seen, calls, answer } = open();
  send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "called_off", text: "Called off: rain.", version: 4 });
  assert.equal([seen().phase, seen().off, seen().open], ["calledOff", "Called off: rain.", []]);
  send({ type: "event.changed", subject: subject() });
  assert.is(seen().phase, "calledOff", "a window from before it");
  send({ type: "got-it.pressed" });
  send({ type: "got-it.pressed" });
  assert.equal(calls.slice(1), [
    { name: "acknowledge", input: { teamId: "rockets", eventId: "e1", version: 4 } },
  ]);
  assert.is(seen().isAcknowledging, true);
  await answer("acknowledge", undefined);
  assert.equal([seen().phase, seen().off, seen().said], ["locked", null, null]);
});

test("the window that shows the call-off, or the event back on, ends the notice", async () => {
  for (const [read, phase] of [
    [subject({ eventVersion: 4, open: [], closed: "called_off" }), "locked"],
    [subject({ eventVersion: 5 }), "unanswered"],
  ] as const) {
    const { send, seen, answer } = open();
    send({ type: "answer.pressed", answer: "yes" });
    await answer("saveAnswer", { kind: "called_off", text: "Called off: rain.", version: 4 });
    send({ type: "event.changed", subject: read });
    assert.equal([seen().phase, seen().off, seen().said], [phase, null, null]);
  }
});

test("an answer queued on an earlier visit is shown as waiting", () => {
  const { seen, boxed } = open(subject(), said());
  assert.equal([seen().phase, seen().said], ["queued", "yes"]);
  assert.is(boxed.length, 1);
});

test("a failed answer shows the reason and is retried", async () => {
  const { send, seen, calls, answer, fail } = open();
  send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "refused", text: "No line." });
  assert.equal([seen().phase, seen().refusal, seen().said], ["refused", "No line.", "yes"]);
  send({ type: "retry.pressed" });
  assert.equal([seen().phase, seen().refusal, calls.length], ["sending", null, 2]);
  await answer("saveAnswer", { kind: "limited", seconds: 9 });
  assert.is(seen().refusal, messageTexts.REQUEST_429_LIMIT);
  send({ type: "answer.pressed", answer: "no" });
  await fail("saveAnswer");
  assert.equal([seen().phase, seen().refusal], ["refused", problemTexts.unknown]);
});

test("a call and a queued item can ask at any time whether a row is drawn, also of two", async () => {
  const { send, answer, isDrawn } = open();
  send({ type: "row.drawn" });
  send({ type: "answer.pressed", answer: "yes" });
  assert.is(isDrawn(), true);
  send({ type: "row.removed" });
  assert.is(isDrawn(), false);
  await answer("saveAnswer", { kind: "unreachable" });
  send({ type: "row.drawn" });
  send({ type: "row.drawn" });
  send({ type: "row.removed" });
  assert.is(isDrawn(), true, "its card is left after the sheet is closed");
  send({ type: "row.removed" });
  assert.is(isDrawn(), false);
});

test("a refusal that a toast told leaves the row as the server has it", async () => {
  const { send, seen, answer } = open();
  send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "announced", theirs: null });
  assert.equal([seen().phase, seen().said, seen().refusal], ["unanswered", null, null]);
  send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "unreachable" });
  send({ type: "outbox.settled", outcome: { kind: "announced", theirs } });
  assert.equal([seen().phase, seen().said, seen().saved], ["answered", null, "no"]);
});

test("a saved answer is reported to the parent machine, and a call-off makes it read the window again", async () => {
  assert.equal(
    (await heardByParent({ kind: "saved", standing: mine })).map(
      (each) => "standing" in each && each.standing,
    ),
    [mine],
  );
  const off = { kind: "called_off", text: "Called off: rain.", version: 4 } as const;
  assert.equal(await heardByParent(off, { type: "got-it.pressed" }), [{ type: "refresh.wanted" }]);
});

async function heardByParent(outcome: ShownOutcome, ...then: AnswerEvent[]) {
  type Sent = AnswerSaved | { type: "refresh.wanted" };
  const heard: Sent[] = [];
  const parent = setup({
    types: { events: {} as Sent },
    actors: {
      answer: answerOfMany(
        answerMachine.provide({
          actors: {
            saveAnswer: fromPromise<ShownOutcome, SentAnswer>(async () => outcome),
            acknowledge: fromPromise(async () => {}),
          },
        }),
      ),
    },
    actions: { hear: (_, each: Sent) => heard.push(each) },
  }).createMachine({
    invoke: { id: "one", src: "answer", input: { subject: subject() } },
    on: { "*": { actions: { type: "hear", params: ({ event }) => event } } },
  });
  const actor = createActor(parent).start();
  for (const event of [{ type: "answer.pressed", answer: "yes" } as const, ...then]) {
    actor.getSnapshot().children.one?.send(event);
    await settled();
  }
  return heard;
}

test("every state and transition is reached", () => {
  const outcomes: ShownOutcome[] = [
    { kind: "saved", standing: mine },
    { kind: "saved", standing: { ...mine, isForOldTime: true } },
    { kind: "differs", theirs },
    { kind: "late", text: "late" },
    { kind: "called_off", text: "off", version: 3 },
    { kind: "unreachable" },
    { kind: "refused", text: "no" },
    { kind: "announced", theirs: null },
  ];
  const samples = {
    "answer.pressed": [{ answer: "yes" }, { answer: "no" }],
    "note.entered": [{ note: "ill" }],
    "event.changed": [
      { subject: subject({ standing: theirs }) },
      { subject: subject({ standing: { ...mine, version: 2 } }) },
      { subject: subject({ eventVersion: 2 }) },
    ],
    "outbox.settled": outcomes.map((outcome) => ({ outcome })),
    "xstate.done.actor.saveAnswer": outcomes.map((output) => ({ output })),
  };
  assert.equal(
    uncovered(answerMachine, samples, ({ value, context }) => [value, context.subject.standing.answer], {
      inputs: [
        { subject: subject() },
        { subject: subject({ standing: { ...mine, isForOldTime: true } }) },
        { subject: subject(), waiting: said() },
      ],
    }),
    { states: [], transitions: [] },
  );
});

function open(of: AnswerSubject = subject(), waiting: GivenAnswer | null = null) {
  const placeholders = openPlaceholders();
  const boxed: GivenAnswer[] = [];
  const drawn: (() => boolean)[] = [];
  const keep = ({ said, isDrawn }: SentAnswer) => {
    drawn.push(isDrawn);
    return said;
  };
  const actor = createActor(
    answerMachine.provide({
      actors: {
        saveAnswer: fromPromise(({ input }) => placeholders.call("saveAnswer", keep(input))),
        acknowledge: fromPromise(({ input }) => placeholders.call("acknowledge", input)),
        outbox: fromCallback<{ type: "none" }, SentAnswer>(({ input }) => void boxed.push(keep(input))),
      },
    }),
    { input: { subject: of, waiting } },
  );
  const told: AnswerSaved[] = [];
  actor.on("answer.saved", (saved) => told.push(saved));
  actor.start();
  return {
    ...placeholders,
    boxed,
    /** What the latest call or queued item reads of the rows. */
    isDrawn: () => drawn.at(-1)?.(),
    told,
    send: actor.send,
    seen: () => {
      const snapshot = actor.getSnapshot();
      const { standing, open, eventVersion } = selectSubject(snapshot);
      return {
        phase: selectPhase(snapshot),
        said: selectSaid(snapshot)?.answer ?? null,
        saved: standing.answer,
        open,
        eventVersion,
        by: standing.by?.name ?? null,
        off: selectOff(snapshot)?.text ?? null,
        isAcknowledging: selectIsAcknowledging(snapshot),
        refusal: selectRefusal(snapshot),
      };
    },
  };
}

test.run();
