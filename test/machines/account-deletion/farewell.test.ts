import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type EventFromLogic, fromPromise } from "xstate";
import {
  farewellMachine,
  selectConsequences,
  selectDueAt,
  selectHasChanged,
  selectHasOwnName,
  selectProver,
  selectStep,
  selectTyped,
} from "../../../machines/account-deletion/farewell.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { consequences } from "../../support/people/consequences";
import { user } from "../../support/people/user";

const test = suite(farewellMachine.id);

test("the drip name in any letter case, then the password, ends the account", async () => {
  const farewell = open();
  await farewell.answer("readConsequences", { kind: "known", value: consequences() });
  assert.equal([farewell.step(), selectConsequences(farewell.snapshot())], ["deciding", consequences()]);
  farewell.send({ type: "consequences.accepted" });
  farewell.send({ type: "name.typed", name: "robin_24" });
  farewell.send({ type: "consequences.accepted" });
  assert.equal([farewell.step(), selectHasOwnName(farewell.snapshot())], ["deciding", false]);
  farewell.send({ type: "name.typed", name: " @Robin_23" });
  farewell.send({ type: "consequences.accepted" });
  await farewell.answer("readProvider", { kind: "own" });
  farewell.send({ type: "proof.given", password: "Alley-oop-2026" });
  farewell.send({ type: "proof.given", password: "pressed twice" });
  assert.equal(farewell.calls.at(-1), {
    name: "askDeletion",
    input: { me: user(), consequences: consequences(), typed: " @Robin_23", password: "Alley-oop-2026" },
  });
  await farewell.answer("askDeletion", { kind: "gone", dueAt: "2026-12-07T12:00:00.000Z" });
  assert.equal(
    [farewell.step(), selectDueAt(farewell.snapshot()), farewell.names()],
    ["gone", "2026-12-07T12:00:00.000Z", ["readConsequences", "readProvider", "askDeletion"]],
  );
});

test("when the lists changed meanwhile the new ones are shown, and what was typed stays", async () => {
  const farewell = await proving();
  farewell.send({ type: "proof.given", password: "Alley-oop-2026" });
  await farewell.answer("askDeletion", { kind: "changed" });
  assert.is(farewell.step(), "reading");
  const now = consequences({ children_erased: [] });
  await farewell.answer("readConsequences", { kind: "known", value: now });
  assert.equal(
    [
      farewell.step(),
      selectConsequences(farewell.snapshot()),
      selectTyped(farewell.snapshot()),
      selectHasChanged(farewell.snapshot()),
    ],
    ["deciding", now, "robin_23", true],
  );
});

test("a refused proof is reported, and another can be given", async () => {
  const farewell = await proving();
  farewell.send({ type: "proof.given", password: "wrong" });
  await farewell.answer("askDeletion", { kind: "refused", text: "That's not the password." });
  farewell.send({ type: "proof.given", password: "wrong again" });
  await farewell.fail("askDeletion");
  assert.equal(
    [farewell.step(), farewell.announced],
    [
      "proving",
      [
        "That's not the password.",
        "We fumbled that. Your account is as it was. Please try again in a minute.",
      ],
    ],
  );
});

test("beyond the limit the proof waits", async () => {
  const farewell = await proving();
  farewell.send({ type: "proof.given", password: "Alley-oop-2026" });
  await farewell.answer("askDeletion", { kind: "limited", seconds: 30 });
  assert.is(farewell.step(), "limited");
});

test("Back leads from the proof to the lists, and from there out; nothing was asked", async () => {
  const farewell = await proving();
  assert.is(selectProver(farewell.snapshot()), "Google");
  farewell.send({ type: "back.pressed" });
  assert.is(farewell.step(), "deciding");
  farewell.send({ type: "back.pressed" });
  assert.equal([farewell.step(), farewell.names()], ["left", ["readConsequences", "readProvider"]]);
});

test("lists and provider that could not be read are read again", async () => {
  const farewell = open();
  await farewell.answer("readConsequences", { kind: "refused", text: "no" });
  assert.is(farewell.step(), "unread");
  farewell.send({ type: "retry.pressed" });
  await farewell.fail("readConsequences");
  farewell.send({ type: "retry.pressed" });
  await farewell.answer("readConsequences", { kind: "known", value: consequences() });
  farewell.send({ type: "name.typed", name: "robin_23" });
  farewell.send({ type: "consequences.accepted" });
  await farewell.fail("readProvider");
  assert.is(farewell.step(), "unknown");
  farewell.send({ type: "retry.pressed" });
  assert.is(farewell.step(), "asking");
});

test("every state and transition is reached", () => {
  const samples = {
    "name.typed": [{ name: "robin_23" }],
    "proof.given": [{ password: "Alley-oop-2026" }],
    "xstate.done.actor.readConsequences": [
      { output: { kind: "known", value: consequences() } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.readProvider": [
      { output: { kind: "own" } },
      { output: { kind: "foreign", formattedProvider: "Google" } },
      { output: { kind: "refused", text: "no" } },
    ],
    "xstate.done.actor.askDeletion": [
      { output: { kind: "gone", dueAt: "2026-12-07T12:00:00.000Z" } },
      { output: { kind: "changed" } },
      { output: { kind: "limited", seconds: 30 } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const key = ({ value, context }: ReturnType<ReturnType<typeof open>["snapshot"]>) => [value, context.typed];
  assert.equal(uncovered(farewellMachine, samples, key, { input: { me: user() } }), {
    states: [],
    transitions: [],
  });
});

async function proving() {
  const farewell = open();
  await farewell.answer("readConsequences", { kind: "known", value: consequences() });
  farewell.send({ type: "name.typed", name: "robin_23" });
  farewell.send({ type: "consequences.accepted" });
  await farewell.answer("readProvider", { kind: "foreign", formattedProvider: "Google" });
  assert.is(farewell.step(), "proving");
  return farewell;
}

function open() {
  const placeholders = openPlaceholders();
  const announced: string[] = [];
  const actor = createActor(
    farewellMachine.provide({
      actors: {
        readConsequences: fromPromise(({ input }) => placeholders.call("readConsequences", input)),
        readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)),
        askDeletion: fromPromise(({ input }) => placeholders.call("askDeletion", input)),
      },
      actions: { announce: (_, { text }) => void announced.push(text) },
    }),
    { input: { me: user() } },
  ).start();
  return {
    ...placeholders,
    announced,
    send: (event: EventFromLogic<typeof farewellMachine>) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    step: () => selectStep(actor.getSnapshot()),
  };
}

test.run();
