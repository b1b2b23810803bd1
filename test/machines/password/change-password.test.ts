import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  changePasswordMachine,
  selectCurrentPassword,
  selectIsBusy,
  selectIsLimited,
  selectIsReady,
  selectWrongPassword,
} from "../../../machines/password/change-password.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, passSeconds } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(changePasswordMachine.id);
const passwords = { currentPassword: "Bounce-Drop-4821", password: "Alley-oop-2027" };
const fields = ["currentPassword", "password", "repeatedPassword"] as const;

test("it can be submitted only when all three fields are valid, and once", async () => {
  const form = open();
  let gaps = 0;
  form.actor.on("gaps.found", () => gaps++);
  form.submit();
  assert.is(gaps, 1);
  assert.equal(
    [selectIsReady(form.actor.getSnapshot()), selectIsBusy(form.actor.getSnapshot())],
    [false, false],
  );
  for (const field of fields) form.judge(field, true);
  form.judge("password", false);
  form.submit();
  form.judge("password", true);
  assert.is(selectIsReady(form.actor.getSnapshot()), true);
  form.submit();
  form.submit();
  assert.equal(form.calls, [{ name: "change", input: { me: user(), ...passwords } }]);
  assert.is(selectIsBusy(form.actor.getSnapshot()), true);
  await form.answer("change", { kind: "changed" });
  assert.equal(
    [form.actor.getSnapshot().output, form.said],
    [{ kind: "changed" }, ["success New password, who dis? You're all set."]],
  );
  assert.is(selectIsBusy(form.actor.getSnapshot()), true);
});

test("a refusal frees the button, a rate limit counts down, and signing out leaves", async () => {
  const form = open();
  for (const field of fields) form.judge(field, true);
  form.submit();
  await form.answer("change", { kind: "refused", text: "That's not the password." });
  assert.is(selectWrongPassword(form.actor.getSnapshot()), null);
  form.submit();
  const text = "That's not the password we have on file for you.";
  await form.answer("change", { kind: "unproven", text });
  assert.equal(selectWrongPassword(form.actor.getSnapshot()), { text });
  form.submit();
  await form.fail("change");
  form.submit();
  await form.answer("change", { kind: "limited", seconds: 3 });
  assert.is(selectIsLimited(form.actor.getSnapshot()), true);
  passSeconds(form.clock, 2);
  form.submit();
  assert.equal([selectIsLimited(form.actor.getSnapshot()), form.calls.length], [true, 4]);
  passSeconds(form.clock, 1);
  assert.is(selectIsLimited(form.actor.getSnapshot()), false);
  form.submit();
  assert.is(form.calls.length, 5);
  assert.equal(form.said, [
    "error That's not the password.",
    "error That's not the password we have on file for you.",
    `error ${problemTexts.unknown}`,
    `error ${messageTexts.REQUEST_429_LIMIT}`,
  ]);
  form.actor.send({ type: "left" });
  assert.equal(form.actor.getSnapshot().output, { kind: "left" });
});

test("a current password that was just typed is not asked for again unless it is wrong", async () => {
  const form = open(passwords.currentPassword);
  const asked = () => selectCurrentPassword(form.actor.getSnapshot()) === null;
  form.judge("password", true);
  form.submit({ currentPassword: "", password: passwords.password });
  assert.is(form.calls.length, 0, "the new one is needed twice");
  form.judge("repeatedPassword", true);
  form.submit({ currentPassword: "", password: passwords.password });
  assert.equal([form.calls, asked()], [[{ name: "change", input: { me: user(), ...passwords } }], false]);
  await form.answer("change", { kind: "refused", text: "Not that one." });
  assert.is(asked(), false);
  form.submit({ currentPassword: "", password: passwords.password });
  await form.answer("change", { kind: "unproven", text: "That's not the password." });
  assert.equal([asked(), selectIsReady(form.actor.getSnapshot())], [true, false]);
  form.judge("currentPassword", true);
  form.submit({ currentPassword: "another", password: passwords.password });
  assert.equal(form.calls.at(-1)?.input, {
    me: user(),
    currentPassword: "another",
    password: passwords.password,
  });
  assert.equal(form.said, ["error Not that one.", "error That's not the password."]);
});

test("every state and transition is reached", () => {
  const samples = {
    "field.judged": fields.map((field) => ({ field, isFit: true })),
    "change.submitted": [{ passwords }],
    "xstate.done.actor.change": [
      { output: { kind: "changed" } },
      { output: { kind: "limited", seconds: 2 } },
      { output: { kind: "refused", text: "no" } },
      { output: { kind: "unproven", text: "no" } },
      { output: { kind: "unproven", text: "That's not the password we have on file for you." } },
    ],
  };
  const key = (snapshot: { value: unknown; context: { fit: readonly string[] } }) => [
    snapshot.value,
    snapshot.context.fit.length,
  ];
  assert.equal(uncovered(changePasswordMachine, samples, key, { input: { me: user() } }), {
    states: [],
    transitions: [],
  });
});

function open(currentPassword: string | null = null) {
  const clock = new SimulatedClock();
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    changePasswordMachine.provide({
      actors: { change: fromPromise(({ input }) => placeholders.call("change", input)) },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { clock, input: { me: user(), currentPassword } },
  ).start();
  return {
    ...placeholders,
    actor,
    clock,
    said,
    judge: (field: (typeof fields)[number], isFit: boolean) =>
      actor.send({ type: "field.judged", field, isFit }),
    submit: (typed = passwords) => actor.send({ type: "change.submitted", passwords: typed }),
  };
}

test.run();
