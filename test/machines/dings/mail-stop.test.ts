import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { mailStopMachine, selectPage } from "../../../machines/dings/mail-stop.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(mailStopMachine.id);

test("opening the page stops nothing; a press does, once", async () => {
  const page = open("t");
  assert.equal([page.page(), page.names()], ["ready", []]);
  page.press();
  page.press();
  assert.equal(page.calls, [{ name: "stop", input: { token: "t" } }]);
  await page.answer("stop", { kind: "stopped" });
  assert.is(page.page(), "stopped");
});

test("a link that is none is over, with or without a token; a failed press says so and can be made again", async () => {
  assert.is(open("").page(), "gone");
  const page = open("t");
  page.press();
  await page.answer("stop", { kind: "refused", text: "No network." });
  page.press();
  await page.fail("stop");
  page.press();
  await page.answer("stop", { kind: "gone" });
  assert.equal(
    [page.page(), page.said],
    ["gone", ["error No network.", "error Something went sideways on our end. Please try again."]],
  );
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.stop": [
      { output: { kind: "stopped" } },
      { output: { kind: "gone" } },
      { output: { kind: "limited", seconds: 9 } },
      { output: { kind: "refused", text: "No." } },
    ],
  };
  const inputs = ["t", ""].map((token) => ({ token }));
  assert.equal(uncovered(mailStopMachine, samples, undefined, { inputs }), {
    states: [],
    transitions: [],
  });
});

function open(token: string) {
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    mailStopMachine.provide({
      actors: { stop: fromPromise(({ input }) => placeholders.call("stop", input)) },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { input: { token } },
  ).start();
  return {
    ...placeholders,
    said,
    page: () => selectPage(actor.getSnapshot()),
    press: () => actor.send({ type: "stop.pressed" }),
  };
}

test.run();
