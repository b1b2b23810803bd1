import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dayFrom, isoDateOf } from "../../../../domain/dates/calendar";
import { daysOfRule, type FileRule } from "../../../../domain/schedule/import/file-rule";
import { daysByRrule, ownDays, someFileRule, someReach } from "../../../support/import-rules";

const test = suite("a file's rule");

const always = { from: dayFrom(1990, 1, 1), to: dayFrom(2030, 1, 1) };
/** RFC 5545: every other week on Tuesday and Sunday, four times, from Tuesday, August 5, 1997. */
const biweekly: FileRule = {
  every: "week",
  interval: 2,
  weekdays: [2, 0],
  weekStart: 1,
  first: dayFrom(1997, 8, 5),
  count: 4,
  until: null,
};
const days = (rule: FileRule, time = "09:00", most = 400, reach = always) =>
  daysOfRule(rule, time, most, reach).map((day) => isoDateOf(day).slice(5));

test("the standard's own pair: the day on which weeks begin decides", () => {
  assert.equal(days(biweekly), ["08-05", "08-10", "08-19", "08-24"]);
  assert.equal(days({ ...biweekly, weekStart: 0 }), ["08-05", "08-17", "08-19", "08-31"]);
});

test("the standard's weekly examples", () => {
  const tuesdays = { ...biweekly, interval: 1, weekdays: [], first: dayFrom(1997, 9, 2), count: 10 };
  assert.equal(days(tuesdays).slice(-2), ["10-28", "11-04"]);
  const both = { ...tuesdays, weekdays: [2, 4], weekStart: 0 };
  assert.equal(days(both).at(-1), "10-02");
  const until = { ...both, count: null, until: { day: dayFrom(1997, 10, 7), time: "00:00" } };
  assert.equal(days(until).at(-1), "10-02", "midnight is before the practice of that day");
});

test("the standard's daily examples", () => {
  const daily = {
    ...biweekly,
    every: "day",
    interval: 10,
    weekdays: [],
    first: dayFrom(1997, 9, 2),
    count: 5,
  } as const;
  assert.equal(days(daily), ["09-02", "09-12", "09-22", "10-02", "10-12"]);
});

test("an end with a time is a moment: it takes in the practice that begins then, and none after", () => {
  const rule = { ...biweekly, interval: 1, weekdays: [], count: null };
  const until = (time: string | null) => ({ ...rule, until: { day: dayFrom(1997, 8, 12), time } });
  assert.equal(days(until("09:00")), ["08-05", "08-12"]);
  assert.equal(days(until("08:59")), ["08-05"]);
  assert.equal(days(until(null)), ["08-05", "08-12"]);
});

test("hostile rules are neither walked from their beginning nor to their end", () => {
  const old = { ...biweekly, weekdays: [], first: dayFrom(1, 1, 1), weekStart: 0 };
  const reach = { from: dayFrom(2026, 11, 26), to: dayFrom(2027, 12, 31) };
  assert.is(days({ ...old, interval: 1, count: 999_999_999 }, "09:00", 400, reach).length, 57);
  assert.equal(days({ ...old, interval: 2_147_483_647, count: null }, "09:00", 400, reach), []);
  assert.is(days({ ...old, every: "day", interval: 1, count: null }, "09:00", 400, reach).length, 400);
  const never = { ...old, every: "day", interval: 7, weekdays: [3], count: null } as const;
  assert.equal(days(never, "09:00", 400, reach), []);
});

test("property: days are those of rrule", () => {
  fc.assert(
    fc.property(someFileRule, someReach, (rule, reach) => {
      assert.equal(ownDays(rule, reach), daysByRrule(rule, reach));
    }),
    { numRuns: 100 },
  );
});

test.run();
