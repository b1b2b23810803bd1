import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import {
  lookMachine,
  selectFault,
  selectLook,
  selectPage,
} from "../../../machines/calendar-link/look.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { lookEvent } from "../../support/people/calendar-link-rows";

const test = suite(lookMachine.id);
const shown = { kind: "shown", look: { firstName: "Maya", today: "2026-11-22", events: [lookEvent()] } };

test("the link is read once, and its weeks are shown", async () => {
  const page = open("t");
  assert.equal([page.at(), page.calls], ["reading", [{ name: "read", input: { token: "t" } }]]);
  await page.answer("read", shown);
  assert.equal([page.at(), page.look()?.firstName], ["shown", "Maya"]);
});

test("a link that shows nothing any more is over, and so is a page without a token", async () => {
  assert.equal([open("").at(), open("").calls], ["over", []]);
  const page = open("t");
  await page.answer("read", { kind: "over" });
  assert.is(page.at(), "over");
});

test("a failed reading says why and can be tried again", async () => {
  const page = open("t");
  await page.answer("read", { kind: "refused", text: "No network." });
  assert.equal([page.at(), page.fault()], ["failed", "No network."]);
  page.retry();
  await page.fail("read");
  assert.equal(
    [page.at(), page.fault()],
    ["failed", "Something went sideways on our end. Please try again."],
  );
  page.retry();
  await page.answer("read", shown);
  assert.is(page.at(), "shown");
});

test("every state and transition is reached", () => {
  const outputs = [
    shown,
    { kind: "over" },
    { kind: "limited", seconds: 9 },
    { kind: "refused", text: "No." },
  ];
  const samples = { "xstate.done.actor.read": outputs.map((output) => ({ output })) };
  const inputs = ["t", ""].map((token) => ({ token }));
  assert.equal(uncovered(lookMachine, samples, undefined, { inputs }), { states: [], transitions: [] });
});

function open(token: string) {
  const placeholders = openPlaceholders();
  const actor = createActor(
    lookMachine.provide({ actors: { read: fromPromise(({ input }) => placeholders.call("read", input)) } }),
    { input: { token } },
  ).start();
  return {
    ...placeholders,
    at: () => selectPage(actor.getSnapshot()),
    look: () => selectLook(actor.getSnapshot()),
    fault: () => selectFault(actor.getSnapshot()),
    retry: () => actor.send({ type: "retry.pressed" }),
  };
}

test.run();
