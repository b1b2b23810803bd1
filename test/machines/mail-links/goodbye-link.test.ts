import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import {
  goodbyeLinkMachine,
  selectAccount,
  selectPage,
} from "../../../machines/mail-links/goodbye-link.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(goodbyeLinkMachine.id);

const account = { name: "Robin", dueAt: "2026-12-07T12:00:00.000Z" };

test("opening names the account and changes nothing; one press keeps it", async () => {
  const page = open();
  page.keep();
  assert.equal(page.calls, [{ name: "readLeaving", input: { token: "of-the-mail" } }]);
  await page.answer("readLeaving", { kind: "read", account });
  assert.equal([page.at(), page.account()], ["ready", account]);
  page.keep();
  page.keep();
  await page.answer("cancelDeletion", { kind: "accepted" });
  assert.equal([page.at(), page.names()], ["kept", ["readLeaving", "cancelDeletion"]]);
});

test("a link that is used up or too old says so, on opening and on pressing; without a token nothing is asked", async () => {
  const opened = open();
  await opened.answer("readLeaving", { kind: "used" });
  assert.is(opened.at(), "over");
  const pressed = open();
  await pressed.answer("readLeaving", { kind: "read", account });
  pressed.keep();
  await pressed.answer("cancelDeletion", { kind: "used" });
  assert.is(pressed.at(), "over");
  const bare = open("");
  assert.equal([bare.at(), bare.names()], ["over", []]);
});

test("a link that could not be read, and a press that failed, can be repeated", async () => {
  const page = open();
  await page.answer("readLeaving", { kind: "failed" });
  page.retry();
  await page.fail("readLeaving");
  page.retry();
  await page.answer("readLeaving", { kind: "read", account });
  page.keep();
  await page.answer("cancelDeletion", { kind: "refused", text: "no" });
  page.keep();
  await page.fail("cancelDeletion");
  assert.equal(
    [page.at(), page.announced],
    ["ready", ["no", "We fumbled that. Please try again in a minute."]],
  );
  page.keep();
  await page.answer("cancelDeletion", { kind: "limited", seconds: 30 });
  assert.is(page.at(), "limited");
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.readLeaving": [
      { output: { kind: "read", account } },
      { output: { kind: "used" } },
      { output: { kind: "failed" } },
    ],
    "xstate.done.actor.cancelDeletion": [
      { output: { kind: "accepted" } },
      { output: { kind: "used" } },
      { output: { kind: "limited", seconds: 30 } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const inputs = [{ token: "of-the-mail" }, { token: "" }];
  assert.equal(uncovered(goodbyeLinkMachine, samples, undefined, { inputs }), {
    states: [],
    transitions: [],
  });
});

function open(token = "of-the-mail") {
  const placeholders = openPlaceholders();
  const announced: string[] = [];
  const actor = createActor(
    goodbyeLinkMachine.provide({
      actors: {
        readLeaving: fromPromise(({ input }) => placeholders.call("readLeaving", input)),
        cancelDeletion: fromPromise(({ input }) => placeholders.call("cancelDeletion", input)),
      },
      actions: { announce: (_, { text }) => void announced.push(text) },
    }),
    { input: { token } },
  ).start();
  return {
    ...placeholders,
    announced,
    keep: () => actor.send({ type: "keep.pressed" }),
    retry: () => actor.send({ type: "retry.pressed" }),
    at: () => selectPage(actor.getSnapshot()),
    account: () => selectAccount(actor.getSnapshot()),
  };
}

test.run();
