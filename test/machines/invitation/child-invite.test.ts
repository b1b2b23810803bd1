import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { Invitation } from "../../../domain/invitation/child-invitation";
import { childInvitationTexts } from "../../../domain/invitation/child-invitation-texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  childInviteMachine,
  selectFault,
  selectInvitation,
  selectIsFit,
  selectIsLinkWanted,
  selectIsMaking,
  selectRole,
} from "../../../machines/invitation/child-invite.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { circleInvitation } from "../../support/people/family";

const test = suite(childInviteMachine.id);
const emailAddress = "kim@example.com";

test("an invalid address is not sent, and the form says so", () => {
  const { actor, calls } = open();
  let gaps = 0;
  actor.on("gaps.found", () => gaps++);
  actor.send({ type: "address.submitted", emailAddress: "kim", key: "k1" });
  assert.equal([gaps, calls, selectIsFit(actor.getSnapshot())], [1, [], false]);
});

test("an address is mailed once, however often it is pressed, and the machine ends", async () => {
  const { actor, calls, answer, said } = open();
  for (let press = 0; press < 3; press++) submit(actor, `k${press}`);
  assert.equal(calls, [
    { name: "make", input: { childId: "c1", role: "guardian", emailAddress, key: "k0" } },
  ]);
  assert.equal([selectIsMaking(actor.getSnapshot()), selectIsLinkWanted(actor.getSnapshot())], [true, false]);
  await answer("make", { kind: "made", invitation: circleInvitation({ email_address: emailAddress }) });
  assert.equal([actor.getSnapshot().status, said], ["done", [`success On its way to ${emailAddress}.`]]);
});

test("the same request is repeated under its key, a different one under a new key", async () => {
  const { actor, calls, answer, fail } = open();
  submit(actor, "k1");
  await answer("make", { kind: "refused", text: "Somebody asked them already." });
  assert.is(selectFault(actor.getSnapshot()), "Somebody asked them already.");
  submit(actor, "k2");
  assert.is(selectFault(actor.getSnapshot()), null);
  await answer("make", { kind: "limited", seconds: 30 });
  assert.is(selectFault(actor.getSnapshot()), messageTexts.REQUEST_429_LIMIT);
  actor.send({ type: "link.pressed", key: "k3" });
  await fail("make");
  assert.is(selectFault(actor.getSnapshot()), problemTexts.unknown);
  actor.send({ type: "link.pressed", key: "k4" });
  const keys = calls.map(({ input }) => (input as { key: string }).key);
  assert.equal(keys, ["k1", "k1", "k3", "k3"]);
  actor.send({ type: "left" });
  assert.is(actor.getSnapshot().status, "active", "what was sent may be done already");
});

test("a link is shown and can be copied repeatedly", async () => {
  const { actor, calls, answer, fail, said } = open();
  actor.send({ type: "link.pressed", key: "k1" });
  const invitation = circleInvitation();
  await answer("make", { kind: "made", invitation });
  assert.equal(selectInvitation(actor.getSnapshot()), invitation);
  for (const outcome of ["copied", "failed"] as const) {
    actor.send({ type: "copy.pressed" });
    assert.equal(calls.at(-1), { name: "copy", input: { text: invitation.link } });
    await answer("copy", { kind: outcome });
  }
  actor.send({ type: "copy.pressed" });
  await fail("copy");
  const { copied, copyFailed } = childInvitationTexts;
  assert.equal(said, [`success ${copied}`, `error ${copyFailed}`, `error ${copyFailed}`]);
  actor.send({ type: "left" });
  assert.is(actor.getSnapshot().status, "done");
});

test("an invitation that is already open is shown at once", () => {
  const invitation = circleInvitation({ kind: "follower" });
  const { actor } = open({ role: "follower", invitation });
  assert.equal(
    [selectInvitation(actor.getSnapshot()), selectRole(actor.getSnapshot())],
    [invitation, "follower"],
  );
});

test("every state and transition is reached", () => {
  const samples = {
    "address.judged": [{ isFit: true }, { isFit: false }],
    "address.submitted": [{ emailAddress, key: "k1" }],
    "link.pressed": [{ key: "k2" }],
    "xstate.done.actor.make": [
      { output: { kind: "made", invitation: circleInvitation() } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.copy": [{ output: { kind: "copied" } }, { output: { kind: "failed" } }],
    "xstate.error.actor.make": [{ error: new Error("bug") }],
    "xstate.error.actor.copy": [{ error: new Error("bug") }],
  };
  const key = (snapshot: { value: unknown; context: Record<string, unknown> }) => {
    const { isFit, emailAddress: address, invitation } = snapshot.context;
    return [snapshot.value, isFit, address, invitation !== null];
  };
  const input = { childId: "c1", role: "guardian" as const };
  const inputs = [
    { ...input, invitation: null },
    { ...input, invitation: circleInvitation() },
  ];
  assert.equal(uncovered(childInviteMachine, samples, key, { inputs }), { states: [], transitions: [] });
});

type Actor = ReturnType<typeof open>["actor"];

function submit(actor: Actor, key: string) {
  actor.send({ type: "address.judged", isFit: true });
  actor.send({ type: "address.submitted", emailAddress, key });
}

function open(input: { role?: "guardian" | "follower"; invitation?: Invitation } = {}) {
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    childInviteMachine.provide({
      actors: {
        make: fromPromise(({ input: request }) => placeholders.call("make", request)),
        copy: fromPromise(({ input: request }) => placeholders.call("copy", request)),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { input: { childId: "c1", role: "guardian", invitation: null, ...input } },
  ).start();
  return { ...placeholders, actor, said };
}

test.run();
