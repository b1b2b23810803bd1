import fc from "fast-check";
import * as rrule from "rrule";
import { type Day, dayFrom } from "../../domain/dates/calendar";
import { daysOfRule, type FileRule } from "../../domain/schedule/import/file-rule";

const { RRule } = rrule;
const millisecondsOfDay = 86_400_000;
const time = "17:30";

/** Weekly and daily rules with everything that a file may say in them. */
export const someFileRule: fc.Arbitrary<FileRule> = fc.record({
  every: fc.constantFrom("day", "week"),
  interval: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 60 })),
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
  weekStart: fc.integer({ min: 0, max: 6 }),
  first: fc.integer({ min: dayFrom(2024, 1, 1), max: dayFrom(2028, 12, 31) }),
  count: fc.option(fc.integer({ min: 1, max: 120 })),
  until: fc.option(
    fc.record({
      day: fc.integer({ min: dayFrom(2024, 1, 1), max: dayFrom(2029, 12, 31) }),
      time: fc.constantFrom(null, "00:00", "17:29", "17:30", "23:59"),
    }),
  ),
});

export const someReach = fc
  .record({
    from: fc.integer({ min: dayFrom(2023, 6, 1), max: dayFrom(2029, 6, 1) }),
    length: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ from, length }) => ({ from, to: from + length }));

type Reach = { from: Day; to: Day };

export const ownDays = (rule: FileRule, reach: Reach) => daysOfRule(rule, time, 1_000, reach);

/** The same days by rrule, in UTC, where no clock changes. */
export function daysByRrule(rule: FileRule, { from, to }: Reach): Day[] {
  const moment = (day: Day, at: string) =>
    new Date(day * millisecondsOfDay + Date.parse(`1970-01-01T${at}:00Z`));
  // rrule counts weekdays from Monday.
  const weekday = (sundayBased: number) => (sundayBased + 6) % 7;
  const read = new RRule({
    freq: rule.every === "week" ? RRule.WEEKLY : RRule.DAILY,
    interval: rule.interval,
    wkst: weekday(rule.weekStart),
    dtstart: moment(rule.first, time),
    ...(rule.weekdays.length > 0 && { byweekday: rule.weekdays.map(weekday) }),
    ...(rule.count !== null && { count: rule.count }),
    ...(rule.until && { until: moment(rule.until.day, rule.until.time ?? "23:59") }),
  });
  return read
    .between(moment(from, "00:00"), moment(to, "23:59"), true)
    .map((at) => Math.floor(at.getTime() / millisecondsOfDay));
}
