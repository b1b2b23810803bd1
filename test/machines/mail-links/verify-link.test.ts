import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type EventFromLogic, fromPromise, SimulatedClock } from "xstate";
import {
  selectAccount,
  selectPage,
  verifyLinkMachine,
} from "../../../machines/mail-links/verify-link.machine";
import { uncovered } from "../../support/charts/paths";
import { openPlaceholders, passSeconds } from "../../support/charts/placeholders";

const test = suite(verifyLinkMachine.id);
const account = { fullName: "Robin Reyes", emailAddress: "robin@example.com" };
const previewed = { kind: "previewed", account };
const accepted = { kind: "accepted", temporaryPassword: null };

test("opening the link only reads whose account it is", async () => {
  const link = open();
  assert.is(link.page(), "reading");
  await link.answer("preview", previewed);
  assert.equal([link.page(), link.account(), link.names()], ["ready", account, ["preview"]]);
});

test("the account's owner verifies the address by one press", async () => {
  const link = await openReady();
  link.send({ type: "own.pressed" });
  link.send({ type: "own.pressed" });
  assert.equal(link.names(), ["preview", "verify"]);
  await link.answer("verify", accepted);
  assert.is(link.page(), "verified");
});

test("rejecting the account takes a second press and can be cancelled before", async () => {
  const link = await openReady();
  link.send({ type: "foreign.pressed" });
  assert.equal([link.page(), link.names()], ["doubting", ["preview"]]);
  link.send({ type: "removal.dropped" });
  assert.is(link.page(), "ready");
  link.send({ type: "foreign.pressed" });
  link.send({ type: "removal.confirmed" });
  link.send({ type: "removal.confirmed" });
  assert.equal(link.names(), ["preview", "reject"]);
  await link.answer("reject", accepted);
  assert.is(link.page(), "rejected");
});

test("a failed read can be retried", async () => {
  const link = open();
  await link.answer("preview", { kind: "failed" });
  assert.is(link.page(), "unread");
  link.send({ type: "retry.pressed" });
  await link.fail("preview");
  link.send({ type: "retry.pressed" });
  await link.answer("preview", previewed);
  assert.equal([link.page(), link.names().length], ["ready", 3]);
});

test("a used link says so, at whichever step it is noticed", async () => {
  assert.is(open("").page(), "used");
  const read = open();
  await read.answer("preview", { kind: "used" });
  const proven = await openReady();
  proven.send({ type: "own.pressed" });
  await proven.answer("verify", { kind: "used" });
  const rejected = await openReady();
  rejected.send({ type: "foreign.pressed" });
  rejected.send({ type: "removal.confirmed" });
  await rejected.answer("reject", { kind: "used" });
  assert.equal([read.page(), proven.page(), rejected.page()], ["used", "used", "used"]);
});

test("an error is shown and can be retried; a rate limit counts down", async () => {
  const link = await openReady();
  link.send({ type: "own.pressed" });
  await link.answer("verify", { kind: "refused", text: "No network." });
  assert.is(link.page(), "ready");
  link.send({ type: "own.pressed" });
  await link.fail("verify");
  link.send({ type: "own.pressed" });
  await link.answer("verify", { kind: "limited", seconds: 2 });
  passSeconds(link.clock, 1);
  assert.is(link.page(), "limited");
  passSeconds(link.clock, 1);
  link.send({ type: "foreign.pressed" });
  link.send({ type: "removal.confirmed" });
  await link.answer("reject", { kind: "refused", text: "Still none." });
  assert.is(link.page(), "doubting");
  link.send({ type: "removal.confirmed" });
  await link.fail("reject");
  assert.is(link.page(), "doubting");
  const unknown = "error Something went sideways on our end. Please try again.";
  assert.equal(link.said, ["error No network.", unknown, "error Still none.", unknown]);
});

test("every state and transition is reached", () => {
  const outcomes = [
    accepted,
    { kind: "used" },
    { kind: "limited", seconds: 2 },
    { kind: "refused", text: "no" },
  ];
  const done = outcomes.map((output) => ({ output }));
  const samples = {
    "xstate.done.actor.preview": [previewed, { kind: "used" }, { kind: "failed" }].map((output) => ({
      output,
    })),
    "xstate.done.actor.verify": done,
    "xstate.done.actor.reject": done,
  };
  const inputs = ["t", ""].map((token) => ({ token }));
  assert.equal(uncovered(verifyLinkMachine, samples, undefined, { inputs }), { states: [], transitions: [] });
});

async function openReady() {
  const link = open();
  await link.answer("preview", previewed);
  return link;
}

function open(token = "t") {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    verifyLinkMachine.provide({
      actors: {
        preview: fromPromise(({ input }) => placeholders.call("preview", input)),
        verify: fromPromise(({ input }) => placeholders.call("verify", input)),
        reject: fromPromise(({ input }) => placeholders.call("reject", input)),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { clock, input: { token } },
  ).start();
  return {
    ...placeholders,
    clock,
    said,
    send: (event: EventFromLogic<typeof verifyLinkMachine>) => actor.send(event),
    page: () => selectPage(actor.getSnapshot()),
    account: () => selectAccount(actor.getSnapshot()),
  };
}

test.run();
