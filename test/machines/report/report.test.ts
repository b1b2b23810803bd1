import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { baseCodeTexts } from "../../../domain/base/code-texts";
import { problemTexts } from "../../../domain/base/texts";
import { reportTexts } from "../../../domain/report/report-texts";
import { blockedPeopleMachine } from "../../../machines/report/blocked-people.machine";
import { openReportsMachine } from "../../../machines/report/open-reports.machine";
import {
  reportMachine,
  selectIsSending,
  selectNote,
  selectNotToStaff,
  selectReason,
  selectRefusal,
} from "../../../machines/report/report.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(reportMachine.id);
const input = { teamId: "comets", messageId: "m1" };

test("a reason is enough, and the report is sent once", async () => {
  const { actor, calls, answer, told } = open();
  actor.send({ type: "send.pressed" });
  assert.equal([selectRefusal(actor.getSnapshot()), calls], [reportTexts.pick, []]);
  actor.send({ type: "reason.chosen", reason: "unkind" });
  actor.send({ type: "send.pressed" });
  actor.send({ type: "send.pressed" });
  assert.is(selectIsSending(actor.getSnapshot()), true);
  assert.equal(calls, [{ name: "send", input: { ...input, reason: "unkind", note: "", notToStaff: false } }]);
  await answer("send", { kind: "reported" });
  assert.equal(told, [false]);
});

test("what was written stays after a refusal", async () => {
  const { actor, answer, fail, told } = open();
  actor.send({ type: "reason.chosen", reason: "unsafe" });
  actor.send({ type: "note.entered", note: "Twice this week" });
  actor.send({ type: "staff.ticked", isTicked: true });
  actor.send({ type: "send.pressed" });
  await answer("send", { kind: "limited", seconds: 9 });
  assert.is(selectRefusal(actor.getSnapshot()), baseCodeTexts.REQUEST_429_LIMIT);
  actor.send({ type: "send.pressed" });
  await answer("send", { kind: "refused", text: "You've told us already." });
  actor.send({ type: "send.pressed" });
  await fail("send");
  const now = actor.getSnapshot();
  assert.equal(
    [selectRefusal(now), selectReason(now), selectNote(now), selectNotToStaff(now)],
    [problemTexts.unknown, "unsafe", "Twice this week", true],
  );
  actor.send({ type: "send.pressed" });
  await answer("send", { kind: "reported" });
  assert.equal(told, [true]);
});

test("every state and transition is reached", () => {
  const samples = {
    "reason.chosen": [{ reason: "spam" }],
    "note.entered": [{ note: "x" }],
    "staff.ticked": [{ isTicked: true }],
    "xstate.done.actor.send": [{ output: { kind: "reported" } }, { output: { kind: "refused", text: "no" } }],
  };
  const walked = (snapshot: { value: unknown; context: { reason: unknown } }) => [
    snapshot.value,
    snapshot.context.reason,
  ];
  assert.equal(uncovered(reportMachine, samples, walked, { input }), { states: [], transitions: [] });
  assert.equal([blockedPeopleMachine.id, openReportsMachine.id], ["blockedPeople", "openReports"]);
});

function open() {
  const placeholders = openPlaceholders();
  const told: boolean[] = [];
  const actor = createActor(
    reportMachine.provide({
      actors: { send: fromPromise((given) => placeholders.call("send", given.input)) },
    }),
    { input },
  );
  actor.on("message.reported", ({ notToStaff }) => told.push(notToStaff));
  actor.start();
  return { actor, told, ...placeholders };
}

test.run();
