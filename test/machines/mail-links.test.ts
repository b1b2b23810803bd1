import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import {
  passwordResetMachine,
  selectPage,
  selectTemporaryPassword,
} from "../../machines/password-reset.machine";
import { selectPage as selectVerifyPage, verifyAddressMachine } from "../../machines/verify-address.machine";
import { openHoles, passSeconds } from "../support/holes";
import { uncovered } from "../support/paths";

const test = suite("mail links");
const outcomes = [{ kind: "used" }, { kind: "limited", seconds: 2 }, { kind: "refused", text: "no" }];

test("opening a reset link changes nothing; the button does, once", async () => {
  const { actor, calls, answer } = openReset();
  assert.equal([selectPage(actor.getSnapshot()), calls], ["ready", []]);
  actor.send({ type: "confirm.pressed" });
  actor.send({ type: "confirm.pressed" });
  assert.equal(calls, [{ name: "confirm", input: { token: "t" } }]);
  await answer("confirm", { kind: "confirmed", temporaryPassword: "Bounce-Drop-4821-Net" });
  assert.equal(
    [selectPage(actor.getSnapshot()), selectTemporaryPassword(actor.getSnapshot())],
    ["confirmed", "Bounce-Drop-4821-Net"],
  );
});

test("a used link says so; a failure can be tried again; a limit counts down", async () => {
  const { actor, calls, said, clock, answer, fail } = openReset();
  actor.send({ type: "confirm.pressed" });
  await answer("confirm", { kind: "refused", text: "No network." });
  actor.send({ type: "confirm.pressed" });
  await fail("confirm");
  actor.send({ type: "confirm.pressed" });
  await answer("confirm", { kind: "limited", seconds: 2 });
  passSeconds(clock, 2);
  actor.send({ type: "confirm.pressed" });
  await answer("confirm", { kind: "used" });
  assert.equal([selectPage(actor.getSnapshot()), calls.length, said.length], ["used", 4, 2]);
  assert.is(selectPage(openReset("").actor.getSnapshot()), "used");
});

test("an address is proven by the button, not by opening the link", async () => {
  const { actor, calls, said, clock, answer, fail } = openVerify();
  assert.equal([selectVerifyPage(actor.getSnapshot()), calls], ["ready", []]);
  actor.send({ type: "verify.pressed" });
  await fail("verify");
  actor.send({ type: "verify.pressed" });
  await answer("verify", { kind: "limited", seconds: 1 });
  passSeconds(clock, 1);
  actor.send({ type: "verify.pressed" });
  await answer("verify", { kind: "verified" });
  assert.equal([selectVerifyPage(actor.getSnapshot()), said.length], ["verified", 1]);
});

test("every state and transition is reached", () => {
  const inputs = [{ token: "t" }, { token: "" }];
  const reset = {
    "xstate.done.actor.confirm": [{ kind: "confirmed", temporaryPassword: "x" }, ...outcomes].map(
      (output) => ({
        output,
      }),
    ),
  };
  const verify = {
    "xstate.done.actor.verify": [{ kind: "verified" }, ...outcomes].map((output) => ({ output })),
  };
  const all = { states: [], transitions: [] };
  assert.equal(uncovered(passwordResetMachine, reset, undefined, { inputs }), all);
  assert.equal(uncovered(verifyAddressMachine, verify, undefined, { inputs }), all);
});

function openReset(token = "t") {
  const clock = new SimulatedClock();
  const holes = openHoles();
  const said: string[] = [];
  const actor = createActor(
    passwordResetMachine.provide({
      actors: { confirm: fromPromise(({ input }) => holes.call("confirm", input)) },
      actions: { announce: (_, { text }) => said.push(text) },
    }),
    { clock, input: { token } },
  ).start();
  return { ...holes, actor, clock, said };
}

function openVerify() {
  const clock = new SimulatedClock();
  const holes = openHoles();
  const said: string[] = [];
  const actor = createActor(
    verifyAddressMachine.provide({
      actors: { verify: fromPromise(({ input }) => holes.call("verify", input)) },
      actions: { announce: (_, { text }) => said.push(text) },
    }),
    { clock, input: { token: "t" } },
  ).start();
  return { ...holes, actor, clock, said };
}

test.run();
