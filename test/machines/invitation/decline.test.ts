import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import {
  declineMachine,
  selectIsBlocked,
  selectPage,
  selectPreview,
} from "../../../machines/invitation/decline.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(declineMachine.id);
const preview = { kind: "spot", from: "Robin", roles: ["player"], needs_approval: false };

test("opening the link declines nothing; one press does, and stops further mails unless unticked", async () => {
  const page = open("t");
  await page.answer("preview", { kind: "previewed", preview });
  assert.equal([page.page(), page.names(), selectPreview(page.snapshot())], ["asking", ["preview"], preview]);
  page.send({ type: "decline.pressed" });
  page.send({ type: "decline.pressed" });
  assert.equal(page.calls.at(-1), { name: "decline", input: { token: "t", block: true } });
  await page.answer("decline", { kind: "declined" });
  assert.equal([page.page(), page.names().length], ["declined", 2]);
});

test("the invitation alone can be declined", async () => {
  const page = open("t");
  await page.answer("preview", { kind: "over", text: "It's over." });
  page.send({ type: "block.ticked", isTicked: false });
  assert.is(selectIsBlocked(page.snapshot()), false);
  page.send({ type: "decline.pressed" });
  assert.equal(page.calls.at(-1)?.input, { token: "t", block: false });
  await page.answer("decline", { kind: "gone" });
  assert.is(page.page(), "gone");
});

test("without a token the link is gone; a failed decline can be retried", async () => {
  assert.is(open("").page(), "gone");
  const page = open("t");
  await page.fail("preview");
  page.send({ type: "decline.pressed" });
  await page.answer("decline", { kind: "refused", text: "No network." });
  page.send({ type: "decline.pressed" });
  await page.fail("decline");
  assert.equal(
    [page.page(), page.said],
    ["asking", ["error No network.", "error Something went sideways on our end. Please try again."]],
  );
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.preview": [{ output: { kind: "previewed", preview } }],
    "xstate.done.actor.decline": ["declined", "gone", "refused"].map((kind) => ({ output: { kind } })),
  };
  const inputs = ["t", ""].map((token) => ({ token }));
  assert.equal(uncovered(declineMachine, samples, undefined, { inputs }), { states: [], transitions: [] });
});

function open(token: string) {
  const placeholders = openPlaceholders();
  const said: string[] = [];
  const actor = createActor(
    declineMachine.provide({
      actors: {
        preview: fromPromise(({ input }) => placeholders.call("preview", input)),
        decline: fromPromise(({ input }) => placeholders.call("decline", input)),
      },
      actions: { announce: (_, { tone, text }) => said.push(`${tone} ${text}`) },
    }),
    { input: { token } },
  ).start();
  return {
    ...placeholders,
    said,
    page: () => selectPage(actor.getSnapshot()),
    snapshot: () => actor.getSnapshot(),
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
  };
}

test.run();
