import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  addMonths,
  clipTo,
  type Day,
  dayCells,
  dayFrom,
  dayFromIso,
  dayOfMonth,
  daysIn,
  firstDayOf,
  isoDateOf,
  isoDateTimeOf,
  lastDayOf,
  type Month,
  monthFrom,
  monthOf,
  monthOfYear,
  nothingPicked,
  type Selection,
  weekdayOf,
  yearOf,
  yearRange,
} from "../../../domain/dates/calendar";
import {
  type CalendarMove,
  isInView,
  moveByMonths,
  moveByYears,
  moveDay,
  viewAround,
} from "../../../domain/dates/calendar-moves";

const test = suite("calendar");

const epoch = Temporal.PlainDate.from("1970-01-01");
const plain = (day: Day) => epoch.add({ days: day });
const dayOf = (date: Temporal.PlainDate) => epoch.until(date, { largestUnit: "days" }).days;
const allDays = fc.integer({ min: dayFrom(1, 1, 1), max: dayFrom(9999, 12, 31) });
const nearDays = fc.integer({ min: dayFrom(1900, 1, 1), max: dayFrom(2100, 12, 31) });
const nearMonths = fc.integer({ min: monthFrom(1900, 1), max: monthFrom(2100, 12) });
const today = dayFrom(2026, 11, 21);

test("every day has the date, weekday and month that Temporal gives", () => {
  fc.assert(
    fc.property(allDays, (day) => {
      const date = plain(day);
      assert.is(isoDateOf(day), date.toString());
      assert.is(weekdayOf(day), date.dayOfWeek % 7);
      assert.is(yearOf(monthOf(day)), date.year);
      assert.is(monthOfYear(monthOf(day)), date.month);
      assert.is(dayOfMonth(day), date.day);
      assert.is(daysIn(monthOf(day)), date.daysInMonth);
      assert.is(dayFromIso(date.toString()), day);
    }),
    { numRuns: 1_000 },
  );
});

test("every day from 100 years back to 20 ahead follows the previous one", () => {
  let date = plain(dayFrom(1926, 1, 1));
  for (let day = dayFrom(1926, 1, 1); day <= dayFrom(2046, 12, 31); day++) {
    if (isoDateOf(day) !== date.toString()) assert.is(isoDateOf(day), date.toString());
    date = date.add({ days: 1 });
  }
});

test("months are added as Temporal adds them", () => {
  fc.assert(
    fc.property(nearDays, fc.integer({ min: -1500, max: 1500 }), (day, months) => {
      assert.is(addMonths(day, months), dayOf(plain(day).add({ months })));
    }),
    { numRuns: 500 },
  );
});

test("leap days and year ends are correct", () => {
  assert.is(isoDateOf(addMonths(dayFrom(2024, 2, 29), 12)), "2025-02-28");
  assert.is(isoDateOf(addMonths(dayFrom(2026, 1, 31), 1)), "2026-02-28");
  assert.is(isoDateOf(addMonths(dayFrom(2026, 12, 31), 2)), "2027-02-28");
  assert.is(daysIn(monthFrom(1900, 2)), 28);
  assert.is(daysIn(monthFrom(2000, 2)), 29);
  assert.is(isoDateOf(dayFrom(2026, 12, 31) + 1), "2027-01-01");
  assert.is(dayFrom(1970, 1, 1), 0);
});

test("the calendar ends with years of four digits", () => {
  assert.is(isoDateOf(addMonths(dayFrom(9999, 12, 31), 5)), "9999-12-31");
  assert.is(isoDateOf(addMonths(dayFrom(1, 1, 1), -5)), "0001-01-01");
  assert.is(moveDay(dayFrom(9999, 12, 31), "down"), dayFrom(9999, 12, 31));
  assert.is(moveDay(dayFrom(1, 1, 1), "previous"), dayFrom(1, 1, 1));
});

test("a value is midnight of its day, without a zone", () => {
  assert.is(isoDateTimeOf(today), "2026-11-21T00:00:00");
  assert.is(dayFromIso("2026-11-21T00:00:00"), today);
  assert.is(dayFromIso("2026-11-21"), today);
});

test("what is no date is not parsed", () => {
  for (const text of [
    "",
    "soon",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-11-00",
    "0000-01-01",
    "2026-11-211",
    "x2026-11-21",
  ])
    assert.is(dayFromIso(text), null);
  assert.is(dayFromIso(null), null);
  assert.is(dayFromIso(undefined), null);
});

test("the year list spans 100 years back and 20 ahead of the start, or of this year", () => {
  assert.equal(yearRange(null, today), { first: 1926, last: 2046 });
  assert.equal(yearRange(dayFrom(1984, 2, 29), today), { first: 1884, last: 2004 });
});

test("a month has one cell per day, with its seven fields", () => {
  const cells = dayCells(monthFrom(2026, 11), { start: today - 1, end: today + 2 }, today);
  assert.is(cells.length, 30);
  assert.equal(cells[20], {
    iso_date: "2026-11-21",
    label: "21",
    is_in_past: false,
    is_today: true,
    is_start_date: false,
    is_in_between: true,
    is_end_date: false,
  });
});

test("cells agree with Temporal about past, today and range", () => {
  const dates = fc.tuple(
    nearMonths,
    nearDays,
    fc.option(fc.integer({ min: 0, max: 90 })),
    fc.integer({ min: -70, max: 70 }),
  );
  fc.assert(
    fc.property(dates, ([month, now, length, offset]) => {
      const start = firstDayOf(month) + offset;
      const selection = { start, end: length === null ? null : start + length };
      const from = plain(start);
      const to = length === null ? null : from.add({ days: length });
      for (const [index, cell] of dayCells(month, selection, now).entries()) {
        const date = Temporal.PlainDate.from(cell.iso_date);
        const compare = Temporal.PlainDate.compare;
        assert.equal(cell, {
          iso_date: new Temporal.PlainDate(yearOf(month), monthOfYear(month), index + 1).toString(),
          label: String(date.day),
          is_in_past: compare(date, plain(now)) < 0,
          is_today: date.equals(plain(now)),
          is_start_date: date.equals(from),
          is_in_between: to !== null && compare(date, from) > 0 && compare(date, to) < 0,
          is_end_date: to !== null && date.equals(to),
        });
      }
    }),
    { numRuns: 60 },
  );
});

test("two consecutive months contain each day once", () => {
  fc.assert(
    fc.property(nearMonths, (month) => {
      const dates = [month, month + 1]
        .flatMap((each) => dayCells(each, nothingPicked, today))
        .map((cell) => cell.iso_date);
      assert.is(new Set(dates).size, lastDayOf(month + 1) - firstDayOf(month) + 1);
    }),
  );
});

test("a month's cells depend only on the part of the selection that it shows", () => {
  const selections = fc.tuple(
    nearMonths,
    fc.integer({ min: -70, max: 70 }),
    fc.option(fc.integer({ min: 0, max: 90 })),
  );
  fc.assert(
    fc.property(selections, ([month, offset, length]) => {
      const start = firstDayOf(month) + offset;
      const selection: Selection = { start, end: length === null ? null : start + length };
      assert.equal(dayCells(month, clipTo(month, selection), today), dayCells(month, selection, today));
    }),
    { numRuns: 300 },
  );
  assert.is(clipTo(monthFrom(2026, 11), nothingPicked), nothingPicked);
});

test("a month far from a change gets the identical selection", () => {
  const month = monthFrom(2026, 11);
  const one = clipTo(month, { start: dayFrom(2026, 10, 3), end: dayFrom(2026, 12, 24) });
  const other = clipTo(month, { start: dayFrom(2026, 9, 3), end: dayFrom(2027, 1, 24) });
  assert.equal(one, other);
});

test("a month's part of the selection is what lies in it and one day on either side", () => {
  const month = monthFrom(2026, 11);
  const [before, after] = [dayFrom(2026, 10, 31), dayFrom(2026, 12, 1)];
  const clip = (start: Day | null, end: Day | null) => clipTo(month, { start, end });
  for (const [start, end] of [
    [null, null],
    [null, today],
    [after, null],
    [after, after + 3],
    [before, null],
    [before - 3, null],
    [before - 3, before - 1],
    [before - 3, before],
  ] as const)
    assert.is(clip(start, end), nothingPicked, `${start} to ${end}`);
  assert.equal(clip(before - 9, after + 9), { start: before, end: after });
  assert.equal(clip(before + 1, null), { start: before + 1, end: null });
  assert.equal(clip(after - 1, after + 1), { start: after - 1, end: after });
  assert.equal(clip(before - 1, before + 1), { start: before, end: before + 1 });
});

test("a view of two months ends with the second one's last day", () => {
  const view = monthFrom(2026, 11);
  const shown = [dayFrom(2026, 10, 31), dayFrom(2026, 11, 1), dayFrom(2026, 12, 31), dayFrom(2027, 1, 1)];
  assert.equal(
    shown.map((day) => isInView(day, view)),
    [false, true, true, false],
  );
});

test("keys move as the date grid pattern says", () => {
  const to = (move: CalendarMove) => isoDateOf(moveDay(today, move));
  assert.equal(
    [to("previous"), to("next"), to("up"), to("down"), to("home"), to("end")],
    ["2026-11-20", "2026-11-22", "2026-11-14", "2026-11-28", "2026-11-15", "2026-11-21"],
  );
  assert.equal(
    [to("page-up"), to("page-down"), to("year-up"), to("year-down")],
    ["2026-10-21", "2026-12-21", "2025-11-21", "2027-11-21"],
  );
});

test("the same keys move in the month grid", () => {
  const to = (move: CalendarMove) => isoDateOf(moveByMonths(today, move));
  assert.equal(
    [to("previous"), to("next"), to("up"), to("down"), to("home"), to("end")],
    ["2026-10-21", "2026-12-21", "2026-08-21", "2027-02-21", "2026-01-21", "2026-12-21"],
  );
  assert.equal(
    [to("page-up"), to("page-down"), to("year-up"), to("year-down")],
    ["2025-11-21", "2027-11-21", "2025-11-21", "2027-11-21"],
  );
});

test("in the year list, newest first, keys move down to the past and stop at the ends", () => {
  const years = { first: 1926, last: 2026 };
  const from = (year: number, move: CalendarMove) =>
    yearOf(monthOf(moveByYears(dayFrom(year, 11, 21), move, years)));
  const moves = ["previous", "next", "up", "down", "home", "end", "page-up", "page-down"] as const;
  assert.equal(
    moves.map((move) => from(2000, move)),
    [2001, 1999, 2003, 1997, 2026, 1926, 2015, 1985],
  );
  assert.equal([from(2000, "year-up"), from(2000, "year-down")], [2015, 1985]);
  assert.equal([from(2026, "up"), from(2026, "previous"), from(1926, "next")], [2026, 2026, 1926]);
});

test("the view moves only as far as needed to show a day", () => {
  fc.assert(
    fc.property(nearDays, nearMonths, (day: Day, view: Month) => {
      const next = viewAround(day, view);
      assert.ok(isInView(day, next));
      if (isInView(day, view)) assert.is(next, view);
      else assert.not(isInView(day, next + Math.sign(view - next)));
    }),
  );
});

test.run();
