import { type Day, weekdayOf } from "../../dates/calendar";
import { daysAhead, eventsOfSeries } from "../limits";

/** Days and weeks only, so that clock changes do not affect it. Bit 0 of `weekdays` is Sunday. */
export type SeriesRule = {
  readonly weekdays: number;
  readonly everyWeeks: number;
  readonly first: Day;
  readonly last: Day;
  readonly skip: readonly Day[];
};

/** The Sunday of the day's week. */
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

/** The same weekdays and rhythm on other dates, from the first such weekday on, so that a rhythm of two weeks begins with it; without free days. */
export function onNewDates(
  { weekdays, everyWeeks }: SeriesRule,
  { first, last }: { first: Day; last: Day },
): SeriesRule {
  const begins = [0, 1, 2, 3, 4, 5, 6].find((days) => has(weekdays, weekdayOf(first + days))) ?? 0;
  return { weekdays, everyWeeks, first: first + begins, last, skip: [] };
}

/** Why a rule is invalid, for the server's refusal and the form's message. */
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

/** How a new rule changes the days of a series. A moved event stays the same row and keeps its answers. */
export type Replan = {
  readonly kept: readonly Day[];
  readonly moved: readonly { readonly from: Day; readonly to: Day }[];
  readonly added: readonly Day[];
  readonly dropped: readonly Day[];
};

/** Pairs removed days with added days, week by week and in order. Both lists are sorted and without duplicates. */
export function replan(before: readonly Day[], after: readonly Day[]): Replan {
  const newDays = new Set(after);
  const oldDays = new Set(before);
  const removed = byWeek(before.filter((day) => !newDays.has(day)));
  const added = byWeek(after.filter((day) => !oldDays.has(day)));
  const moved: { from: Day; to: Day }[] = [];
  const dropped: Day[] = [];
  for (const [week, days] of removed) {
    const places = added.get(week) ?? [];
    for (const from of days) {
      const to = places.shift();
      if (to === undefined) dropped.push(from);
      else moved.push({ from, to });
    }
  }
  return {
    kept: before.filter((day) => newDays.has(day)),
    moved,
    added: [...added.values()].flat(),
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

/** An event as `RuleChange` needs it: the day that the rule gave it, and whether it may still be moved. */
export type RuleRow = {
  readonly day: Day;
  readonly state: "on" | "off" | "over";
};

/** How a new rule changes the events of a series. */
export type RuleChange = Replan & {
  /** Days whose event was called off when an earlier rule dropped them, and that the new rule has again. */
  readonly backOn: readonly Day[];
};

/**
 * `was` and `will` are the sorted days of the two rules. Only events that are on and on a day of the old rule are moved or dropped.
 * Events that are over, called off or put back on by hand are kept, and nothing is added on their days, nor on a day from which an
 * event was taken back by hand.
 */
export function replanRows(rows: readonly RuleRow[], was: readonly Day[], will: readonly Day[]): RuleChange {
  const oldDays = new Set(was);
  const newDays = new Set(will);
  const movable = rows.filter(({ day, state }) => state === "on" && oldDays.has(day)).map(({ day }) => day);
  const movableDays = new Set(movable);
  const closed = new Set([...was, ...rows.map(({ day }) => day)].filter((day) => !movableDays.has(day)));
  const backOn = rows.filter(({ day, state }) => state === "off" && !oldDays.has(day) && newDays.has(day));
  return {
    ...replan(
      inOrder(movable),
      will.filter((day) => !closed.has(day)),
    ),
    backOn: inOrder(backOn.map(({ day }) => day)),
  };
}

const inOrder = (days: readonly Day[]) => [...days].sort((one, other) => one - other);

/** The rule from a day on. It starts at one of its own days, so that the count of weeks does not shift. */
export function since(rule: SeriesRule, from: Day): SeriesRule {
  const days = daysOf(rule);
  if (!days.some((day) => day < from)) return rule;
  const first = days.find((day) => day >= from);
  if (first === undefined) return without(rule, from);
  return { ...rule, first, skip: rule.skip.filter((day) => day >= first) };
}

/** The rule up to the day before. */
export function until(rule: SeriesRule, before: Day): SeriesRule {
  const last = Math.min(rule.last, before - 1);
  if (last < rule.first) return without(rule, last);
  return { ...rule, last, skip: rule.skip.filter((day) => day <= last) };
}

/** A rule without days, for a series that keeps only events outside of any rule. */
const without = (rule: SeriesRule, day: Day): SeriesRule => ({ ...rule, first: day, last: day, skip: [day] });
