import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  passwordStepMachine,
  selectIsBusy,
  selectIsLimited,
  selectIsMailed,
  selectMayResend,
  selectMayReset,
  selectWrongPassword,
} from "../../../machines/sign-in/password-step.machine";

import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, passSeconds } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(passwordStepMachine.id);
const opened = { kind: "opened", me: user(), mustChangePassword: false };
const emailAddress = "robin@example.com";

test("twenty presses during a slow reply send one request", async () => {
  const step = open();
  for (let press = 0; press < 20; press++) {
    step.submit("Alley-oop-2026");
    step.clock.increment(5_001);
  }
  assert.equal(step.calls, [{ name: "signIn", input: { emailAddress, password: "Alley-oop-2026" } }]);
  assert.is(selectIsBusy(step.actor.getSnapshot()), true);
  await step.answer("signIn", opened);
  step.submit("again");
  const output = { ...opened, password: "Alley-oop-2026" };
  assert.equal([step.calls.length, step.actor.getSnapshot().output], [1, output]);
  assert.is(step.actor.getSnapshot().context.password, "", "kept in the output alone");
  assert.is(selectIsBusy(step.actor.getSnapshot()), true);
});

test("a failed sign-in shows the reason and frees the button at once", async () => {
  const step = open();
  step.submit("wrong");
  await step.answer("signIn", { kind: "refused", text: "That's not the password we have on file for you." });
  assert.equal(step.said, ["error That's not the password we have on file for you."]);
  const wrong = selectWrongPassword(step.actor.getSnapshot());
  assert.equal(wrong, { text: "That's not the password we have on file for you." });
  step.submit("wrong again");
  await step.answer("signIn", { kind: "refused", text: "That's not the password we have on file for you." });
  assert.is.not(selectWrongPassword(step.actor.getSnapshot()), wrong);
  step.submit("right");
  await step.fail("signIn");
  assert.is(step.said.at(-1), "error We fumbled signing you in. Please try again.");
  step.submit("right");
  assert.is(step.calls.length, 4);
});

test("a rate limit counts down before the next try", async () => {
  const step = open();
  step.submit("x");
  await step.answer("signIn", { kind: "limited", seconds: 30 });
  assert.is(selectIsLimited(step.actor.getSnapshot()), true);
  step.submit("x");
  passSeconds(step.clock, 29);
  step.submit("x");
  assert.equal([selectIsLimited(step.actor.getSnapshot()), step.calls.length], [true, 1]);
  passSeconds(step.clock, 1);
  assert.is(selectIsLimited(step.actor.getSnapshot()), false);
  step.submit("x");
  assert.is(step.calls.length, 2);
  assert.equal(step.said, [`error ${messageTexts.REQUEST_429_LIMIT}`]);
});

const sent = (nextIn = 0) => ({ kind: "sent", linkExpiresIn: 900, nextIn });

test("a reset's rate limit delays the next reset, not the sign-in", async () => {
  for (const outcome of [
    { kind: "limited", seconds: 4 },
    { kind: "spent", seconds: 4 },
  ]) {
    const step = open();
    const mayReset = () => selectMayReset(step.actor.getSnapshot());
    step.reset();
    assert.equal([selectIsBusy(step.actor.getSnapshot()), step.calls.length], [true, 1]);
    await step.answer("requestReset", outcome);
    passSeconds(step.clock, 3);
    step.reset();
    assert.equal(
      [mayReset(), selectIsBusy(step.actor.getSnapshot()), selectIsLimited(step.actor.getSnapshot())],
      [false, false, false],
    );
    passSeconds(step.clock, 1);
    assert.equal([mayReset(), step.calls.length], [true, 1]);
    step.reset();
    await step.answer("requestReset", outcome);
    step.submit("remembered after all");
    await step.answer("signIn", opened);
    assert.is(step.actor.getSnapshot().status, "done");
    const text =
      outcome.kind === "limited"
        ? messageTexts.REQUEST_429_LIMIT
        : "We crapped out resetting your password. Please drop us a note.";
    assert.equal(step.said, [`error ${text}`, `error ${text}`]);
  }
});

test("a reset is sent once and its outcome shown", async () => {
  const step = open();
  step.reset();
  step.reset();
  assert.equal(step.calls, [{ name: "requestReset", input: { emailAddress } }]);
  await step.answer("requestReset", { kind: "refused", text: "whatever" });
  step.reset();
  await step.fail("requestReset");
  step.reset();
  await step.answer("requestReset", sent());
  assert.equal(step.said, [
    "error We crapped out resetting your password. Please drop us a note.",
    "error We crapped out resetting your password. Please drop us a note.",
    "success We've sent a temporary password to your inbox.",
  ]);
  assert.is(selectIsBusy(step.actor.getSnapshot()), false);
});

test("once a mail was sent the step says so until the person continues, and later offers another", async () => {
  const step = open();
  const seen = () => {
    const snapshot = step.actor.getSnapshot();
    return [
      selectIsMailed(snapshot),
      selectMayResend(snapshot),
      snapshot.matches({ mailed: { link: "working" } }),
    ];
  };
  step.reset();
  await step.answer("requestReset", sent());
  assert.equal(seen(), [true, false, true]);
  passSeconds(step.clock, 59);
  step.reset();
  assert.equal([seen(), step.calls.length], [[true, false, true], 1]);
  passSeconds(step.clock, 1);
  assert.equal(seen(), [true, true, true]);
  step.reset();
  await step.answer("requestReset", sent(1_200));
  passSeconds(step.clock, 899);
  assert.equal(seen(), [true, false, true]);
  passSeconds(step.clock, 1);
  assert.equal(seen(), [true, false, false], "the link is over, and the next one has to wait");
  step.actor.send({ type: "password.chosen" });
  assert.equal(seen(), [false, false, false]);
  step.submit("k7fd-29qp-xx3m-wz8t");
  assert.is(step.calls.at(-1)?.name, "signIn");
});

test("every state and transition is reached", () => {
  const limited = { output: { kind: "limited", seconds: 2 } };
  const refused = { output: { kind: "refused", text: "no" } };
  const samples = {
    "password.submitted": [{ password: "x" }],
    "xstate.done.actor.signIn": [
      { output: opened },
      limited,
      refused,
      { output: { kind: "refused", text: "That's not the password we have on file for you." } },
    ],
    "xstate.done.actor.requestReset": [
      { output: sent() },
      limited,
      { output: { kind: "spent", seconds: 2 } },
      refused,
    ],
  };
  assert.equal(uncovered(passwordStepMachine, samples, undefined, { input: { emailAddress } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    passwordStepMachine.provide({
      actors: {
        signIn: fromPromise(({ input }) => placeholders.call("signIn", input)),
        requestReset: fromPromise(({ input }) => placeholders.call("requestReset", input)),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { clock, input: { emailAddress } },
  ).start();
  return {
    ...placeholders,
    actor,
    clock,
    said,
    submit: (password: string) => actor.send({ type: "password.submitted", password }),
    reset: () => actor.send({ type: "reset.pressed" }),
  };
}

test.run();
