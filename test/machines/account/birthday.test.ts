import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  birthdayMachine,
  selectIsBusy,
  selectIsFit,
  selectIsUnknown,
  selectProver,
  selectRepeats,
} from "../../../machines/account/birthday.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(birthdayMachine.id);
const ageless = user({ age: "unknown" });
const dateOfBirth = "2001-05-06";

test("a valid date is sent once and stored", async () => {
  const { actor, calls, submit, answer } = open();
  let gaps = 0;
  actor.on("gaps.found", () => gaps++);
  submit();
  assert.equal([calls, selectIsFit(actor.getSnapshot()), gaps], [[], false, 1]);
  actor.send({ type: "birthday.judged", isFit: true });
  assert.is(selectIsFit(actor.getSnapshot()), true);
  for (let press = 0; press < 5; press++) submit();
  assert.equal(calls, [{ name: "giveBirthday", input: { userId: "u1", dateOfBirth, proof: null } }]);
  assert.is(selectIsBusy(actor.getSnapshot()), true);
  await answer("giveBirthday", { kind: "given", me: user({ age: "adult" }) });
  assert.equal(actor.getSnapshot().output, { kind: "given", me: user({ age: "adult" }) });
});

test("when a birthday is already stored, it is kept and announced", async () => {
  const { actor, said, submit, answer } = open(true);
  submit();
  await answer("giveBirthday", { kind: "on-file", me: user({ age: "teen" }), text: "It is on file." });
  assert.equal(actor.getSnapshot().output, { kind: "given", me: user({ age: "teen" }) });
  assert.equal(said, ["error It is on file."]);
});

test("a child's date ends the machine as too young", async () => {
  const { actor, submit, answer } = open(true);
  submit();
  await answer("giveBirthday", { kind: "too-young" });
  assert.equal(actor.getSnapshot().output, { kind: "too-young", me: ageless });
});

const asked = { kind: "asked-again", text: "One quick thing first." };
const seen = (actor: ReturnType<typeof open>["actor"]) => {
  const snapshot = actor.getSnapshot();
  return { repeats: selectRepeats(snapshot), prover: selectProver(snapshot) };
};

test("when the server wants confirmation, the date is asked for again with the password before the account is deleted", async () => {
  const { actor, calls, submit, answer, said } = open(true);
  submit();
  assert.equal(seen(actor), { repeats: 0, prover: null });
  await answer("giveBirthday", asked);
  assert.equal(calls.at(-1), { name: "readProvider", input: { me: ageless } });
  assert.equal([seen(actor), selectIsBusy(actor.getSnapshot())], [{ repeats: 1, prover: null }, true]);
  await answer("readProvider", { kind: "own" });
  assert.equal([seen(actor), selectIsFit(actor.getSnapshot())], [{ repeats: 1, prover: "" }, false]);

  let gaps = 0;
  actor.on("gaps.found", () => gaps++);
  submit({ password: "Alley-oop-2026" });
  actor.send({ type: "birthday.judged", isFit: true });
  submit({ password: "" });
  assert.equal([gaps, calls.length], [2, 2]);

  const proof = { emailAddress: ageless.email_address, password: "Alley-oop-2026" };
  submit({ password: proof.password });
  assert.equal(calls.at(-1)?.input, { userId: "u1", dateOfBirth, proof });
  await answer("giveBirthday", { kind: "refused", text: "That's not the password." });
  assert.equal([seen(actor), said], [{ repeats: 1, prover: "" }, ["error That's not the password."]]);
  submit({ password: proof.password });
  await answer("giveBirthday", { kind: "too-young" });
  assert.equal(actor.getSnapshot().output, { kind: "too-young", me: ageless });
});

test("with another provider the proof is asked for there; a different second date counts as a first one", async () => {
  const { actor, calls, submit, answer } = open(true);
  submit();
  await answer("giveBirthday", asked);
  await answer("readProvider", { kind: "foreign", formattedProvider: "Google" });
  assert.equal(seen(actor), { repeats: 1, prover: "Google" });
  actor.send({ type: "birthday.judged", isFit: true });
  submit({ dateOfBirth: "2020-01-15" });
  assert.equal(calls.at(-1)?.input, { userId: "u1", dateOfBirth: "2020-01-15", proof: null });
  await answer("giveBirthday", asked);
  await answer("readProvider", { kind: "foreign", formattedProvider: "Google" });
  actor.send({ type: "birthday.judged", isFit: true });
  submit({ dateOfBirth: "2020-01-15" });
  assert.equal(calls.at(-1)?.input, {
    userId: "u1",
    dateOfBirth: "2020-01-15",
    proof: { emailAddress: ageless.email_address, password: null },
  });
  assert.is(seen(actor).repeats, 2);
});

test("if the provider cannot be read, reading it can be retried", async () => {
  const { actor, submit, answer, fail } = open(true);
  submit();
  await answer("giveBirthday", asked);
  await answer("readProvider", { kind: "refused", text: "no" });
  assert.is(selectIsUnknown(actor.getSnapshot()), true);
  actor.send({ type: "retry.pressed" });
  await fail("readProvider");
  assert.equal([selectIsUnknown(actor.getSnapshot()), seen(actor).prover], [true, null]);
  actor.send({ type: "sign-out.pressed" });
  assert.equal(actor.getSnapshot().output, { kind: "left", me: ageless });
});

test("an error is shown, and sending can be retried", async () => {
  const { actor, said, submit, answer, fail } = open(true);
  submit();
  await answer("giveBirthday", { kind: "refused", text: "Something went sideways." });
  submit();
  await answer("giveBirthday", { kind: "limited", seconds: 9 });
  submit();
  await fail("giveBirthday");
  assert.equal(said, [
    "error Something went sideways.",
    `error ${messageTexts.REQUEST_429_LIMIT}`,
    `error ${problemTexts.unknown}`,
  ]);
  assert.is(selectIsBusy(actor.getSnapshot()), false);
});

test("signing out ends the machine", () => {
  const { actor } = open();
  actor.send({ type: "sign-out.pressed" });
  assert.equal(actor.getSnapshot().output, { kind: "left", me: ageless });
});

test("every state and transition is reached", () => {
  const samples = {
    "birthday.judged": [{ isFit: true }],
    "birthday.submitted": [
      { dateOfBirth, password: null },
      { dateOfBirth, password: "p" },
      { dateOfBirth: "2020-01-15", password: "p" },
    ],
    "xstate.done.actor.readProvider": [
      { output: { kind: "own" } },
      { output: { kind: "foreign", formattedProvider: "Google" } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.giveBirthday": [
      { output: { kind: "given", me: user() } },
      { output: { kind: "on-file", me: user(), text: "no" } },
      { output: { kind: "too-young" } },
      { output: asked },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const key = (snapshot: { value: unknown; context: { isFit: boolean; repeats: number } }) => [
    snapshot.value,
    snapshot.context.isFit,
    Math.min(snapshot.context.repeats, 1),
  ];
  assert.equal(uncovered(birthdayMachine, samples, key, { input: { me: ageless } }), {
    states: [],
    transitions: [],
  });
});

function open(isFit = false) {
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    birthdayMachine.provide({
      actors: {
        giveBirthday: fromPromise(({ input }) => placeholders.call("giveBirthday", input)),
        readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { input: { me: ageless } },
  ).start();
  if (isFit) actor.send({ type: "birthday.judged", isFit });
  return {
    ...placeholders,
    actor,
    said,
    submit: (form: { dateOfBirth?: string; password?: string | null } = {}) =>
      actor.send({ type: "birthday.submitted", dateOfBirth, password: null, ...form }),
  };
}

test.run();
