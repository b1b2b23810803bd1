import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dayFrom, dayFromIso, isoDateOf, nothingPicked } from "../../../domain/dates/calendar";
import { displayOf, distance } from "../../../domain/dates/date-display";
import { ageOn, checkDate, oldestAge } from "../../../domain/dates/date-rules";
import { dateValueOf, selectionOf } from "../../../domain/dates/date-value";

const test = suite("date rules");
const today = dayFrom(2026, 11, 21);
const single = (start: number) => ({ start, end: null });

test("a required date that is missing is an error", () => {
  assert.is(checkDate(nothingPicked, { isRequired: true }, today), "This is a required field.");
  assert.is(checkDate(nothingPicked, { when: "past" }, today), null);
  assert.is(checkDate(single(today), { isRequired: true }, today), null);
});

test("a future date must come after today", () => {
  const message = "Please select a date in the future.";
  assert.is(checkDate(single(today - 1), { when: "future" }, today), message);
  assert.is(checkDate(single(today), { when: "future" }, today), message);
  assert.is(checkDate(single(today + 1), { when: "future" }, today), null);
});

test("a past date must come before today, to the end of its range", () => {
  const message = "Please select a date in the past.";
  assert.is(checkDate(single(today + 1), { when: "past" }, today), message);
  assert.is(checkDate(single(today), { when: "past" }, today), message);
  assert.is(checkDate(single(today - 1), { when: "past" }, today), null);
  assert.is(checkDate({ start: today - 3, end: today }, { when: "past" }, today), message);
});

test("a birthday more than 120 years ago is refused as a typing error", () => {
  const rules = { minimumAge: 13, maximumAge: oldestAge };
  assert.is(checkDate(single(dayFrom(1905, 11, 22)), rules, today), null);
  assert.match(checkDate(single(dayFrom(1905, 11, 21)), rules, today) ?? "", /Is the year right/);
});

test("a child is under eighteen, with texts of its own", () => {
  const rules = { maximumAge: 17, tooOld: "Grown up." };
  assert.is(checkDate(single(dayFrom(2008, 11, 22)), rules, today), null);
  assert.is(checkDate(single(dayFrom(2008, 11, 21)), rules, today), "Grown up.");
});

test("an account holder is thirteen from the birthday on", () => {
  const rules = { minimumAge: 13 };
  assert.is(checkDate(single(dayFrom(2013, 11, 21)), rules, today), null);
  assert.match(checkDate(single(dayFrom(2013, 11, 22)), rules, today) ?? "", /start at 13/);
  assert.is(ageOn(dayFrom(2008, 2, 29), dayFrom(2021, 2, 28)), 12);
  assert.is(ageOn(dayFrom(2008, 2, 29), dayFrom(2021, 3, 1)), 13);
});

test("ages are counted by the calendar", () => {
  const days = fc.integer({ min: dayFrom(1926, 1, 1), max: today });
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [birth, now] = [Math.min(one, other), Math.max(one, other)];
      const [from, to] = [Temporal.PlainDate.from(isoDateOf(birth)), Temporal.PlainDate.from(isoDateOf(now))];
      const hadBirthday = to.month > from.month || (to.month === from.month && to.day >= from.day);
      assert.is(ageOn(birth, now), to.year - from.year - (hadBirthday ? 0 : 1));
    }),
  );
});

test("a value in range mode says whether the range is complete", () => {
  const whole = { startDate: "2026-11-21T00:00:00", endDate: "2026-11-24T00:00:00", isRangeComplete: true };
  assert.equal(dateValueOf("range", { start: today, end: today + 3 }), whole);
  assert.equal(dateValueOf("range", nothingPicked), {
    startDate: null,
    endDate: null,
    isRangeComplete: false,
  });
  assert.equal(dateValueOf("range", single(today)), {
    startDate: "2026-11-21T00:00:00",
    endDate: null,
    isRangeComplete: false,
  });
  assert.equal(dateValueOf("single", single(today)), { startDate: "2026-11-21T00:00:00", endDate: null });
  assert.equal(selectionOf("range", whole), { start: today, end: today + 3 });
});

test("an invalid value set by the form is dropped", () => {
  const backwards = { startDate: "2026-11-21T00:00:00", endDate: "2026-11-20T00:00:00" };
  assert.equal(selectionOf("range", backwards), single(today));
  assert.equal(selectionOf("single", { startDate: "2026-11-21", endDate: "2026-11-24" }), single(today));
  assert.equal(selectionOf("range", { startDate: null, endDate: "2026-11-24T00:00:00" }), nothingPicked);
  assert.equal(selectionOf("range", undefined), nothingPicked);
});

test("parsing a written value returns it", () => {
  const days = fc.integer({ min: dayFrom(1, 1, 1), max: dayFrom(9000, 12, 31) });
  fc.assert(
    fc.property(days, fc.option(fc.nat(1_000)), (start, length) => {
      const selection = { start, end: length === null ? null : start + length };
      assert.equal(selectionOf("range", dateValueOf("range", selection)), selection);
    }),
  );
});

const words = {
  short: (day: number) => `s${isoDateOf(day)}`,
  medium: (day: number) => `m${isoDateOf(day)}`,
  relative: (amount: number, unit: string) => `${amount} ${unit}`,
};

test("a range is shown as short - short, a single day as medium with its distance", () => {
  assert.equal(displayOf("range", { start: today, end: today + 3 }, today, words), {
    text: "s2026-11-21 - s2026-11-24",
    phrase: "",
  });
  assert.equal(displayOf("single", single(today + 3), today, words), {
    text: "m2026-11-24",
    phrase: "3 day",
  });
  assert.equal(displayOf("single", single(today), null, words), { text: "m2026-11-21", phrase: "" });
  assert.equal(displayOf("range", single(today), today, words), { text: "s2026-11-21 -", phrase: "" });
  assert.equal(displayOf("single", nothingPicked, today, words), { text: "", phrase: "" });
});

test("distances are in days, then weeks, months and years", () => {
  const to = (iso: string) => {
    const { amount, unit } = distance(dayFromIso(iso) ?? 0, today);
    return `${amount} ${unit}`;
  };
  assert.equal(
    [
      "2026-11-21",
      "2026-11-20",
      "2026-12-04",
      "2026-12-05",
      "2027-01-20",
      "2027-01-21",
      "2026-09-22",
      "2026-09-21",
    ].map(to),
    ["0 day", "-1 day", "13 day", "2 week", "8 week", "2 month", "-8 week", "-2 month"],
  );
  assert.equal(["2028-11-20", "2028-11-21", "1990-11-22", "1990-11-21"].map(to), [
    "23 month",
    "2 year",
    "-35 year",
    "-36 year",
  ]);
});

test.run();
