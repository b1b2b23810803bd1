import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type EventFromLogic, fromPromise } from "xstate";
import {
  selectProver,
  selectStep,
  signOutEverywhereMachine,
} from "../../../machines/session/sign-out-everywhere.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(signOutEverywhereMachine.id);

test("an account with our password is asked for it as proof", async () => {
  const form = open();
  form.send({ type: "proof.given", password: "too early" });
  assert.equal([form.step(), form.names()], ["asking", ["readProvider"]]);
  await form.answer("readProvider", { kind: "own" });
  assert.equal([form.step(), form.prover()], ["proving", ""]);
  form.send({ type: "proof.given", password: "Alley-oop-2026" });
  assert.equal(form.calls.at(-1), { name: "signOut", input: { me: user(), password: "Alley-oop-2026" } });
  form.send({ type: "proof.given", password: "pressed twice" });
  await form.answer("signOut", { kind: "ended" });
  assert.equal(
    [form.step(), form.output(), form.names()],
    ["over", { kind: "ended" }, ["readProvider", "signOut"]],
  );
});

test("with another provider the proof is asked for there", async () => {
  const form = open();
  await form.answer("readProvider", { kind: "foreign", formattedProvider: "Google" });
  assert.is(form.prover(), "Google");
  form.send({ type: "proof.given", password: null });
  assert.equal(form.calls.at(-1), { name: "signOut", input: { me: user(), password: null } });
});

test("a refused proof is reported, and another can be given", async () => {
  const form = open();
  await form.answer("readProvider", { kind: "own" });
  form.send({ type: "proof.given", password: "wrong" });
  await form.answer("signOut", { kind: "refused", text: "That's not the password we have on file for you." });
  form.send({ type: "proof.given", password: "wrong again" });
  await form.fail("signOut");
  assert.equal(
    [form.step(), form.announced],
    [
      "proving",
      [
        "That's not the password we have on file for you.",
        "Something went sideways on our end. Please try again.",
      ],
    ],
  );
});

test("if the provider cannot be read, reading it can be retried", async () => {
  const form = open();
  await form.answer("readProvider", { kind: "refused", text: "no" });
  assert.is(form.step(), "unknown");
  form.send({ type: "retry.pressed" });
  await form.fail("readProvider");
  assert.is(form.step(), "unknown");
});

test("leaving before the proof ends no session", async () => {
  const form = open();
  await form.answer("readProvider", { kind: "own" });
  form.send({ type: "left" });
  assert.equal([form.output(), form.names()], [{ kind: "left" }, ["readProvider"]]);
});

test("every state and transition is reached", () => {
  const samples = {
    "proof.given": [{ password: "Alley-oop-2026" }],
    "xstate.done.actor.readProvider": [
      { output: { kind: "own" } },
      { output: { kind: "foreign", formattedProvider: "Google" } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.signOut": [{ output: { kind: "ended" } }, { output: { kind: "refused", text: "no" } }],
  };
  assert.equal(uncovered(signOutEverywhereMachine, samples, undefined, { input: { me: user() } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const announced: string[] = [];
  const actor = createActor(
    signOutEverywhereMachine.provide({
      actors: {
        readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)),
        signOut: fromPromise(({ input }) => placeholders.call("signOut", input)),
      },
      actions: { announce: (_, { text }) => void announced.push(text) },
    }),
    { input: { me: user() } },
  ).start();
  return {
    ...placeholders,
    announced,
    send: (event: EventFromLogic<typeof signOutEverywhereMachine>) => actor.send(event),
    step: () => selectStep(actor.getSnapshot()),
    prover: () => selectProver(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
  };
}

test.run();
