import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { messageTexts } from "../../../domain/base/message-texts";
import { problemTexts } from "../../../domain/base/texts";
import { birthdayMachine, selectIsBusy, selectIsFit } from "../../../machines/account/birthday.machine";
import { uncovered } from "../../support/charts/paths";
import { openPlaceholders } from "../../support/charts/placeholders";
import { user } from "../../support/people/user";

const test = suite(birthdayMachine.id);
const ageless = user({ age: "unknown" });
const dateOfBirth = "2001-05-06";

test("a fit date is sent once and kept", async () => {
  const { actor, calls, submit, answer } = open();
  let gaps = 0;
  actor.on("gaps.found", () => gaps++);
  submit();
  assert.equal([calls, selectIsFit(actor.getSnapshot()), gaps], [[], false, 1]);
  actor.send({ type: "birthday.judged", isFit: true });
  assert.is(selectIsFit(actor.getSnapshot()), true);
  for (let press = 0; press < 5; press++) submit();
  assert.equal(calls, [{ name: "giveBirthday", input: { userId: "u1", dateOfBirth } }]);
  assert.is(selectIsBusy(actor.getSnapshot()), true);
  await answer("giveBirthday", { kind: "given", me: user({ age: "adult" }) });
  assert.equal(actor.getSnapshot().output, { kind: "given", me: user({ age: "adult" }) });
});

test("one that was given elsewhere stands, and that is said", async () => {
  const { actor, said, submit, answer } = open(true);
  submit();
  await answer("giveBirthday", { kind: "on-file", me: user({ age: "teen" }), text: "It is on file." });
  assert.equal(actor.getSnapshot().output, { kind: "given", me: user({ age: "teen" }) });
  assert.equal(said, ["error It is on file."]);
});

test("a child's account ends there", async () => {
  const { actor, submit, answer } = open(true);
  submit();
  await answer("giveBirthday", { kind: "too-young" });
  assert.equal(actor.getSnapshot().output, { kind: "too-young", me: ageless });
});

test("what fails is said, and can be tried again", async () => {
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

test("there is a way out: signing out", () => {
  const { actor } = open();
  actor.send({ type: "sign-out.pressed" });
  assert.equal(actor.getSnapshot().output, { kind: "left", me: ageless });
});

test("every state and transition is reached", () => {
  const samples = {
    "birthday.judged": [{ isFit: true }],
    "birthday.submitted": [{ dateOfBirth }],
    "xstate.done.actor.giveBirthday": [
      { output: { kind: "given", me: user() } },
      { output: { kind: "on-file", me: user(), text: "no" } },
      { output: { kind: "too-young" } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const key = (snapshot: { value: unknown; context: { isFit: boolean } }) => [
    snapshot.value,
    snapshot.context.isFit,
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
      actors: { giveBirthday: fromPromise(({ input }) => placeholders.call("giveBirthday", input)) },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { input: { me: ageless } },
  ).start();
  if (isFit) actor.send({ type: "birthday.judged", isFit });
  return {
    ...placeholders,
    actor,
    said,
    submit: () => actor.send({ type: "birthday.submitted", dateOfBirth }),
  };
}

test.run();
