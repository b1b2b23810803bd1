import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type EventFromLogic } from "xstate";
import { dayFrom, isoDateOf, monthFrom } from "../../../domain/dates/calendar";
import { type CalendarMove, isInView } from "../../../domain/dates/calendar-moves";
import {
  dateCalendarMachine,
  type Span,
  selectFocus,
  selectIsChoosingMonth,
  selectSpan,
  selectView,
} from "../../../machines/dates/date-calendar.machine";
import { uncovered } from "../../support/charts/paths";

const test = suite(dateCalendarMachine.id);
const start = dayFrom(2026, 11, 21);

test("it opens on the month of the start, with the tab stop there", () => {
  const calendar = open();
  assert.is(calendar.view(), monthFrom(2026, 11));
  assert.is(calendar.focus(), "2026-11-21");
  assert.is(calendar.isChoosingMonth(), false);
});

test("the arrows shift the view by one month and take the tab stop along", () => {
  const calendar = open();
  calendar.send({ type: "view.shifted", months: 1 });
  assert.is(calendar.view(), monthFrom(2026, 12));
  assert.is(calendar.focus(), "2026-12-21");
  calendar.send({ type: "view.shifted", months: -2 });
  assert.is(calendar.view(), monthFrom(2026, 10));
});

test("keys move into the second month without moving the view", () => {
  const calendar = open();
  for (let step = 0; step < 10; step++) calendar.move("next");
  assert.is(calendar.focus(), "2026-12-01");
  assert.is(calendar.view(), monthFrom(2026, 11));
  calendar.move("page-down");
  assert.is(calendar.focus(), "2027-01-01");
  assert.is(calendar.view(), monthFrom(2026, 12));
});

test("where one month stands alone the view follows the key", () => {
  const calendar = open(1);
  calendar.move("page-down");
  assert.is(calendar.view(), monthFrom(2026, 12));
  calendar.move("year-up");
  assert.is(calendar.view(), monthFrom(2025, 12));
});

test("a picked day in the second month keeps the view and takes the tab stop", () => {
  const calendar = open();
  calendar.send({ type: "day.picked", day: dayFrom(2026, 12, 5) });
  assert.is(calendar.focus(), "2026-12-05");
  assert.is(calendar.view(), monthFrom(2026, 11));
});

test("a screen that narrows brings the tab stop into its only month", () => {
  const calendar = open();
  calendar.send({ type: "day.picked", day: dayFrom(2026, 12, 5) });
  calendar.send({ type: "span.changed", span: 1 });
  assert.is(calendar.view(), monthFrom(2026, 12));
  assert.is(calendar.span(), 1);
});

test("a year from the list keeps the month", () => {
  const calendar = open();
  calendar.send({ type: "year.chosen", year: 1984 });
  assert.is(calendar.view(), monthFrom(1984, 11));
  assert.is(calendar.focus(), "1984-11-21");
});

test("a leap day becomes the last of February in another year", () => {
  const calendar = open(2, dayFrom(2024, 2, 29));
  calendar.send({ type: "year.chosen", year: 2025 });
  assert.is(calendar.focus(), "2025-02-28");
});

test("a month is chosen from the grid of twelve, by click or by key", () => {
  const calendar = open();
  calendar.send({ type: "day.picked", day: dayFrom(2026, 12, 5) });
  calendar.send({ type: "months.opened" });
  assert.is(calendar.isChoosingMonth(), true);
  assert.is(calendar.focus(), "2026-11-05");
  calendar.move("up");
  assert.is(calendar.view(), monthFrom(2026, 8));
  calendar.send({ type: "month.chosen", month: monthFrom(2026, 3) });
  assert.is(calendar.isChoosingMonth(), false);
  assert.is(calendar.view(), monthFrom(2026, 3));
});

test("leaving the grid of months keeps the month it stood on", () => {
  const calendar = open();
  calendar.send({ type: "months.opened" });
  calendar.send({ type: "months.closed" });
  assert.is(calendar.isChoosingMonth(), false);
  assert.is(calendar.view(), monthFrom(2026, 11));
});

test("the tab stop is in view whatever is pressed", () => {
  const move = fc.constantFrom<CalendarMove>(
    "previous",
    "next",
    "up",
    "down",
    "page-up",
    "year-down",
    "home",
    "end",
  );
  const event: fc.Arbitrary<EventFromLogic<typeof dateCalendarMachine>> = fc.oneof(
    fc.record({ type: fc.constant("focus.moved" as const), move }),
    fc.record({ type: fc.constant("view.shifted" as const), months: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ type: fc.constant("year.chosen" as const), year: fc.integer({ min: 1, max: 9999 }) }),
    fc.record({ type: fc.constantFrom("months.opened" as const, "months.closed" as const) }),
    fc.record({ type: fc.constant("span.changed" as const), span: fc.constantFrom<Span>(1, 2) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const calendar = open();
      for (const each of events) {
        calendar.send(each);
        assert.ok(isInView(calendar.focusDay(), calendar.view(), calendar.span()));
      }
    }),
  );
});

test("every state and transition is reached", () => {
  const samples = {
    "focus.moved": [{ move: "next" }],
    "day.picked": [{ day: start }],
    "view.shifted": [{ months: 1 }],
    "year.chosen": [{ year: 2026 }],
    "month.chosen": [{ month: monthFrom(2026, 1) }],
    "span.changed": [{ span: 1 }],
  };
  const input = { start };
  assert.equal(uncovered(dateCalendarMachine, samples, undefined, { input }), {
    states: [],
    transitions: [],
  });
});

function open(span: Span = 2, from = start) {
  const actor = createActor(dateCalendarMachine, { input: { start: from } }).start();
  const { send } = actor;
  send({ type: "span.changed", span });
  return {
    send,
    move: (move: CalendarMove) => send({ type: "focus.moved", move }),
    view: () => selectView(actor.getSnapshot()),
    focus: () => isoDateOf(selectFocus(actor.getSnapshot())),
    focusDay: () => selectFocus(actor.getSnapshot()),
    span: () => selectSpan(actor.getSnapshot()),
    isChoosingMonth: () => selectIsChoosingMonth(actor.getSnapshot()),
  };
}

test.run();
