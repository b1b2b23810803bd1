import { type Day, weekdayOf } from "../dates/calendar";
import { daysAhead, eventsOfSeries } from "./limits";

/** Days and weeks only, so that no change of the clocks can reach it. Bit 0 of `weekdays` is Sunday. */
export type SeriesRule = {
  readonly weekdays: number;
  readonly everyWeeks: number;
  readonly first: Day;
  readonly last: Day;
  readonly skip: readonly Day[];
};

/** Sunday of its week. */
export const weekOf = (day: Day): Day => day - weekdayOf(day);

const has = (weekdays: number, weekday: number) => ((weekdays >> weekday) & 1) === 1;

/** Every day of the rule, in order. Weeks begin on Sunday and are counted from the week of `first`. */
export function daysOf({ weekdays, everyWeeks, first, last, skip }: SeriesRule): Day[] {
  const days: Day[] = [];
  const skipped = new Set(skip);
  for (let week = weekOf(first); week <= last; week += 7 * everyWeeks) {
    for (let day = Math.max(week, first); day < week + 7 && day <= last; day++) {
      if (has(weekdays, weekdayOf(day)) && !skipped.has(day)) days.push(day);
    }
  }
  return days;
}

/** The reasons why a rule cannot be taken, as the server refuses it and the form says it while somebody types. */
export type RuleFault = "time" | "empty" | "too_many";

export function faultOf(rule: SeriesRule): RuleFault | null {
  const isFit =
    rule.weekdays >= 1 &&
    rule.weekdays <= 127 &&
    rule.everyWeeks >= 1 &&
    rule.everyWeeks <= 4 &&
    rule.last >= rule.first &&
    rule.last - rule.first <= daysAhead &&
    rule.skip.every((day) => day >= rule.first && day <= rule.last);
  if (!isFit) return rule.weekdays === 0 || rule.last < rule.first ? "empty" : "time";
  const { length } = daysOf(rule);
  if (length === 0) return "empty";
  return length > eventsOfSeries ? "too_many" : null;
}

/** What becomes of the days of a series under another rule. A moved event stays the same row, its answers with it. */
export type Replan = {
  readonly kept: readonly Day[];
  readonly moved: readonly { readonly from: Day; readonly to: Day }[];
  readonly added: readonly Day[];
  readonly dropped: readonly Day[];
};

/** Pairs, week by week and in order, the days that go with the days that come. Both lists are in order and without repeats. */
export function replan(before: readonly Day[], after: readonly Day[]): Replan {
  const stays = new Set(after);
  const stood = new Set(before);
  const going = byWeek(before.filter((day) => !stays.has(day)));
  const coming = byWeek(after.filter((day) => !stood.has(day)));
  const moved: { from: Day; to: Day }[] = [];
  const dropped: Day[] = [];
  for (const [week, days] of going) {
    const places = coming.get(week) ?? [];
    for (const from of days) {
      const to = places.shift();
      if (to === undefined) dropped.push(from);
      else moved.push({ from, to });
    }
  }
  return {
    kept: before.filter((day) => stays.has(day)),
    moved,
    added: [...coming.values()].flat(),
    dropped,
  };
}

function byWeek(days: readonly Day[]): Map<Day, Day[]> {
  const weeks = new Map<Day, Day[]>();
  for (const day of days) {
    const week = weekOf(day);
    const known = weeks.get(week);
    if (known) known.push(day);
    else weeks.set(week, [day]);
  }
  return weeks;
}
