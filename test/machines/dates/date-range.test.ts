import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { dayFrom, nothingPicked, type Selection } from "../../../domain/dates/calendar";
import type { DateMode } from "../../../domain/dates/date-value";
import {
  dateRangeMachine,
  selectIncompleteMessage,
  selectIsChoosingEnd,
  selectPicked,
} from "../../../machines/dates/date-range.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(dateRangeMachine.id);
const day = dayFrom(2026, 11, 21);

test("the first click starts a range and the second ends it", () => {
  const selection = open("range");
  selection.pick(day);
  assert.equal(selection.picked(), { start: day, end: null });
  assert.is(selection.isChoosingEnd(), true);
  selection.pick(day + 3);
  assert.equal(selection.picked(), { start: day, end: day + 3 });
  assert.is(selection.isChoosingEnd(), false);
});

test("a range can be a single day", () => {
  const selection = open("range");
  selection.pick(day);
  selection.pick(day);
  assert.equal(selection.picked(), { start: day, end: day });
});

test("a click before the start date is ignored", () => {
  const selection = open("range");
  selection.pick(day);
  selection.pick(day - 1);
  assert.equal(selection.picked(), { start: day, end: null });
  selection.pick(day + 1);
  assert.equal(selection.picked(), { start: day, end: day + 1 });
});

test("a click on a complete range starts a new one, before or after it", () => {
  for (const next of [day - 10, day + 10]) {
    const selection = open("range", { start: day, end: day + 3 });
    selection.pick(next);
    assert.equal(selection.picked(), { start: next, end: null });
    assert.is(selection.isChoosingEnd(), true);
  }
});

test("in single mode each click replaces the date", () => {
  const selection = open("single");
  selection.pick(day);
  selection.pick(day - 5);
  assert.equal(selection.picked(), { start: day - 5, end: null });
  assert.is(selection.isChoosingEnd(), false);
  selection.confirm();
  assert.equal(selection.output(), { start: day - 5, end: null });
});

test("Ok with a start and no end shows a message and stays open", () => {
  const selection = open("range", { start: day, end: null });
  assert.is(selection.message(), null);
  selection.confirm();
  assert.is(selection.message(), "That's an incomplete range, me thinks.");
  assert.is(selection.output(), undefined);
  selection.confirm();
  assert.is(selection.message(), "That's an incomplete range, me thinks.");
  selection.pick(day + 1);
  assert.is(selection.message(), null);
  selection.confirm();
  assert.equal(selection.output(), { start: day, end: day + 1 });
});

test("Ok without dates reports none", () => {
  const selection = open("range");
  selection.confirm();
  assert.equal(selection.output(), nothingPicked);
});

test("Clear removes the dates and the message", () => {
  const selection = open("range", { start: day, end: null });
  selection.confirm();
  selection.clear();
  assert.equal(selection.picked(), nothingPicked);
  assert.is(selection.message(), null);
  selection.confirm();
  assert.equal(selection.output(), nothingPicked);
});

test("property: no sequence of clicks gives a reversed range or one without a start", () => {
  const steps = fc.array(
    fc.oneof(fc.integer({ min: day - 20, max: day + 20 }), fc.constantFrom("clear", "ok")),
  );
  fc.assert(
    fc.property(fc.constantFrom<DateMode>("single", "range"), steps, (mode, clicks) => {
      const selection = open(mode);
      for (const click of clicks) {
        if (click === "clear") selection.clear();
        else if (click === "ok") selection.confirm();
        else selection.pick(Number(click));
        const { start, end } = selection.picked();
        if (end !== null) assert.ok(mode === "range" && start !== null && start <= end);
        if (selection.output()) assert.ok(mode === "single" || (start === null) === (end === null));
      }
    }),
  );
});

test("every state and transition is reached", () => {
  const inputs = [
    { mode: "range", picked: nothingPicked },
    { mode: "range", picked: { start: day, end: null } },
    { mode: "range", picked: { start: day, end: day } },
    { mode: "single", picked: nothingPicked },
  ];
  const samples = { "day.picked": [{ day }, { day: day - 1 }] };
  assert.equal(uncovered(dateRangeMachine, samples, undefined, { inputs }), { states: [], transitions: [] });
});

function open(mode: DateMode, picked: Selection = nothingPicked) {
  const actor = createActor(dateRangeMachine, { input: { mode, picked } }).start();
  return {
    pick: (picked: number) => actor.send({ type: "day.picked", day: picked }),
    clear: () => actor.send({ type: "selection.cleared" }),
    confirm: () => actor.send({ type: "selection.confirmed" }),
    picked: () => selectPicked(actor.getSnapshot()),
    isChoosingEnd: () => selectIsChoosingEnd(actor.getSnapshot()),
    message: () => selectIncompleteMessage(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
  };
}

test.run();
