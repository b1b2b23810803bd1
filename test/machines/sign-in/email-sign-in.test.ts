import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { signUpFields } from "../../../domain/sign-in/sign-in";
import { addressCheckMachine } from "../../../machines/sign-in/address-check.machine";
import {
  emailSignInMachine,
  selectEmailAddress,
  selectStep,
} from "../../../machines/sign-in/email-sign-in.machine";
import { passwordStepMachine } from "../../../machines/sign-in/password-step.machine";
import { signUpStepMachine } from "../../../machines/sign-in/sign-up-step.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(emailSignInMachine.id);
const emailAddress = "robin@example.com";
const opened = { kind: "opened", me: user(), mustChangePassword: false };
const member = { kind: "judged", message: "Missed you!", isBlocking: false, step: "password" };
const free = { kind: "judged", message: "Let's get you in the game!", isBlocking: false, step: "sign-up" };

test("a member goes from the address to the password and signs in", async () => {
  const dialog = open();
  await dialog.pass(member);
  assert.equal([dialog.step(), selectEmailAddress(dialog.actor.getSnapshot())], ["password", emailAddress]);
  dialog.children().password?.send({ type: "password.submitted", password: "x" });
  await dialog.answer("signIn", opened);
  assert.equal(dialog.actor.getSnapshot().output, { ...opened, password: "x" });
});

test("an address passed on by the previous page leads to the password at once, and can be changed", async () => {
  const dialog = open(emailAddress);
  assert.equal([dialog.step(), selectEmailAddress(dialog.actor.getSnapshot())], ["password", emailAddress]);
  assert.equal(dialog.calls, []);
  dialog.actor.send({ type: "address.pressed" });
  assert.is(dialog.step(), "address");
});

test("a newcomer goes to the form, and pressing the shown address returns with it filled in", async () => {
  const dialog = open();
  await dialog.pass(free);
  assert.is(dialog.step(), "signUp");
  dialog.actor.send({ type: "address.pressed" });
  assert.is(dialog.step(), "address");
  assert.equal(dialog.calls.at(-1), { name: "check", input: { emailAddress } });
  await dialog.pass(member);
  dialog.actor.send({ type: "address.pressed" });
  assert.is(dialog.step(), "address");
});

test("a newcomer's form signs up, or leads to the password, or back to the address", async () => {
  const steps = [
    { signIn: opened, ends: ["over", { ...opened, password: null }] },
    { signIn: { kind: "refused", text: "Not now." }, ends: ["password", undefined] },
    { signUp: { kind: "known" }, ends: ["address", undefined] },
  ] as const;
  for (const { ends, ...replies } of steps) {
    const dialog = open();
    await dialog.pass(free);
    const form = dialog.children().signUp;
    assert.is(form?.getSnapshot().context.emailAddress, emailAddress);
    for (const field of signUpFields) form?.send({ type: "field.judged", field, isFit: true });
    const password = "Alley-oop-2026";
    form?.send({
      type: "form.submitted",
      form: { firstName: "Robin", lastName: "Reyes", dateOfBirth: "1988-02-29", password },
    });
    await dialog.answer("signUp", "signUp" in replies ? replies.signUp : { kind: "signed-up", password });
    if ("signIn" in replies) await dialog.answer("signIn", replies.signIn);
    assert.equal([dialog.step(), dialog.actor.getSnapshot().output], ends);
    const next = dialog.children().password ?? dialog.children().address;
    if (next) assert.is(next.getSnapshot().context.emailAddress, emailAddress);
  }
});

test("Cancel ends the dialog at every step without a session", async () => {
  for (const verdict of [null, member, free]) {
    const dialog = open();
    if (verdict) await dialog.pass(verdict);
    dialog.actor.send({ type: "cancelled" });
    assert.equal([dialog.actor.getSnapshot().status, dialog.actor.getSnapshot().output], ["done", null]);
  }
});

test("a suggested address fills its field", () => {
  const dialog = createActor(emailSignInMachine, { input: { emailAddress, isSuggested: true } }).start();
  const { address } = dialog.getSnapshot().children;
  assert.equal(
    [selectStep(dialog.getSnapshot()), address?.getSnapshot().context.emailAddress],
    ["address", emailAddress],
  );
});

test("every state and transition is reached", () => {
  const inputs = [undefined, { emailAddress }, { emailAddress, isSuggested: true }];
  const samples = {
    "xstate.done.actor.address": [
      { output: { emailAddress, step: "password" } },
      { output: { emailAddress, step: "sign-up" } },
    ],
    "xstate.done.actor.password": [{ output: opened }],
    "xstate.done.actor.signUp": [
      { output: opened },
      { output: { kind: "known" } },
      { output: { kind: "signed-up" } },
    ],
  };
  assert.equal(uncovered(emailSignInMachine, samples, undefined, { inputs }), {
    states: [],
    transitions: [],
  });
});

function open(known: string | null = null) {
  const placeholders = openPlaceholders();
  const actor = createActor(
    emailSignInMachine.provide({
      actors: {
        addressCheck: addressCheckMachine.provide({
          actors: { check: fromPromise(({ input }) => placeholders.call("check", input)) },
        }),
        passwordStep: passwordStepMachine.provide({
          actors: { signIn: fromPromise(({ input }) => placeholders.call("signIn", input)) },
        }),
        signUpStep: signUpStepMachine.provide({
          actors: {
            signUp: fromPromise(({ input }) => placeholders.call("signUp", input)),
            signIn: fromPromise(({ input }) => placeholders.call("signIn", input)),
          },
        }),
      },
    }),
    { clock: new SimulatedClock(), input: { emailAddress: known } },
  ).start();
  return {
    ...placeholders,
    actor,
    step: () => selectStep(actor.getSnapshot()),
    children: () => actor.getSnapshot().children,
    pass: async (verdict: object) => {
      actor.getSnapshot().children.address?.send({ type: "next.pressed", emailAddress });
      await placeholders.answer("check", verdict);
    },
  };
}

test.run();
