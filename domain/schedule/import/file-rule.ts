import { type Day, weekdayOf } from "../../dates/calendar";

/**
 * A rule as files have it (RFC 5545), of the kinds that are read: weekly and daily. Unlike `SeriesRule` its weeks begin on the file's own
 * weekday, and its end is a day or a moment.
 */
export type FileRule = {
  readonly every: "day" | "week";
  readonly interval: number;
  /** 0 is Sunday. Empty: every day, or the weekday of `first`. */
  readonly weekdays: readonly number[];
  readonly weekStart: number;
  readonly first: Day;
  readonly count: number | null;
  /** The last day, with the time of day up to which it counts, as "17:30"; a whole day without. On the clock of the event. */
  readonly until: { readonly day: Day; readonly time: string | null } | null;
};

export type Reach = { readonly from: Day; readonly to: Day };

/**
 * The rule's days within reach, at most so many. `time` is the event's own, "17:30": on the last day it decides whether the event is before
 * the moment at which the rule ends. The rule repeats itself every seven steps, so days before the reach are counted and not walked.
 */
export function daysOfRule(rule: FileRule, time: string, most: number, reach: Reach): Day[] {
  const { first, count, every, interval } = rule;
  const length = 7 * interval;
  const base = every === "week" ? first - ((weekdayOf(first) - rule.weekStart + 7) % 7) : first;
  const offsets = offsetsOf(rule, base);
  const last = Math.min(reach.to, lastDayOf(rule, time));
  const from = Math.max(first, reach.from);
  if (offsets.length === 0) return [];
  const inFirst = offsets.filter((offset) => base + offset >= first).length;
  const days: Day[] = [];
  for (let round = Math.max(0, Math.floor((from - base) / length)); ; round += 1) {
    const start = base + round * length;
    if (start > last) return days;
    let number = round === 0 ? 0 : inFirst + (round - 1) * offsets.length;
    for (const offset of offsets) {
      const day = start + offset;
      if (day < first) continue;
      number += 1;
      if (day > last || (count !== null && number > count)) return days;
      if (day < from) continue;
      days.push(day);
      if (days.length === most) return days;
    }
  }
}

function offsetsOf({ every, interval, weekdays, weekStart, first }: FileRule, base: Day): number[] {
  if (every === "day")
    return [0, 1, 2, 3, 4, 5, 6]
      .map((step) => step * interval)
      .filter((offset) => weekdays.length === 0 || weekdays.includes(weekdayOf(base + offset)));
  const chosen = weekdays.length === 0 ? [weekdayOf(first)] : weekdays;
  return [...new Set(chosen)]
    .map((weekday) => (weekday - weekStart + 7) % 7)
    .sort((one, other) => one - other);
}

function lastDayOf({ until }: FileRule, time: string): Day {
  if (until === null) return Number.POSITIVE_INFINITY;
  return until.time !== null && time > until.time ? until.day - 1 : until.day;
}
