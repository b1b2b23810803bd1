import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import {
  mailLinkMachine,
  selectPage,
  selectTemporaryPassword,
} from "../../../machines/mail-links/mail-link.machine";
import { uncovered } from "../../support/charts/paths";
import { openPlaceholders, passSeconds } from "../../support/charts/placeholders";

const test = suite(mailLinkMachine.id);
const accepted = { kind: "accepted", temporaryPassword: "Bounce-Drop-4821-Net" };

test("opening a link changes nothing; the button does, once", async () => {
  const link = open();
  assert.equal([link.page(), link.calls], ["ready", []]);
  link.press();
  link.press();
  assert.equal(link.calls, [{ name: "useLink", input: { token: "t" } }]);
  await link.answer("useLink", accepted);
  assert.equal([link.page(), link.temporaryPassword()], ["accepted", "Bounce-Drop-4821-Net"]);
});

test("a link without a password shows none", async () => {
  const link = open();
  link.press();
  await link.answer("useLink", { kind: "accepted", temporaryPassword: null });
  assert.equal([link.page(), link.temporaryPassword()], ["accepted", null]);
});

test("a used link says so; a failure can be tried again; a limit counts down", async () => {
  const link = open();
  link.press();
  await link.answer("useLink", { kind: "refused", text: "No network." });
  link.press();
  await link.fail("useLink");
  link.press();
  await link.answer("useLink", { kind: "limited", seconds: 3 });
  passSeconds(link.clock, 2);
  link.press();
  assert.equal([link.page(), link.calls.length], ["limited", 3]);
  passSeconds(link.clock, 1);
  assert.is(link.page(), "ready");
  link.press();
  await link.answer("useLink", { kind: "used" });
  assert.equal([link.page(), link.calls.length, link.temporaryPassword()], ["used", 4, null]);
  assert.equal(link.said, ["error No network.", "error Oh no."]);
});

test("a link without its token was used up before", () => {
  assert.is(open("").page(), "used");
});

test("every state and transition is reached", () => {
  const inputs = ["t", ""].map((token) => ({ token, failureText: "Oh no." }));
  const outcomes = [
    accepted,
    { kind: "used" },
    { kind: "limited", seconds: 2 },
    { kind: "refused", text: "no" },
  ];
  const samples = { "xstate.done.actor.useLink": outcomes.map((output) => ({ output })) };
  assert.equal(uncovered(mailLinkMachine, samples, undefined, { inputs }), { states: [], transitions: [] });
});

function open(token = "t") {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    mailLinkMachine.provide({
      actors: { useLink: fromPromise(({ input }) => placeholders.call("useLink", input)) },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { clock, input: { token, failureText: "Oh no." } },
  ).start();
  return {
    ...placeholders,
    clock,
    said,
    press: () => actor.send({ type: "use.pressed" }),
    page: () => selectPage(actor.getSnapshot()),
    temporaryPassword: () => selectTemporaryPassword(actor.getSnapshot()),
  };
}

test.run();
