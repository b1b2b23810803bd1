import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type InputFrom, waitFor } from "xstate";
import { type Day, dayFrom, nothingPicked } from "../../../domain/dates/calendar";
import {
  type DateChanged,
  dateFieldBy,
  dateFieldMachine,
  selectCalendar,
  selectFieldPicked,
  selectIsOpen,
  selectMessage,
  selectSelection,
  selectToday,
} from "../../../machines/dates/date-field.machine";
import { uncovered } from "../../support/charts/paths";

const test = suite(dateFieldMachine.id);
const today = dayFrom(2026, 11, 21);
const required = "This is a required field.";

test("a confirmed range is reported whole and closes the picker", async () => {
  const field = await open({ mode: "range" });
  field.pick(today);
  field.pick(today + 3);
  assert.equal(field.changes, []);
  field.confirm();
  const value = { startDate: "2026-11-21T00:00:00", endDate: "2026-11-24T00:00:00", isRangeComplete: true };
  assert.equal(field.changes, [{ type: "date.changed", value, hasFailed: false }]);
  assert.is(selectIsOpen(field.snapshot()), false);
});

test("Ok with neither date reports null start and end and closes", async () => {
  const field = await open({ mode: "range" });
  field.confirm();
  const value = { startDate: null, endDate: null, isRangeComplete: false };
  assert.equal(field.changes, [{ type: "date.changed", value, hasFailed: false }]);
  assert.is(selectIsOpen(field.snapshot()), false);
});

test("Ok with a start but no end keeps the picker open and reports nothing", async () => {
  const field = await open({ mode: "range" });
  field.pick(today);
  field.confirm();
  assert.equal(field.changes, []);
  assert.is(selectIsOpen(field.snapshot()), true);
});

test("a single date is reported without a word about ranges", async () => {
  const field = await open({ mode: "single" });
  field.pick(today);
  field.pick(today + 1);
  field.confirm();
  const value = { startDate: "2026-11-22T00:00:00", endDate: null };
  assert.equal(field.changes, [{ type: "date.changed", value, hasFailed: false }]);
});

test("a dismissed picker forgets its draft and keeps the value", async () => {
  const value = { startDate: "2026-11-21T00:00:00", endDate: null };
  const field = await open({ mode: "single", value });
  field.pick(today + 5);
  field.actor.send({ type: "picker.dismissed" });
  assert.equal(selectFieldPicked(field.snapshot()), { start: today, end: null });
  assert.equal(field.changes, []);
});

test("each rule tells its message and flags the value", async () => {
  const cases = [
    { rules: { when: "future" }, day: today, message: "Please select a date in the future." },
    { rules: { when: "past" }, day: today, message: "Please select a date in the past." },
    { rules: { isRequired: true }, day: null, message: required },
  ] as const;
  for (const { rules, day, message } of cases) {
    const field = await open({ mode: "single", rules });
    if (day !== null) field.pick(day);
    field.confirm();
    assert.is(field.changes.at(-1)?.hasFailed, true);
    assert.is(selectMessage(field.snapshot()), message);
  }
});

test("a better date takes the message away", async () => {
  const field = await open({ mode: "single", rules: { when: "future" } });
  field.pick(today);
  field.confirm();
  await field.reopen();
  field.pick(today + 1);
  field.confirm();
  assert.is(selectMessage(field.snapshot()), null);
  assert.is(field.changes.at(-1)?.hasFailed, false);
});

test("a required date that was cleared is missing", async () => {
  const value = { startDate: "2026-11-21T00:00:00", endDate: null };
  const field = await open({ mode: "single", rules: { isRequired: true }, value });
  selectSelection(field.snapshot())?.send({ type: "selection.cleared" });
  field.confirm();
  assert.is(selectMessage(field.snapshot()), required);
  assert.equal(selectFieldPicked(field.snapshot()), nothingPicked);
});

test("a picker dismissed before it opened stays closed", async () => {
  const actor = createActor(
    dateFieldBy(async () => today),
    { input: { mode: "single" } },
  ).start();
  actor.send({ type: "picker.opened" });
  actor.send({ type: "picker.dismissed" });
  await waitFor(actor, (snapshot) => selectToday(snapshot) !== null);
  assert.is(selectIsOpen(actor.getSnapshot()), false);
});

test("a required field looked into and left empty says so, until its value is set anew", async () => {
  const field = await open({ mode: "single", rules: { isRequired: true } });
  field.actor.send({ type: "picker.dismissed" });
  assert.is(selectMessage(field.snapshot()), required);
  field.actor.send({ type: "value.replaced", value: undefined });
  assert.is(selectMessage(field.snapshot()), null);
});

test("a field is checked on demand, even before the clock was read", () => {
  const actor = createActor(dateFieldMachine, {
    input: { mode: "single", rules: { isRequired: true, when: "past" } },
  }).start();
  assert.is(selectMessage(actor.getSnapshot()), null);
  actor.send({ type: "field.checked" });
  assert.is(selectMessage(actor.getSnapshot()), required);
  actor.send({ type: "value.replaced", value: { startDate: "2026-11-21", endDate: null } });
  assert.is(selectMessage(actor.getSnapshot()), null);
  actor.send({ type: "field.checked" });
  assert.is(selectMessage(actor.getSnapshot()), null);
});

test("a field checked before the clock was read is judged once it is", async () => {
  const machine = dateFieldBy(async () => today);
  const value = { startDate: "2026-11-21T00:00:00", endDate: null };
  const actor = createActor(machine, { input: { mode: "single", rules: { when: "past" }, value } }).start();
  actor.send({ type: "field.checked" });
  assert.is(selectMessage(actor.getSnapshot()), null);
  await waitFor(actor, (snapshot) => selectToday(snapshot) !== null);
  assert.is(selectMessage(actor.getSnapshot()), "Please select a date in the past.");
});

test("today is read again at each opening", async () => {
  const days = [today, today, today + 1, today + 1, today + 1];
  const field = await open({ mode: "single" }, () => days.shift() ?? today + 1);
  assert.is(selectToday(field.snapshot()), today);
  field.actor.send({ type: "picker.dismissed" });
  await field.reopen();
  assert.is(selectToday(field.snapshot()), today + 1);
});

test("the picker opens on the start, else on today", async () => {
  const empty = await open({ mode: "single" });
  assert.is(selectCalendar(empty.snapshot())?.getSnapshot().context.focus, today);
  const field = await open({ mode: "single", value: { startDate: "1984-02-29T00:00:00", endDate: null } });
  assert.is(selectCalendar(field.snapshot())?.getSnapshot().context.focus, dayFrom(1984, 2, 29));
});

test("every state and transition is reached", () => {
  const machine = dateFieldBy(() => new Promise(() => {}));
  const samples = {
    "value.replaced": [{ value: undefined }, { value: { startDate: "2026-11-21", endDate: null } }],
    "xstate.done.actor.readTodayForText": [{ output: today }],
    "xstate.done.actor.readTodayForPicker": [{ output: today }],
    "xstate.done.actor.selection": [{ output: nothingPicked }, { output: { start: today, end: null } }],
  };
  const key = (snapshot: { value: unknown; context: unknown }) => [snapshot.value, snapshot.context];
  const input = { mode: "single", rules: { isRequired: true, when: "past" } };
  assert.equal(uncovered(machine, samples, key, { input }), { states: [], transitions: [] });
});

async function open(input: InputFrom<typeof dateFieldMachine>, now: () => Day = () => today) {
  const machine = dateFieldBy(async () => now());
  const actor = createActor(machine, { input });
  const changes: DateChanged[] = [];
  actor.on("date.changed", (change) => changes.push(change));
  actor.start();
  const reopen = async () => {
    actor.send({ type: "picker.opened" });
    await waitFor(actor, selectIsOpen);
  };
  await reopen();
  const selection = () => selectSelection(actor.getSnapshot());
  return {
    actor,
    changes,
    reopen,
    snapshot: () => actor.getSnapshot(),
    pick: (day: Day) => selection()?.send({ type: "day.picked", day }),
    confirm: () => selection()?.send({ type: "selection.confirmed" }),
  };
}

test.run();
