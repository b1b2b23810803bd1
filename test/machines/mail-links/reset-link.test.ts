import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import {
  resetLinkMachine,
  selectGiven,
  selectIsCopied,
  selectPage,
} from "../../../machines/mail-links/reset-link.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, passSeconds } from "../../support/machines/placeholders";

const test = suite(resetLinkMachine.id);
const given = { password: "Bounce-Drop-4821-Net", emailAddress: "robin@example.com" };
const accepted = { kind: "accepted", ...given };

test("opening a link changes nothing; the button uses it, once", async () => {
  const link = open();
  assert.equal([link.page(), link.calls, link.given()], ["ready", [], null]);
  link.press();
  link.press();
  assert.equal(link.calls, [{ name: "useLink", input: { token: "t" } }]);
  await link.answer("useLink", accepted);
  assert.equal([link.page(), link.given()], ["accepted", given]);
});

test("the password can be copied repeatedly, and a refusal by the browser is shown", async () => {
  const link = open();
  link.press();
  await link.answer("useLink", accepted);
  link.copy();
  assert.equal(link.calls.at(-1), { name: "copy", input: { password: given.password } });
  await link.answer("copy", { kind: "copied" });
  assert.is(link.isCopied(), true);
  link.copy();
  await link.answer("copy", { kind: "failed" });
  link.copy();
  await link.fail("copy");
  assert.equal([link.isCopied(), link.page(), link.given()], [false, "accepted", given]);
  const text = "error Couldn't copy it. Select it and copy it by hand.";
  assert.equal(link.said, [text, text]);
});

test("a used link says so; an error can be retried; a rate limit counts down", async () => {
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
  assert.equal([link.page(), link.calls.length, link.given()], ["used", 4, null]);
  assert.equal(link.said, [
    "error No network.",
    "error We crapped out resetting your password. Please drop us a note.",
  ]);
});

test("a link without a token counts as used", () => {
  assert.is(open("").page(), "used");
});

test("every state and transition is reached", () => {
  const inputs = ["t", ""].map((token) => ({ token }));
  const outcomes = [
    accepted,
    { kind: "used" },
    { kind: "limited", seconds: 2 },
    { kind: "refused", text: "no" },
  ];
  const samples = {
    "xstate.done.actor.useLink": outcomes.map((output) => ({ output })),
    "xstate.done.actor.copy": [{ output: { kind: "copied" } }, { output: { kind: "failed" } }],
  };
  assert.equal(uncovered(resetLinkMachine, samples, undefined, { inputs }), { states: [], transitions: [] });
});

function open(token = "t") {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    resetLinkMachine.provide({
      actors: {
        useLink: fromPromise(({ input }) => placeholders.call("useLink", input)),
        copy: fromPromise(({ input }) => placeholders.call("copy", input)),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { clock, input: { token } },
  ).start();
  return {
    ...placeholders,
    clock,
    said,
    press: () => actor.send({ type: "use.pressed" }),
    copy: () => actor.send({ type: "copy.pressed" }),
    page: () => selectPage(actor.getSnapshot()),
    given: () => selectGiven(actor.getSnapshot()),
    isCopied: () => selectIsCopied(actor.getSnapshot()),
  };
}

test.run();
