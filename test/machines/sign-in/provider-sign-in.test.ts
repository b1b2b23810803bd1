import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { IdentifyOutcome } from "../../../domain/identity/identity";
import type { IdentityFailure } from "../../../domain/identity/identity-errors";
import { providerSignInMachine } from "../../../machines/sign-in/provider-sign-in.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(providerSignInMachine.id);
const identity = { idToken: "token", emailAddress: "sam@example.com", providerGaveName: true };
const opened = { kind: "opened", me: user(), mustChangePassword: false };

test("after the popup our server opens the session, and the provider's identity is dropped", async () => {
  const { actor, calls, answer } = open();
  await answer("identify", { kind: "identified", identity });
  assert.equal(calls.at(-1), { name: "openSession", input: { identity } });
  await answer("openSession", opened);
  assert.equal(actor.getSnapshot().output, opened);
  assert.is(actor.getSnapshot().context.identity, null);
});

test("a popup that is closed, blocked or offline shows its toast and makes no call", async () => {
  const texts: Partial<Record<IdentityFailure, string>> = {
    "popup-closed": "No worries, we'll be here when you're ready.",
    "popup-blocked": "Your browser blocked the sign-in window. Allow pop-ups for us and try again.",
    "other-credential": "We hit a snag signing you in. Are you using the right sign-in provider?",
    unreachable: "We can't reach the clubhouse. Check your connection and try again.",
  };
  for (const [failure, text] of Object.entries(texts)) {
    const { actor, said, names, answer } = open();
    await answer("identify", { kind: "failed", failure });
    const tone = failure === "popup-closed" ? "blank" : "error";
    assert.equal([said, names(), actor.getSnapshot().output], [[`${tone} ${text}`], ["identify"], null]);
  }
});

test("when our server refuses, the provider's session ends too", async () => {
  const { actor, said, names, answer } = open();
  await answer("identify", { kind: "identified", identity });
  await answer("openSession", { kind: "refused", text: "This account is benched." });
  assert.equal([said, names().at(-1)], [["error This account is benched."], "leaveProvider"]);
  await answer("leaveProvider", undefined);
  assert.equal([actor.getSnapshot().status, actor.getSnapshot().output], ["done", null]);
});

test("an exception shows that the sign-in failed; one while leaving the provider does not block", async () => {
  const failed = "error We fumbled signing you in. Please try again.";
  const popup = open();
  await popup.fail("identify");
  assert.equal([popup.said, popup.actor.getSnapshot().status], [[failed], "done"]);
  const server = open();
  await server.answer("identify", { kind: "identified", identity });
  await server.fail("openSession");
  assert.equal([server.said, server.names().at(-1)], [[failed], "leaveProvider"]);
  await server.fail("leaveProvider");
  assert.equal([server.actor.getSnapshot().status, server.actor.getSnapshot().output], ["done", null]);
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.identify": [
      { output: { kind: "identified", identity } },
      { output: { kind: "failed", failure: "unknown" } },
    ],
    "xstate.done.actor.openSession": [{ output: opened }, { output: { kind: "refused", text: "no" } }],
  };
  assert.equal(uncovered(providerSignInMachine, samples), { states: [], transitions: [] });
});

function open() {
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    providerSignInMachine.provide({
      actors: {
        identify: fromPromise<IdentifyOutcome>(() => placeholders.call("identify")),
        openSession: fromPromise(({ input }) => placeholders.call("openSession", input)),
        leaveProvider: fromPromise<void>(() => placeholders.call("leaveProvider")),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
  ).start();
  return { ...placeholders, actor, said };
}

test.run();
