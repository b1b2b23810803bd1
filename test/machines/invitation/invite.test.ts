import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { inviteTexts } from "../../../domain/invitation/invite-texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  inviteMachine,
  selectFault,
  selectInvitation,
  selectIsShowing,
  selectKind,
  selectStep,
} from "../../../machines/invitation/invite.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { invitation } from "../../support/people/team";

const test = suite(inviteMachine.id);
const shared = { title: "Comets", text: "Come in", url: "https://drip.example/app/join#token" };

test("an invitation that is already open is shown, and none is created", async () => {
  const { names, answer, step } = open();
  await answer("find", { kind: "found", invitation: invitation() });
  assert.equal([step(), names()], ["ready", ["find"]]);
});

test("otherwise opening the sheet creates one, under one key over all retries", async () => {
  const { actor, answer, fail, step, fault, calls } = open();
  const retry = async () => {
    actor.send({ type: "retry.pressed" });
    await answer("find", { kind: "none" });
  };
  await answer("find", { kind: "refused", text: "No line." });
  assert.equal([step(), fault()], ["refused", "No line."]);
  await retry();
  await answer("make", { kind: "limited", seconds: 4 });
  assert.equal([step(), fault()], ["refused", messageTexts.REQUEST_429_LIMIT]);
  await retry();
  await fail("make");
  assert.equal([step(), fault()], ["refused", problemTexts.unknown]);
  actor.send({ type: "retry.pressed" });
  await fail("find");
  await retry();
  await answer("make", { kind: "made", invitation: invitation() });
  assert.equal([step(), fault(), selectInvitation(actor.getSnapshot())], ["ready", null, invitation()]);
  assert.equal(
    new Set(calls.flatMap(({ name, input }) => (name === "make" ? [JSON.stringify(input)] : []))),
    new Set(['{"teamId":"t1","key":"key-1"}']),
  );
});

test("it is shared, or copied where sharing is missing, and the result is announced", async () => {
  const { actor, answer, fail, said } = await ready();
  for (const outcome of ["shared", "left", "copied", "failed"]) {
    actor.send({ type: "share.pressed", shared });
    await answer("share", outcome);
  }
  assert.equal(said, [`success ${inviteTexts.copied}`, `error ${inviteTexts.copyFailed}`]);
  actor.send({ type: "copy.pressed", text: shared.url });
  await answer("copy", "copied");
  actor.send({ type: "copy.pressed", text: shared.url });
  await answer("copy", "failed");
  assert.equal(said.slice(2), [`success ${inviteTexts.copied}`, `error ${inviteTexts.copyFailed}`]);
  actor.send({ type: "share.pressed", shared });
  await fail("share");
  actor.send({ type: "copy.pressed", text: shared.url });
  await fail("copy");
  assert.is(selectStep(actor.getSnapshot()), "ready");
});

test("the QR code can be shown large, also right after copying", async () => {
  const { actor, answer } = await ready();
  const isShowing = () => selectIsShowing(actor.getSnapshot());
  actor.send({ type: "qr.pressed" });
  assert.is(isShowing(), true);
  actor.send({ type: "qr.pressed" });
  assert.is(isShowing(), false);
  actor.send({ type: "copy.pressed", text: shared.url });
  await answer("copy", "copied");
  actor.send({ type: "qr.pressed" });
  assert.is(isShowing(), true);
});

test("after withdrawal a new invitation has a new key", async () => {
  const { actor, answer, fail, step, said, calls } = await ready();
  const takeBack = () => actor.send({ type: "withdraw.pressed" });
  takeBack();
  await answer("withdraw", { kind: "refused", text: "Not yours." });
  takeBack();
  await answer("withdraw", { kind: "limited", seconds: 2 });
  takeBack();
  await fail("withdraw");
  assert.equal(
    [step(), said],
    [
      "ready",
      ["error Not yours.", `error ${messageTexts.REQUEST_429_LIMIT}`, `error ${problemTexts.unknown}`],
    ],
  );
  takeBack();
  assert.equal(calls.at(-1), { name: "withdraw", input: { invitationId: "i1" } });
  await answer("withdraw", { kind: "withdrawn" });
  assert.equal([step(), selectInvitation(actor.getSnapshot())], ["withdrawn", null]);
  actor.send({ type: "made.wanted", key: "key-2" });
  assert.equal(calls.at(-1), { name: "make", input: { teamId: "t1", key: "key-2" } });
});

test("one person can be invited at any time, and the shared invitation stays", async () => {
  const { actor } = await ready();
  actor.send({ type: "kind.chosen", kind: "person" });
  assert.equal(
    [selectKind(actor.getSnapshot()), selectInvitation(actor.getSnapshot())?.id],
    ["person", "i1"],
  );
});

test("every state and transition is reached", () => {
  const samples = {
    "kind.chosen": [{ kind: "person" }],
    "made.wanted": [{ key: "key-2" }],
    "share.pressed": [{ shared }],
    "copy.pressed": [{ text: "x" }],
    "xstate.done.actor.find": [
      { output: { kind: "found", invitation: invitation() } },
      { output: { kind: "none" } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.make": [
      { output: { kind: "made", invitation: invitation() } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.share": [{ output: "copied" }, { output: "failed" }, { output: "shared" }],
    "xstate.done.actor.copy": [{ output: "copied" }, { output: "failed" }],
    "xstate.done.actor.withdraw": [
      { output: { kind: "withdrawn" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(inviteMachine, samples, undefined, { input: start }), {
    states: [],
    transitions: [],
  });
});

const start = { teamId: "t1", key: "key-1", kind: "families" } as const;

async function ready() {
  const opened = open();
  await opened.answer("find", { kind: "found", invitation: invitation() });
  return opened;
}

function open() {
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    inviteMachine.provide({
      actors: {
        find: fromPromise(({ input }) => placeholders.call("find", input)),
        make: fromPromise(({ input }) => placeholders.call("make", input)),
        share: fromPromise(({ input }) => placeholders.call("share", input)),
        copy: fromPromise(({ input }) => placeholders.call("copy", input)),
        withdraw: fromPromise(({ input }) => placeholders.call("withdraw", input)),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { input: start },
  ).start();
  return {
    ...placeholders,
    actor,
    said,
    step: () => selectStep(actor.getSnapshot()),
    fault: () => selectFault(actor.getSnapshot()),
  };
}

test.run();
