import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { LookOutcome } from "../../../domain/account/inbox";
import type { User } from "../../../domain/account/user";
import { birthdayMachine } from "../../../machines/account/birthday.machine";
import { gateMachine, selectIsTooYoung } from "../../../machines/account/gate.machine";
import { inboxMachine } from "../../../machines/account/inbox.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(gateMachine.id);
const grownUp = user({ age: "adult", is_email_address_verified: true });
const ageless = user({ age: "unknown", is_email_address_verified: false });

test("an adult with a verified address passes at once, also when an older server sends no age", () => {
  for (const me of [grownUp, user()])
    assert.equal(open(me).actor.getSnapshot().output, { kind: "passed", me });
});

test("a minor is refused without a question", () => {
  const teen = user({ age: "teen", is_email_address_verified: false });
  assert.equal(open(teen).actor.getSnapshot().output, { kind: "minor", me: teen });
});

test("an unknown birthday is asked for before an unverified address", async () => {
  const { actor, give, answer, names } = open(ageless);
  const adult = user({ age: "adult", is_email_address_verified: false });
  give();
  await answer("giveBirthday", { kind: "given", me: adult });
  assert.is(actor.getSnapshot().value, "inbox");
  assert.equal(names(), ["giveBirthday", "look"]);
  await answer("look", { kind: "read", me: grownUp });
  assert.equal(actor.getSnapshot().output, { kind: "passed", me: grownUp });
});

test("a birthday that makes the person a minor ends the gate with that outcome", async () => {
  const { actor, give, answer } = open(ageless);
  const teen = user({ age: "teen" });
  give();
  await answer("giveBirthday", { kind: "given", me: teen });
  assert.equal(actor.getSnapshot().output, { kind: "minor", me: teen });
});

test("a child is shown the reason before the session ends", async () => {
  const { actor, give, answer, signedOut } = open(ageless);
  give();
  await answer("giveBirthday", { kind: "too-young" });
  assert.equal([selectIsTooYoung(actor.getSnapshot()), signedOut()], [true, 0]);
  actor.send({ type: "okay.pressed" });
  assert.equal([actor.getSnapshot().output?.kind, signedOut()], ["left", 1]);
});

test("both questions can be postponed without signing out", () => {
  const first = open(ageless);
  first.actor.getSnapshot().children.birthday?.send({ type: "sign-out.pressed" });
  const second = open(user({ is_email_address_verified: false }));
  second.actor.getSnapshot().children.inbox?.send({ type: "left" });
  for (const { actor, signedOut } of [first, second])
    assert.equal([actor.getSnapshot().output?.kind, signedOut()], ["left", 0]);
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.birthday": [
      { output: { kind: "given", me: grownUp } },
      { output: { kind: "too-young", me: ageless } },
      { output: { kind: "left", me: ageless } },
    ],
    "xstate.done.actor.inbox": [
      { output: { kind: "proven", me: grownUp } },
      { output: { kind: "left", me: ageless } },
    ],
  };
  const people = [ageless, user({ is_email_address_verified: false }), user({ age: "teen" }), grownUp];
  assert.equal(uncovered(gateMachine, samples, undefined, { inputs: people.map((me) => ({ me })) }), {
    states: [],
    transitions: [],
  });
});

function open(me: User) {
  const placeholders = openPlaceholders();
  let signedOut = 0;
  const actor = createActor(
    gateMachine.provide({
      actors: {
        birthday: birthdayMachine.provide({
          actors: { giveBirthday: fromPromise(({ input }) => placeholders.call("giveBirthday", input)) },
        }),
        inbox: inboxMachine.provide({
          actors: { look: fromPromise<LookOutcome>(() => placeholders.call("look")) },
        }),
      },
      actions: { signOut: () => signedOut++ },
    }),
    { input: { me } },
  ).start();
  const give = () => {
    const { birthday } = actor.getSnapshot().children;
    birthday?.send({ type: "birthday.judged", isFit: true });
    birthday?.send({ type: "birthday.submitted", dateOfBirth: "2001-05-06", password: null });
  };
  return { ...placeholders, actor, give, signedOut: () => signedOut };
}

test.run();
