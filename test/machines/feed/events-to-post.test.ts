import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import {
  eventsToPostMachine,
  selectEvents,
  selectEventsRefusal,
  selectEventsStep,
} from "../../../machines/feed/events-to-post.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { practice } from "../../support/people/week";

const test = suite(eventsToPostMachine.id);
const input = { teamId: "comets" };
const known = { kind: "known", value: [practice()] };

test("events are read at once, and after a failure again on a press", async () => {
  const { calls, call, answer, fail } = openPlaceholders();
  const actor = createActor(
    eventsToPostMachine.provide({ actors: { read: fromPromise(({ input: asked }) => call("read", asked)) } }),
    { input },
  ).start();
  const step = () => selectEventsStep(actor.getSnapshot());
  const refusal = () => selectEventsRefusal(actor.getSnapshot());
  assert.equal([step(), calls], ["asking", [{ name: "read", input }]]);
  await answer("read", { kind: "refused", text: "No line." });
  assert.equal([step(), refusal()], ["refused", "No line."]);
  actor.send({ type: "retry.pressed" });
  assert.is(refusal(), null);
  await fail("read");
  assert.is(refusal(), problemTexts.unknown);
  actor.send({ type: "retry.pressed" });
  await answer("read", known);
  assert.equal([step(), selectEvents(actor.getSnapshot())], ["shown", known.value]);
});

test("every state and transition is reached", () => {
  const samples = {
    "xstate.done.actor.read": [{ output: known }, { output: { kind: "refused", text: "No line." } }],
  };
  const seen = uncovered(eventsToPostMachine, samples, ({ value }) => value, { input });
  assert.equal(seen, { states: [], transitions: [] });
});

test.run();
