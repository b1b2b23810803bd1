import type { components } from "../../../openapi";
import type { Limited, Refused } from "../../base/outcome";
import { type Day, dayFromIso, isoDateOf } from "../../dates/calendar";
import {
  blankEvent,
  type EventField,
  type EventForm,
  eventFields,
  findDayFault,
  newEventOf,
  type ScheduleEvent,
} from "../event/event-fields";
import { daysAhead, freeDaysOfSeries } from "../limits";
import { daysOf, faultOf, type SeriesRule } from "./series";

export type Plan = components["schemas"]["Plan"];
export type Series = components["schemas"]["Series"];
export type NewSeries = components["schemas"]["NewSeries"];

/** A range of days without events; both ends are included. */
export type FreeDays = { readonly from: string; readonly to: string };

/** A rule as the form has it: days as `2026-11-24`, empty if not typed. Bit 0 of `weekdays` is Sunday. */
export type WeeklyRule = {
  readonly weekdays: number;
  readonly everyWeeks: number;
  readonly first: string;
  readonly last: string;
  readonly free: readonly FreeDays[];
};

/** Initial values of every event of the series. */
export type WeeklyFields = Omit<EventForm, "day">;
/** Start times of weekdays that differ from the common one; empty or missing: the common one. */
export type OtherTimes = Readonly<Partial<Record<number, string>>>;
export type WeeklyForm = {
  readonly rule: WeeklyRule;
  readonly fields: WeeklyFields;
  readonly times: OtherTimes;
};

/** Names of the fields of differing start times, by weekday. */
export const dayTimes = ["time0", "time1", "time2", "time3", "time4", "time5", "time6"] as const;
export type DayTime = (typeof dayTimes)[number];

export type WeeklyField = Exclude<EventField, "day" | "opponent"> | "first" | "last" | DayTime;
/** A rule has its first and last day, and a practice no opponent. */
export const weeklyFields: readonly WeeklyField[] = [
  ...eventFields.filter((field) => field !== "day" && field !== "opponent"),
  "first",
  "last",
  ...dayTimes,
];

/** The fields that are valid when the form opens: without an earlier practice the time is missing. */
export const weeklyFitOf = ({ fields }: WeeklyForm): readonly WeeklyField[] =>
  weeklyFields.filter((field) => field !== "time" || fields.time !== "");

export const hasWeekday = (weekdays: number, weekday: number) => ((weekdays >> weekday) & 1) === 1;
export const toggleWeekday = (weekdays: number, weekday: number) => weekdays ^ (1 << weekday);

/** Null while the first or last day is missing. */
export function ruleOf({ weekdays, everyWeeks, ...rule }: WeeklyRule): SeriesRule | null {
  const [first, last] = [dayFromIso(rule.first), dayFromIso(rule.last)];
  return first === null || last === null ? null : { weekdays, everyWeeks, first, last, skip: skipOf(rule) };
}

function skipOf({ free }: Pick<WeeklyRule, "free">): Day[] {
  const days = new Set<Day>();
  for (const { from, to } of free) {
    const [first, last] = [dayFromIso(from), dayFromIso(to)];
    if (first === null || last === null) continue;
    for (let day = first; day <= last; day++) days.add(day);
  }
  return [...days].sort((one, other) => one - other);
}

/** The form's values for an existing rule. */
export const chosenRuleOf = (rule: Series["rule"]): WeeklyRule => ({
  weekdays: rule.weekdays,
  everyWeeks: rule.every_weeks,
  first: rule.first_day,
  last: rule.last_day,
  free: freeDaysOf(rule.skip_days),
});

/** The days of an existing rule. */
export function daysOfSeries(rule: Series["rule"]): readonly Day[] {
  const read = ruleOf(chosenRuleOf(rule));
  return read === null ? [] : daysOf(read);
}

/** Merges consecutive days into ranges. */
export function freeDaysOf(days: readonly string[]): FreeDays[] {
  const free: { from: string; to: string }[] = [];
  for (const day of [...days].sort()) {
    const open = free.at(-1);
    if (open && isNextDay(open.to, day)) open.to = day;
    else free.push({ from: day, to: day });
  }
  return free;
}

function isNextDay(one: string, other: string) {
  const [day, next] = [dayFromIso(one), dayFromIso(other)];
  return day !== null && next !== null && next - day <= 1;
}

/** Why a rule is invalid, in more detail than the server's reasons. */
export type RuleProblem =
  | "no_weekday"
  | "no_day"
  | "ends_first"
  | "too_old"
  | "too_far"
  | "too_long"
  | "free_outside"
  | "free_many"
  | "empty"
  | "too_many";

/** `isStanding`: an existing rule, which may have begun long ago. */
export function findRuleProblem(chosen: WeeklyRule, today: string, isStanding = false): RuleProblem | null {
  if (chosen.weekdays === 0) return "no_weekday";
  const rule = ruleOf(chosen);
  if (rule === null) return "no_day";
  if (rule.last < rule.first) return "ends_first";
  const outOfReach = (!isStanding && findDayFault(chosen.first, today)) || findDayFault(chosen.last, today);
  if (outOfReach) return outOfReach;
  if (rule.last - rule.first > daysAhead) return "too_long";
  if (rule.skip.length > freeDaysOfSeries) return "free_many";
  const fault = faultOf(rule);
  return fault === "time" ? "free_outside" : fault;
}

/** The days of a rule; empty while it is invalid. */
export function daysOfRule(chosen: WeeklyRule, today: string): readonly string[] {
  const rule = findRuleProblem(chosen, today) === null ? ruleOf(chosen) : null;
  return rule === null ? [] : daysOf(rule).map(isoDateOf);
}

export const ruleBodyOf = (rule: WeeklyRule): Series["rule"] => ({
  weekdays: rule.weekdays,
  every_weeks: rule.everyWeeks,
  first_day: rule.first,
  last_day: rule.last,
  skip_days: skipOf(rule).map(isoDateOf),
});

/** One series for each start time, the one with most days first. A time without days between first and last is left out. */
export function seriesOf(form: WeeklyForm, today: string): WeeklyForm[] {
  const byTime = new Map([[form.fields.time, 0]]);
  for (let weekday = 0; weekday < 7; weekday += 1)
    if (hasWeekday(form.rule.weekdays, weekday)) {
      const time = form.times[weekday] || form.fields.time;
      byTime.set(time, toggleWeekday(byTime.get(time) ?? 0, weekday));
    }
  return [...byTime]
    .map(([time, weekdays]) => ({
      rule: { ...form.rule, weekdays },
      fields: { ...form.fields, time },
      times: {},
    }))
    .filter(({ rule }) => daysOfRule(rule, today).length > 0);
}

/** The lowest weekday of a set, by which the idempotency key of its series is chosen. */
export const lowestWeekday = (weekdays: number) => Math.log2(weekdays & -weekdays);

export const newSeriesOf = ({
  rule,
  fields,
}: Pick<WeeklyForm, "rule" | "fields">): Pick<NewSeries, "rule" | "fields"> => ({
  rule: ruleBodyOf(rule),
  fields: { ...newEventOf({ ...fields, day: rule.first }), starts_local: fields.time },
});

/** Data that prefill the form of a weekly practice. */
export type WeeklyStart = {
  readonly season: { readonly starts_on: string; readonly ends_on: string } | null;
  /** Events of the last weeks, in order of time. */
  readonly events: readonly ScheduleEvent[];
};

/** Default length for a team without a season. */
const usualWeeks = 12;

/** Prefills time, place and length of the last practice, and the rest of the season. */
export function weeklyFormOf({ season, events }: WeeklyStart, timeZone: string, today: string): WeeklyForm {
  const { day: _, ...blank } = blankEvent("practice", timeZone);
  const last = events.findLast(
    ({ kind, timing, status }) => kind === "practice" && timing === "timed" && status === "on",
  );
  return {
    times: {},
    rule: { weekdays: 0, everyWeeks: 1, free: [], ...boundsOf(season, today) },
    fields: {
      ...blank,
      ...(last && {
        time: last.starts_local.slice(11, 16),
        minutes: last.duration_minutes,
        arriveMinutes: last.arrive_minutes,
        venueId: last.venue?.id ?? null,
        venueDetail: last.venue_detail ?? "",
      }),
    },
  };
}

function boundsOf(season: WeeklyStart["season"], today: string): Pick<WeeklyRule, "first" | "last"> {
  const first = season !== null && season.starts_on > today ? season.starts_on : today;
  if (season !== null && season.ends_on >= first) return { first, last: season.ends_on };
  const from = dayFromIso(first);
  return { first, last: from === null ? "" : isoDateOf(from + 7 * usualWeeks - 1) };
}

/** `plans` are in the order of the planned series. */
export type PlanOutcome = { kind: "planned"; plans: readonly Plan[] } | Limited | Refused;

/** A series that was just created. */
export type SeriesMade = { readonly teamId: string; readonly series: Series; readonly count: number };
/** The series that were created, and why the next one failed, if one did. */
export type SeriesMadeOutcome = {
  readonly made: readonly SeriesMade[];
  readonly failed: Limited | Refused | null;
};
export type SeriesEndOutcome = { kind: "ended" } | Limited | Refused;
