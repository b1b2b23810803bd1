import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type InputFrom, waitFor } from "xstate";
import { type Day, dayFrom, nothingPicked } from "../../../domain/dates/calendar";
import {
  dateFieldBy,
  dateFieldMachine,
  selectCalendar,
  selectDateMessage,
  selectFieldPicked,
  selectHasPassed,
  selectIsOpen,
  selectSelection,
  selectToday,
  selectTyped,
} from "../../../machines/dates/date-field.machine";
import type { DateChanged } from "../../../machines/dates/date-field.setup";
import { uncovered } from "../../support/machines/paths";

const test = suite(dateFieldMachine.id);
const today = dayFrom(2026, 11, 21);
const required = "This is a required field.";

test("confirming a complete range reports it and closes the picker", async () => {
  const field = await open({ mode: "range" });
  field.pick(today);
  field.pick(today + 3);
  assert.equal(field.changes, []);
  field.confirm();
  const value = { startDate: "2026-11-21T00:00:00", endDate: "2026-11-24T00:00:00", isRangeComplete: true };
  assert.equal(field.changes, [{ type: "date.changed", value, hasFailed: false }]);
  assert.is(selectIsOpen(field.snapshot()), false);
});

test("Ok without dates reports null for both and closes", async () => {
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

test("a single date is reported without range messages", async () => {
  const field = await open({ mode: "single" });
  field.pick(today);
  field.pick(today + 1);
  field.confirm();
  const value = { startDate: "2026-11-22T00:00:00", endDate: null };
  assert.equal(field.changes, [{ type: "date.changed", value, hasFailed: false }]);
});

test("dismissing the picker discards the draft and keeps the value", async () => {
  const value = { startDate: "2026-11-21T00:00:00", endDate: null };
  const field = await open({ mode: "single", value });
  field.pick(today + 5);
  field.actor.send({ type: "picker.dismissed" });
  assert.equal(selectFieldPicked(field.snapshot()), { start: today, end: null });
  assert.equal(field.changes, []);
});

test("each rule shows its message and marks the value invalid", async () => {
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
    assert.is(selectDateMessage(field.snapshot()), message);
  }
});

test("a valid date removes the message", async () => {
  const field = await open({ mode: "single", rules: { when: "future" } });
  field.pick(today);
  field.confirm();
  await field.reopen();
  field.pick(today + 1);
  field.confirm();
  assert.is(selectDateMessage(field.snapshot()), null);
  assert.is(field.changes.at(-1)?.hasFailed, false);
});

test("clearing a required date shows it as missing", async () => {
  const value = { startDate: "2026-11-21T00:00:00", endDate: null };
  const field = await open({ mode: "single", rules: { isRequired: true }, value });
  selectSelection(field.snapshot())?.send({ type: "selection.cleared" });
  field.confirm();
  assert.is(selectDateMessage(field.snapshot()), required);
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

test("a required field left empty after opening shows an error until it has a value", async () => {
  const field = await open({ mode: "single", rules: { isRequired: true } });
  field.actor.send({ type: "picker.dismissed" });
  assert.is(selectDateMessage(field.snapshot()), required);
  field.actor.send({ type: "value.replaced", value: undefined });
  assert.is(selectDateMessage(field.snapshot()), null);
});

test("a field can be checked on demand, even before today's date is known", () => {
  const actor = createActor(dateFieldMachine, {
    input: { mode: "single", rules: { isRequired: true, when: "past" } },
  }).start();
  assert.is(selectDateMessage(actor.getSnapshot()), null);
  actor.send({ type: "field.checked" });
  assert.is(selectDateMessage(actor.getSnapshot()), required);
  actor.send({ type: "value.replaced", value: { startDate: "2026-11-21", endDate: null } });
  assert.is(selectDateMessage(actor.getSnapshot()), null);
  actor.send({ type: "field.checked" });
  assert.is(selectDateMessage(actor.getSnapshot()), null);
});

test("a field checked before today's date is known is validated once it is", async () => {
  const machine = dateFieldBy(async () => today);
  const value = { startDate: "2026-11-21T00:00:00", endDate: null };
  const actor = createActor(machine, { input: { mode: "single", rules: { when: "past" }, value } }).start();
  actor.send({ type: "field.checked" });
  assert.is(selectDateMessage(actor.getSnapshot()), null);
  await waitFor(actor, (snapshot) => selectToday(snapshot) !== null);
  assert.is(selectDateMessage(actor.getSnapshot()), "Please select a date in the past.");
});

test("today's date is read at each opening", async () => {
  const days = [today, today, today + 1, today + 1, today + 1];
  const field = await open({ mode: "single" }, () => days.shift() ?? today + 1);
  assert.is(selectToday(field.snapshot()), today);
  field.actor.send({ type: "picker.dismissed" });
  await field.reopen();
  assert.is(selectToday(field.snapshot()), today + 1);
});

test("the picker opens on the start date, else on today", async () => {
  const empty = await open({ mode: "single" });
  assert.is(selectCalendar(empty.snapshot())?.getSnapshot().context.focus, today);
  const field = await open({ mode: "single", value: { startDate: "1984-02-29T00:00:00", endDate: null } });
  assert.is(selectCalendar(field.snapshot())?.getSnapshot().context.focus, dayFrom(1984, 2, 29));
});

const birthday = {
  mode: "single",
  order: ["day", "month", "year"],
  rules: { isRequired: true, when: "past" },
} as const;
const bornIn1990 = { startDate: "1990-04-03T00:00:00", endDate: null };

test("a date is parsed at every key, accepted at once, and its errors shown only on leaving", async () => {
  const field = await typing();
  for (const text of ["3", "3.", "3.4", "3.4.", "3.4.1", "3.4.199"]) field.type(text);
  assert.equal(field.changes.at(-1), {
    type: "date.changed",
    value: { startDate: null, endDate: null },
    hasFailed: true,
  });
  assert.is(selectDateMessage(field.snapshot()), null);
  field.leave();
  assert.is(
    selectDateMessage(field.snapshot()),
    "We can't find that day on a calendar. Try day, month, year.",
  );
  assert.is(selectTyped(field.snapshot()), "3.4.199");
  field.type("3.4.1990");
  assert.is(selectDateMessage(field.snapshot()), null);
  assert.is(selectHasPassed(field.snapshot()), true);
  assert.equal(field.changes.at(-1), { type: "date.changed", value: bornIn1990, hasFailed: false });
  assert.is(selectTyped(field.snapshot()), "3.4.1990");
  field.leave();
  assert.is(selectTyped(field.snapshot()), "");
});

test("a typed date that breaks its rule is marked at once and explained on leaving", async () => {
  const field = await typing();
  field.type("22.11.2026");
  assert.is(field.changes.at(-1)?.hasFailed, true);
  assert.is(selectDateMessage(field.snapshot()), null);
  field.leave();
  assert.is(selectDateMessage(field.snapshot()), "Please select a date in the past.");
});

test("an emptied or blank required field is missing", async () => {
  for (const text of ["", "  "]) {
    const field = await typing();
    field.type("3.4.1990");
    field.type(text);
    field.leave();
    assert.is(selectDateMessage(field.snapshot()), required);
    assert.is(selectTyped(field.snapshot()), "");
    assert.is(field.changes.at(-1)?.hasFailed, true);
  }
});

test("a value from the calendar or the form replaces the typed text", async () => {
  const field = await typing();
  field.type("soon");
  field.actor.send({ type: "picker.opened" });
  await waitFor(field.actor, selectIsOpen);
  selectSelection(field.snapshot())?.send({ type: "day.picked", day: dayFrom(1990, 4, 3) });
  selectSelection(field.snapshot())?.send({ type: "selection.confirmed" });
  assert.is(selectTyped(field.snapshot()), "");
  assert.equal(field.changes.at(-1), { type: "date.changed", value: bornIn1990, hasFailed: false });
  field.type("soon");
  field.actor.send({ type: "value.replaced", value: bornIn1990 });
  assert.is(selectTyped(field.snapshot()), "");
  assert.is(selectDateMessage(field.snapshot()), null);
});

test("text typed before today's date is known is parsed once it is", async () => {
  const actor = createActor(
    dateFieldBy(async () => today),
    { input: birthday },
  );
  const changes: DateChanged[] = [];
  actor.on("date.changed", (change) => changes.push(change));
  actor.start();
  actor.send({ type: "text.entered", text: "3.4.90" });
  assert.is(changes.at(-1)?.hasFailed, true);
  await waitFor(actor, (snapshot) => selectToday(snapshot) !== null);
  assert.equal(changes.at(-1), { type: "date.changed", value: bornIn1990, hasFailed: false });
});

test("a picker for past dates opens on the years while nothing is picked", async () => {
  const of = async (input: InputFrom<typeof dateFieldMachine>) => {
    const field = await open(input);
    return selectCalendar(field.snapshot())?.getSnapshot().value;
  };
  assert.is(await of({ mode: "single", rules: { when: "past" } }), "years");
  assert.is(await of({ mode: "single", rules: { when: "past" }, value: bornIn1990 }), "days");
  assert.is(await of({ mode: "single", rules: { when: "future" } }), "days");
  assert.is(await of({ mode: "single" }), "days");
});

test("every state and transition is reached", () => {
  const machine = dateFieldBy(() => new Promise(() => {}));
  const samples = {
    "text.entered": [{ text: "" }, { text: "soon" }, { text: "3.4.1990" }],
    "value.replaced": [{ value: undefined }, { value: { startDate: "2026-11-21", endDate: null } }],
    "xstate.done.actor.readTodayForText": [{ output: today }],
    "xstate.done.actor.readTodayForPicker": [{ output: today }],
    "xstate.done.actor.selection": [{ output: nothingPicked }, { output: { start: today, end: null } }],
  };
  const key = (snapshot: { value: unknown; context: unknown }) => [snapshot.value, snapshot.context];
  const input = { mode: "single", rules: { isRequired: true, when: "past" } };
  assert.equal(uncovered(machine, samples, key, { input }), { states: [], transitions: [] });
});

async function typing() {
  const actor = createActor(
    dateFieldBy(async () => today),
    { input: birthday },
  );
  const changes: DateChanged[] = [];
  actor.on("date.changed", (change) => changes.push(change));
  actor.start();
  await waitFor(actor, (snapshot) => selectToday(snapshot) !== null);
  return {
    actor,
    changes,
    snapshot: () => actor.getSnapshot(),
    type: (text: string) => actor.send({ type: "text.entered", text }),
    leave: () => actor.send({ type: "field.left" }),
  };
}

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
