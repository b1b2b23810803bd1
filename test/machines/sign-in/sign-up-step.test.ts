import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { signUpFields } from "../../../domain/sign-in/sign-in";
import {
  selectIsBusy,
  selectIsLimited,
  selectIsReady,
  signUpStepMachine,
} from "../../../machines/sign-in/sign-up-step.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, passSeconds } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(signUpStepMachine.id);
const emailAddress = "robin@example.com";
const form = { firstName: "Robin", lastName: "Reyes", dateOfBirth: "1988-02-29", password: "Alley-oop-2026" };
const opened = { kind: "opened", me: user({ role: "onboarding" }), mustChangePassword: false };

test("it can be submitted only when every field is valid", () => {
  const step = open();
  let gaps = 0;
  step.actor.on("gaps.found", () => gaps++);
  for (const field of signUpFields) {
    assert.is(selectIsReady(step.actor.getSnapshot()), false, field);
    step.submit();
    step.judge(field, true);
    step.judge(field, true);
  }
  assert.is(selectIsReady(step.actor.getSnapshot()), true);
  step.judge("repeatedPassword", false);
  step.submit();
  assert.is(gaps, 6);
  assert.equal(step.calls, []);
  step.judge("repeatedPassword", true);
  step.submit();
  assert.equal(step.calls, [{ name: "signUp", input: { emailAddress, ...form } }]);
});

test("after the sign-up the newcomer is signed in, with one request each for twenty presses", async () => {
  const step = fill();
  for (let press = 0; press < 20; press++) step.submit();
  assert.is(selectIsBusy(step.actor.getSnapshot()), true);
  await step.answer("signUp", { kind: "signed-up", password: form.password });
  step.submit();
  assert.is(selectIsBusy(step.actor.getSnapshot()), true);
  assert.equal(step.calls.slice(1), [{ name: "signIn", input: { emailAddress, password: form.password } }]);
  await step.answer("signIn", opened);
  assert.equal([step.actor.getSnapshot().output, selectIsBusy(step.actor.getSnapshot())], [opened, true]);
});

test("while it is filled in it is neither busy nor rate-limited, and its address stays", () => {
  const { actor } = fill();
  assert.equal([selectIsBusy(actor.getSnapshot()), selectIsLimited(actor.getSnapshot())], [false, false]);
  assert.is(actor.getSnapshot().context.emailAddress, emailAddress);
  assert.is(actor.getSnapshot().value, "filling");
});

test("the machine keeps no password", async () => {
  const step = fill();
  step.submit();
  await step.answer("signUp", { kind: "signed-up", password: form.password });
  assert.not.match(JSON.stringify(step.actor.getSnapshot().context), form.password);
});

test("an address registered in the meantime is checked again", async () => {
  const step = fill();
  step.submit();
  await step.answer("signUp", { kind: "known" });
  assert.equal(
    [step.actor.getSnapshot().output, step.said],
    [{ kind: "known" }, [`error ${messageTexts.USER_409_CONFLICT}`]],
  );
});

test("an account whose sign-in fails is asked for its password", async () => {
  for (const end of ["refused", "bug"]) {
    const step = fill();
    step.submit();
    await step.answer("signUp", { kind: "signed-up", password: form.password });
    if (end === "bug") await step.fail("signIn");
    else await step.answer("signIn", { kind: "refused", text: "Not now." });
    assert.equal(step.actor.getSnapshot().output, { kind: "signed-up" });
    assert.equal(step.said, [
      end === "bug" ? "error We fumbled signing you in. Please try again." : "error Not now.",
    ]);
  }
});

test("a refusal shows the reason and frees the button; a rate limit counts down", async () => {
  const step = fill();
  step.submit();
  await step.answer("signUp", { kind: "refused", text: "Drip accounts start at 13." });
  assert.equal(step.said, ["error Drip accounts start at 13."]);
  step.submit();
  await step.fail("signUp");
  step.submit();
  await step.answer("signUp", { kind: "limited", seconds: 5 });
  assert.is(selectIsLimited(step.actor.getSnapshot()), true);
  passSeconds(step.clock, 4);
  step.submit();
  assert.equal([selectIsLimited(step.actor.getSnapshot()), step.calls.length], [true, 3]);
  passSeconds(step.clock, 1);
  assert.is(selectIsLimited(step.actor.getSnapshot()), false);
  step.submit();
  assert.is(step.calls.length, 4);
  assert.equal(step.said.slice(1), [
    `error ${problemTexts.unknown}`,
    `error ${messageTexts.REQUEST_429_LIMIT}`,
  ]);
});

test("every state and transition is reached", () => {
  const samples = {
    "field.judged": signUpFields.map((field) => ({ field, isFit: true })),
    "form.submitted": [{ form }],
    "xstate.done.actor.signUp": [
      { output: { kind: "signed-up", password: "x" } },
      { output: { kind: "known" } },
      { output: { kind: "limited", seconds: 2 } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.signIn": [{ output: opened }, { output: { kind: "refused", text: "no" } }],
  };
  const key = (snapshot: { value: unknown; context: { fit: readonly string[] } }) => [
    snapshot.value,
    snapshot.context.fit.length,
  ];
  assert.equal(uncovered(signUpStepMachine, samples, key, { input: { emailAddress } }), {
    states: [],
    transitions: [],
  });
});

function fill() {
  const step = open();
  for (const field of signUpFields) step.judge(field, true);
  return step;
}

function open() {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    signUpStepMachine.provide({
      actors: {
        signUp: fromPromise(({ input }) => placeholders.call("signUp", input)),
        signIn: fromPromise(({ input }) => placeholders.call("signIn", input)),
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
    judge: (field: (typeof signUpFields)[number], isFit: boolean) =>
      actor.send({ type: "field.judged", field, isFit }),
    submit: () => actor.send({ type: "form.submitted", form }),
  };
}

test.run();
