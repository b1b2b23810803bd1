import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { GivenMark } from "../../../domain/schedule/attendance/attendance";
import { listOf, playersToMark } from "../../../domain/schedule/attendance/attendance-list";
import {
  attendanceMachine,
  selectAttendanceList,
  selectAttendanceStep,
  selectListFault,
  selectListReadAt,
  selectMarkRefusal,
  selectSavedMarks,
  selectWaitingMarks,
} from "../../../machines/schedule/attendance.machine";
import {
  attendanceCountsMachine,
  selectCounts,
  selectCountsFault,
  selectCountsStep,
} from "../../../machines/schedule/attendance-counts.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { during, line, said, squad } from "../../support/people/squad";

const test = suite(attendanceMachine.id);
const key = { teamId: "comets", eventId: "e1" };
const list = listOf(squad([line("maya"), line("leo"), line("ada", { answer: "no" })]));
const read = { kind: "read", list, tag: "t1", readAt: null } as const;

test("one press marks everybody who is In, one each exception, and a second press clears it", async () => {
  const { answer, send, sent, marks, step } = open();
  assert.is(step(), "opening");
  await answer("read", read);
  assert.is(step(), "marking");
  send({ type: "all-in.pressed", at: during });
  assert.equal(sent(), ["maya present", "leo present"]);
  send({ type: "mark.pressed", id: "leo", mark: "absent", at: during + 1_000 });
  assert.equal([sent(), marks()], [["leo absent"], ["present", "absent", null]]);
  send({ type: "mark.pressed", id: "leo", mark: "absent", at: during + 2_000 });
  assert.equal([sent(), marks()], [["leo null"], ["present", null, null]]);
  send({ type: "mark.pressed", id: "nobody", mark: "absent", at: during + 3_000 });
  assert.equal([sent(), marks()], [[], ["present", null, null]], "a row that is gone");
});

test("what the server saved stays marked before the list is read again", async () => {
  const { answer, send, settle, marks, state } = open();
  await answer("read", read);
  send({ type: "all-in.pressed", at: during });
  settle({ kind: "saved" });
  assert.equal([state().waiting, state().saved.length, marks()], [0, 2, ["present", "present", null]]);
});

test("a mark that came back is told here, and the list says what stands", async () => {
  const { answer, send, settle, marks, state, names } = open();
  await answer("read", read);
  send({ type: "mark.pressed", id: "maya", mark: "late", at: during });
  settle({ kind: "refused", text: "Gone." });
  assert.equal([state().refusal, marks(), names().at(-1)], ["Gone.", [null, null, null], "read"]);
  await answer("read", { kind: "unchanged" });
  send({ type: "mark.pressed", id: "maya", mark: "late", at: during });
  assert.is(state().refusal, null, "the next press puts it away");
  settle({ kind: "refused", text: "Gone." }, false);
  assert.is(state().refusal, null, "a toast told it");
});

test("the stored list can be marked without a network, and is read anew with it", async () => {
  const { answer, fail, send, step, state, calls } = open();
  await answer("read", { ...read, tag: null, readAt: 5 });
  assert.equal([step(), state().readAt], ["marking", 5]);
  send({ type: "network.returned" });
  assert.equal(calls.at(-1)?.input, { ...key, tag: null });
  await answer("read", { kind: "refused", text: "No line." });
  assert.equal([step(), state().readAt, state().fault], ["marking", 5, "No line."]);
  send({ type: "retry.pressed" });
  await fail("read");
  assert.is(state().fault, problemTexts.unknown);
  send({ type: "network.returned" });
  await answer("read", read);
  assert.equal([state().readAt, state().fault], [null, null]);
  send({ type: "network.returned" });
  await answer("read", { kind: "gone" });
  assert.is(step(), "gone");
});

test("a list that nobody can mark is closed: called off, too early, over, or not one's own team's", async () => {
  const off = listOf(squad([], { status: "called_off" }));
  const early = listOf(
    squad([], { arrives_at: "2026-11-25T23:15:00.000Z", ends_at: "2026-11-26T01:00:00.000Z" }),
  );
  const over = listOf(
    squad([], { arrives_at: "2026-11-01T23:15:00.000Z", ends_at: "2026-11-02T01:00:00.000Z" }),
  );
  for (const closed of [off, early, over, { ...list, isStaff: false }]) {
    const { answer, step } = open();
    await answer("read", { ...read, list: closed });
    assert.is(step(), "closed");
  }
});

test("a first read that fails is tried again", async () => {
  const { answer, fail, send, step, state } = open();
  await answer("read", { kind: "refused", text: "No line." });
  assert.equal([step(), state().fault], ["failed", "No line."]);
  send({ type: "retry.pressed" });
  await fail("read");
  assert.equal([step(), state().fault], ["failed", problemTexts.unknown]);
  send({ type: "network.returned" });
  await answer("read", read);
  assert.is(step(), "marking");
});

test("every state and transition is reached", () => {
  const outcomes = [
    { output: read },
    { output: { ...read, list: { ...list, isStaff: false } } },
    { output: { kind: "gone" } },
    { output: { kind: "refused", text: "no" } },
  ];
  const settled = { said: said(), isShownHere: true };
  const samples = {
    "mark.pressed": [{ id: "maya", mark: "late", at: during }],
    "all-in.pressed": [{ at: during }],
    "outbox.changed": [{ waiting: [] }],
    "mark.settled": [
      { ...settled, outcome: { kind: "saved" } },
      { ...settled, outcome: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.open": outcomes,
    "xstate.done.actor.refresh": outcomes,
  };
  const of = ({ value, context }: { value: unknown; context: { list: unknown } }) => [
    value,
    context.list !== null,
  ];
  assert.equal(uncovered(attendanceMachine, samples, of, { input: { key, openedAt: during } }), {
    states: [],
    transitions: [],
  });
});

test("counts are read at a press, folded and read anew", async () => {
  const placeholders = openPlaceholders();
  const actor = createActor(
    attendanceCountsMachine.provide({
      actors: { read: fromPromise(({ input }) => placeholders.call("read", input)) },
    }),
    { input: { teamId: "comets" } },
  ).start();
  const state = () => selectCountsStep(actor.getSnapshot());
  assert.is(state(), "folded");
  actor.send({ type: "unfold.pressed" });
  assert.equal([state(), placeholders.calls.at(-1)?.input], ["reading", { teamId: "comets" }]);
  await placeholders.answer("read", { kind: "refused", text: "No line." });
  assert.equal([state(), selectCountsFault(actor.getSnapshot())], ["failed", "No line."]);
  actor.send({ type: "unfold.pressed" });
  await placeholders.fail("read");
  assert.equal([state(), selectCountsFault(actor.getSnapshot())], ["failed", problemTexts.unknown]);
  actor.send({ type: "unfold.pressed" });
  const counts = { from: "2026-08-01", to: "2027-05-28", members: [] };
  await placeholders.answer("read", { kind: "read", counts });
  assert.equal([state(), selectCounts(actor.getSnapshot())], ["shown", counts]);
  actor.send({ type: "fold.pressed" });
  assert.is(state(), "folded");
  const outcomes = [{ output: { kind: "read", counts } }, { output: { kind: "refused", text: "no" } }];
  const samples = { "xstate.done.actor.read": outcomes };
  assert.equal(uncovered(attendanceCountsMachine, samples, undefined, { input: { teamId: "comets" } }), {
    states: [],
    transitions: [],
  });
});

/** The outbox of the test keeps what was made until the test settles it. */
function open() {
  const placeholders = openPlaceholders();
  let waiting: GivenMark[] = [];
  let last: readonly GivenMark[] = [];
  let tell: (event: unknown) => void = () => {};
  const actor = createActor(
    attendanceMachine.provide({
      actors: {
        read: fromPromise(({ input }) => placeholders.call("read", input)),
        outbox: fromCallback(({ receive, sendBack }) => {
          tell = sendBack as typeof tell;
          receive((event) => {
            last = (event as { marks: readonly GivenMark[] }).marks;
            const ids = last.map(({ membershipId }) => membershipId);
            waiting = [...waiting.filter(({ membershipId }) => !ids.includes(membershipId)), ...last];
            sendBack({ type: "outbox.changed", waiting });
          });
        }),
      },
    }),
    { input: { key, openedAt: during } },
  ).start();
  const snapshot = () => actor.getSnapshot();
  return {
    ...placeholders,
    send: actor.send.bind(actor),
    step: () => selectAttendanceStep(snapshot()),
    state: () => ({
      waiting: selectWaitingMarks(snapshot()).length,
      saved: selectSavedMarks(snapshot()),
      readAt: selectListReadAt(snapshot()),
      fault: selectListFault(snapshot()),
      refusal: selectMarkRefusal(snapshot()),
    }),
    sent: () => last.map(({ membershipId, attendance }) => `${membershipId} ${attendance}`),
    marks: () =>
      playersToMark(selectAttendanceList(snapshot()) ?? list, snapshot().context).map(({ mark }) => mark),
    settle: (outcome: { kind: string; text?: string }, isShownHere = true) => {
      const done = waiting;
      waiting = [];
      for (const each of done) tell({ type: "mark.settled", said: each, outcome, isShownHere });
      tell({ type: "outbox.changed", waiting });
    },
  };
}

test.run();
