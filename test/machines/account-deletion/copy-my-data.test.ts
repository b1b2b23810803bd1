import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type EventFromLogic, fromPromise } from "xstate";
import {
  copyMyDataMachine,
  selectProver,
  selectStep,
} from "../../../machines/account-deletion/copy-my-data.machine";
import { countdownMachine } from "../../../machines/base/countdown.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";

const test = suite(copyMyDataMachine.id);

test("after the password the file is read and saved, and can be saved again", async () => {
  const copy = open();
  copy.send({ type: "proof.given", password: "too early" });
  assert.equal([copy.step(), copy.names()], ["asking", ["readProvider"]]);
  await copy.answer("readProvider", { kind: "own" });
  copy.send({ type: "proof.given", password: "Alley-oop-2026" });
  copy.send({ type: "proof.given", password: "pressed twice" });
  assert.equal(copy.calls.at(-1), { name: "readCopy", input: { me: user(), password: "Alley-oop-2026" } });
  await copy.answer("readCopy", { kind: "read", file: "{}" });
  assert.equal([copy.step(), copy.calls.at(-1)], ["saving", { name: "saveFile", input: { file: "{}" } }]);
  await copy.answer("saveFile", undefined);
  assert.is(copy.step(), "ready");
  copy.send({ type: "save.pressed" });
  await copy.fail("saveFile");
  assert.equal(
    [copy.step(), copy.announced],
    ["ready", ["We fumbled your file. Please try again in a minute."]],
  );
  copy.send({ type: "left" });
  assert.equal(
    [copy.step(), copy.names()],
    ["over", ["readProvider", "readCopy", "saveFile", "saveFile"]],
    "the proof is given once",
  );
});

test("with another provider the proof is asked for there", async () => {
  const copy = open();
  await copy.answer("readProvider", { kind: "foreign", formattedProvider: "Google" });
  assert.is(copy.prover(), "Google");
  copy.send({ type: "proof.given", password: null });
  assert.equal(copy.calls.at(-1), { name: "readCopy", input: { me: user(), password: null } });
});

test("a refused proof is reported, and another can be given", async () => {
  const copy = open();
  await copy.answer("readProvider", { kind: "own" });
  copy.send({ type: "proof.given", password: "wrong" });
  await copy.answer("readCopy", { kind: "refused", text: "That's not the password." });
  copy.send({ type: "proof.given", password: "wrong again" });
  await copy.fail("readCopy");
  assert.equal(
    [copy.step(), copy.announced],
    ["proving", ["That's not the password.", "We fumbled your file. Please try again in a minute."]],
  );
});

test("beyond the limit the form waits", async () => {
  const copy = open();
  await copy.answer("readProvider", { kind: "own" });
  copy.send({ type: "proof.given", password: "Alley-oop-2026" });
  await copy.answer("readCopy", { kind: "limited", seconds: 30 });
  copy.send({ type: "proof.given", password: "too early" });
  assert.equal([copy.step(), copy.names()], ["limited", ["readProvider", "readCopy"]]);
});

test("if the provider cannot be read, reading it can be retried", async () => {
  const copy = open();
  await copy.fail("readProvider");
  assert.is(copy.step(), "unknown");
  copy.send({ type: "retry.pressed" });
  assert.is(copy.step(), "asking");
});

test("every state and transition is reached", () => {
  const samples = {
    "proof.given": [{ password: "Alley-oop-2026" }],
    "xstate.done.actor.readProvider": [
      { output: { kind: "own" } },
      { output: { kind: "foreign", formattedProvider: "Google" } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.readCopy": [
      { output: { kind: "read", file: "{}" } },
      { output: { kind: "limited", seconds: 30 } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  assert.equal(uncovered(copyMyDataMachine, samples, undefined, { input: { me: user() } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const announced: string[] = [];
  const actor = createActor(
    copyMyDataMachine.provide({
      actors: {
        readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)),
        readCopy: fromPromise(({ input }) => placeholders.call("readCopy", input)),
        saveFile: fromPromise<void, { file: string }>(({ input }) => placeholders.call("saveFile", input)),
        countdown: countdownMachine,
      },
      actions: { announce: (_, { text }) => void announced.push(text) },
    }),
    { input: { me: user() } },
  ).start();
  return {
    ...placeholders,
    announced,
    send: (event: EventFromLogic<typeof copyMyDataMachine>) => actor.send(event),
    step: () => selectStep(actor.getSnapshot()),
    prover: () => selectProver(actor.getSnapshot()),
  };
}

test.run();
