import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  eventSheetMachine,
  selectDetails,
  selectFault,
  selectIsQueued,
  selectRefusal,
  selectStep,
} from "../../../machines/schedule/event-sheet.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";
import { details } from "../../support/people/event";

const test = suite(eventSheetMachine.id);
const key = { teamId: "rockets", eventId: "e1" };
const off = details({ status: "called_off", called_off_for: "weather", version: 4 });
const on = details({ version: 5 });

test("an event is read, then re-read by its ETag, and stays while unchanged", async () => {
  const { sheet, answer, calls, send } = open();
  assert.equal(sheet(), ["opening", undefined, null, null]);
  await answer("read", { kind: "read", details: off, tag: 'W/"1"' });
  send({ type: "refresh.wanted" });
  await answer("read", { kind: "unchanged" });
  assert.equal(sheet(), ["shown", 4, null, null]);
  assert.equal(
    calls.map(({ input }) => input),
    [
      { ...key, tag: null },
      { ...key, tag: 'W/"1"' },
    ],
  );
});

test("a failed read shows the reason, and retries by a press or when the network returns", async () => {
  const { sheet, answer, fail, send } = open();
  await answer("read", { kind: "refused", text: "No line." });
  assert.equal(sheet(), ["failed", undefined, "No line.", null]);
  send({ type: "retry.pressed" });
  await fail("read");
  assert.equal(sheet(), ["failed", undefined, problemTexts.unknown, null]);
  send({ type: "network.returned" });
  await answer("read", { kind: "read", details: off, tag: null });
  send({ type: "refresh.wanted" });
  await answer("read", { kind: "refused", text: "No line." });
  assert.equal(sheet(), ["shown", 4, "No line.", null]);
  send({ type: "network.returned" });
  await answer("read", { kind: "gone" });
  assert.equal(sheet(), ["gone", undefined, null, null]);
});

test("reinstating reports the event before and after", async () => {
  const { sheet, answer, send, made } = open();
  await answer("read", { kind: "read", details: off, tag: null });
  send({ type: "action.pressed", action: "put_back" });
  assert.is(sheet()[0], "acting");
  await answer("act", { kind: "saved", saved: on });
  assert.equal(sheet(), ["shown", 5, null, null]);
  const done = { what: "back_on", before: off, after: on };
  assert.equal(made, [{ type: "change.made", change: { ...done, isTogether: false } }]);
  send({ type: "event.changed", details: off });
  send({ type: "action.pressed", action: "put_back_together" });
  await answer("act", { kind: "saved", saved: on });
  assert.equal(made.at(-1), { type: "change.made", change: { ...done, isTogether: true } });
});

test("after a version conflict the other's is shown, and the next press applies to it", async () => {
  const { sheet, answer, calls, send } = open();
  await answer("read", { kind: "read", details: off, tag: null });
  send({ type: "action.pressed", action: "take_back" });
  await answer("act", { kind: "differs", theirs: on });
  assert.equal(sheet(), ["shown", 5, null, messageTexts.REQUEST_412_CHANGED]);
  send({ type: "action.pressed", action: "take_back" });
  assert.equal(calls.at(-1)?.input, { action: "take_back", details: on });
  await answer("act", { kind: "refused", text: messageTexts.EVENT_ITEM_409_CONFLICT });
  assert.equal(sheet(), ["shown", 5, null, messageTexts.EVENT_ITEM_409_CONFLICT]);
  send({ type: "action.pressed", action: "take_back" });
  await answer("act", { kind: "limited", seconds: 3 });
  assert.is(sheet()[3], messageTexts.REQUEST_429_LIMIT);
  send({ type: "action.pressed", action: "take_back" });
  await answer("act", { kind: "ended" });
  assert.equal(sheet(), ["takenBack", undefined, null, null]);
});

test("acknowledgements and reminders are sent, and the event is read again", async () => {
  const { sheet, answer, calls, send, done } = open();
  await answer("read", { kind: "read", details: on, tag: 'W/"1"' });
  send({ type: "action.pressed", action: "got_it" });
  await answer("act", { kind: "acknowledged" });
  assert.equal(calls.at(-1), { name: "read", input: { ...key, tag: 'W/"1"' } });
  send({ type: "action.pressed", action: "nudge" });
  await answer("act", { kind: "nudged", nudged: 5, leftOut: 1 });
  await answer("read", { kind: "unchanged" });
  assert.equal(done, [{ kind: "acknowledged" }, { kind: "nudged", nudged: 5, leftOut: 1 }]);
  assert.equal(sheet(), ["shown", 5, null, null]);
});

test("an acknowledgement in the outbox triggers no read until the network returns, and does not cover a newer version", async () => {
  const { sheet, answer, calls, send, done, isQueued } = open();
  await answer("read", { kind: "read", details: on, tag: null });
  send({ type: "action.pressed", action: "got_it" });
  assert.is(isQueued(), false);
  await answer("act", { kind: "queued" });
  assert.equal([sheet(), isQueued(), done], [["shown", 5, null, null], true, [{ kind: "queued" }]]);
  assert.equal(
    calls.map(({ name }) => name),
    ["read", "act"],
  );
  send({ type: "network.returned" });
  await answer("read", { kind: "read", details: details({ version: 6 }), tag: null });
  assert.equal([sheet(), isQueued()], [["shown", 6, null, null], false]);
});

test("one's own change shows at once, also while the event is being re-read", async () => {
  const { sheet, answer, send } = open();
  await answer("read", { kind: "read", details: off, tag: null });
  send({ type: "refresh.wanted" });
  send({ type: "event.changed", details: on });
  await answer("read", { kind: "read", details: off, tag: null });
  assert.equal(sheet(), ["shown", 5, null, null]);
});

test("every state and transition is reached", () => {
  const reading = [
    { output: { kind: "read", details: on, tag: null } },
    { output: { kind: "refused", text: "no" } },
    { output: { kind: "gone" } },
  ];
  const samples = {
    "event.changed": [{ details: on }],
    "change.drawn": [{ drawn: { seen: { teamId: "t", eventId: "e", version: 1 }, place: {} } }],
    "action.pressed": [{ action: "got_it" }],
    "xstate.done.actor.open": reading,
    "xstate.done.actor.refresh": reading,
    "xstate.done.actor.act": [
      { output: { kind: "ended" } },
      { output: { kind: "acknowledged" } },
      { output: { kind: "queued" } },
      { output: { kind: "saved", saved: on } },
      { output: { kind: "differs", theirs: on } },
      { output: { kind: "refused", text: "no" } },
    ],
  };
  const of = ({ value, context }: { value: unknown; context: { fault: string | null } }) => [
    value,
    context.fault !== null,
  ];
  assert.equal(uncovered(eventSheetMachine, samples, of, { input: { key } }), {
    states: [],
    transitions: [],
  });
});

function open() {
  const placeholders = openPlaceholders();
  const actor = createActor(
    eventSheetMachine.provide({
      actors: {
        read: fromPromise(({ input }) => placeholders.call("read", input)),
        act: fromPromise(({ input }) => placeholders.call("act", input)),
      },
    }),
    { input: { key } },
  ).start();
  const made: unknown[] = [];
  const done: unknown[] = [];
  actor.on("action.done", (event) => done.push(event.done));
  actor.on("change.made", (event) => made.push(event));
  const sheet = () => {
    const snapshot = actor.getSnapshot();
    return [
      selectStep(snapshot),
      selectDetails(snapshot)?.event.version,
      selectFault(snapshot),
      selectRefusal(snapshot),
    ];
  };
  const isQueued = () => selectIsQueued(actor.getSnapshot());
  return { ...placeholders, sheet, isQueued, made, done, send: actor.send.bind(actor) };
}

test.run();
