import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, type EventFromLogic } from "xstate";
import { dayFrom, isoDateOf, monthFrom } from "../../../domain/dates/calendar";
import { type CalendarMove, isInView } from "../../../domain/dates/calendar-moves";
import {
  dateCalendarMachine,
  selectFocus,
  selectIsChoosingMonth,
  selectIsChoosingYear,
  selectView,
  selectYears,
} from "../../../machines/dates/date-calendar.machine";
import { uncovered } from "../../support/machines/paths";

const test = suite(dateCalendarMachine.id);
const start = dayFrom(2026, 11, 21);

test("it opens on the month of the start date, which has the tab stop", () => {
  const calendar = open();
  assert.is(calendar.view(), monthFrom(2026, 11));
  assert.is(calendar.focus(), "2026-11-21");
  assert.is(calendar.isChoosingMonth(), false);
});

test("the month arrows move the view and the tab stop by one month", () => {
  const calendar = open();
  calendar.send({ type: "view.shifted", months: 1 });
  assert.is(calendar.view(), monthFrom(2026, 12));
  assert.is(calendar.focus(), "2026-12-21");
  calendar.send({ type: "view.shifted", months: -2 });
  assert.is(calendar.view(), monthFrom(2026, 10));
});

test("arrow keys move into the second month without moving the view", () => {
  const calendar = open();
  for (let step = 0; step < 10; step++) calendar.move("next");
  assert.is(calendar.focus(), "2026-12-01");
  assert.is(calendar.view(), monthFrom(2026, 11));
  calendar.move("page-down");
  assert.is(calendar.focus(), "2027-01-01");
  assert.is(calendar.view(), monthFrom(2026, 12));
});

test("picking a day in the second month keeps the view and moves the tab stop", () => {
  const calendar = open();
  calendar.send({ type: "day.picked", day: dayFrom(2026, 12, 5) });
  assert.is(calendar.focus(), "2026-12-05");
  assert.is(calendar.view(), monthFrom(2026, 11));
});

test("choosing a year keeps the month", () => {
  const calendar = open();
  calendar.send({ type: "year.chosen", year: 1984 });
  assert.is(calendar.view(), monthFrom(1984, 11));
  assert.is(calendar.focus(), "1984-11-21");
});

test("February 29 becomes February 28 in a common year", () => {
  const calendar = open(dayFrom(2024, 2, 29));
  calendar.send({ type: "year.chosen", year: 2025 });
  assert.is(calendar.focus(), "2025-02-28");
});

test("a month is chosen from the month grid, by click or by key", () => {
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

test("leaving the month grid keeps the month shown before", () => {
  const calendar = open();
  calendar.send({ type: "months.opened" });
  calendar.send({ type: "months.closed" });
  assert.is(calendar.isChoosingMonth(), false);
  assert.is(calendar.view(), monthFrom(2026, 11));
});

test("for past dates it opens on the years, then shows months, then days", () => {
  const calendar = open(start, "years");
  assert.is(calendar.isChoosingYear(), true);
  assert.equal(calendar.years(), { first: 1926, last: 2026 });
  calendar.move("down");
  assert.is(calendar.focus(), "2023-11-21");
  calendar.move("end");
  calendar.move("next");
  assert.is(calendar.focus(), "1926-11-21");
  calendar.send({ type: "year.chosen", year: 1988 });
  assert.is(calendar.isChoosingYear(), false);
  assert.is(calendar.isChoosingMonth(), true);
  assert.is(calendar.view(), monthFrom(1988, 11));
  calendar.send({ type: "month.chosen", month: monthFrom(1988, 2) });
  assert.is(calendar.isChoosingMonth(), false);
  assert.is(calendar.focus(), "1988-02-21");
});

test("property: the tab stop is always in view", () => {
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
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const calendar = open();
      for (const each of events) {
        calendar.send(each);
        assert.ok(isInView(calendar.focusDay(), calendar.view()));
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
  };
  const inputs = [{ start }, { start, opensOn: "years" }];
  assert.equal(uncovered(dateCalendarMachine, samples, undefined, { inputs }), {
    states: [],
    transitions: [],
  });
});

function open(from = start, opensOn?: "years") {
  const actor = createActor(dateCalendarMachine, {
    input: { start: from, ...(opensOn && { opensOn }) },
  }).start();
  const { send } = actor;
  return {
    send,
    move: (move: CalendarMove) => send({ type: "focus.moved", move }),
    view: () => selectView(actor.getSnapshot()),
    focus: () => isoDateOf(selectFocus(actor.getSnapshot())),
    focusDay: () => selectFocus(actor.getSnapshot()),
    years: () => selectYears(actor.getSnapshot()),
    isChoosingYear: () => selectIsChoosingYear(actor.getSnapshot()),
    isChoosingMonth: () => selectIsChoosingMonth(actor.getSnapshot()),
  };
}

test.run();
