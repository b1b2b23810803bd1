import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { ownCalendarMachine, selectIsShown } from "../../../machines/share/own-calendar.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(ownCalendarMachine.id);
const key = { teamId: "rockets", eventId: "e1" };

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    ownCalendarMachine.provide({
      actors: { read: fromPromise(({ input: asked }) => placeholders.call("read", asked)) },
    }),
    { input: { key } },
  ).start();
  return { ...placeholders, isShown: () => selectIsShown(actor.getSnapshot()) };
}

test("only a link that is known to show the event says so", async () => {
  const shown = open();
  assert.equal([shown.calls, shown.isShown()], [[{ name: "read", input: key }], false]);
  await shown.answer("read", { kind: "known", value: true });
  assert.is(shown.isShown(), true);
  for (const outcome of [
    { kind: "known", value: false },
    { kind: "refused", text: "No line." },
  ]) {
    const { answer, isShown } = open();
    await answer("read", outcome);
    assert.is(isShown(), false);
  }
  const broken = open();
  await broken.fail("read");
  assert.is(broken.isShown(), false);
});

test("every state and transition is reached", () => {
  const outputs = [true, false].map((value) => ({ output: { kind: "known", value } }));
  const samples = { "xstate.done.actor.read": outputs };
  const seen = uncovered(ownCalendarMachine, samples, ({ value }) => value, { input: { key } });
  assert.equal(seen, { states: [], transitions: [] });
});

test.run();
