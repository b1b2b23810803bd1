import type { Limited, Refused } from "../../base/outcome";
import { dayFromIso, isoDateOf } from "../../dates/calendar";
import { findDayFault } from "../event/event-fields";
import { daysCopyable, seriesOfCopy } from "../limits";
import { daysOf, faultOf, onNewDates } from "./series";
import type { Plan, RuleProblem, Series, SeriesMade } from "./weekly";

/** The dates of the new season, as `2027-01-10`, empty if not typed. */
export type SeasonDates = { readonly first: string; readonly last: string };
export type LastSeason = {
  /** Series that are over, the latest first. */
  readonly series: readonly Series[];
  /** The team's open season, if it has one. */
  readonly season: { starts_on: string; ends_on: string } | null;
};

export type LastSeasonOutcome = ({ kind: "read" } & LastSeason) | Limited | Refused;
export type CopyPlanOutcome = { kind: "planned"; plan: Plan } | Limited | Refused;
export type CopyOutcome = { kind: "copied"; made: readonly SeriesMade[] } | Limited | Refused;

/** What a copy sends. */
export type SeasonCopy = { readonly ids: readonly string[]; readonly dates: SeasonDates };

/** The open season's dates, from today on if it began before. */
export const datesOf = ({ season }: LastSeason, today: string): SeasonDates =>
  season === null || season.ends_on < today
    ? { first: today, last: "" }
    : { first: season.starts_on < today ? today : season.starts_on, last: season.ends_on };

/** Whether copying is offered: a team's series have ended, not too long ago, and none of another season is there. */
export function isSeasonOver(seriesUntil: string | null, today: string): boolean {
  const [last, day] = [dayFromIso(seriesUntil ?? ""), dayFromIso(today)];
  return last !== null && day !== null && last < day && day - last <= daysCopyable;
}

/** As many as can be copied at once. */
export const tickedAtFirst = ({ series }: LastSeason): readonly string[] =>
  series.slice(0, seriesOfCopy).map(({ id }) => id);

/** Why these series cannot be copied onto these dates. */
export type CopyProblem =
  | "none_ticked"
  | "too_many_ticked"
  | Exclude<RuleProblem, "no_weekday" | "free_outside" | "free_many">;

export function findCopyProblem(
  series: readonly Series[],
  { first, last }: SeasonDates,
  today: string,
): CopyProblem | null {
  if (series.length === 0) return "none_ticked";
  if (series.length > seriesOfCopy) return "too_many_ticked";
  const [from, to] = [dayFromIso(first), dayFromIso(last)];
  if (from === null || to === null) return "no_day";
  if (to < from) return "ends_first";
  const outOfReach = findDayFault(first, today) ?? findDayFault(last, today);
  if (outOfReach) return outOfReach;
  const faults = series.map((one) => faultOf(copiedRule(one, { first: from, last: to })));
  if (faults.includes("time")) return "too_long";
  return faults.find((fault) => fault === "empty" || fault === "too_many") ?? null;
}

const copiedRule = ({ rule }: Series, dates: { first: number; last: number }) =>
  onNewDates({ weekdays: rule.weekdays, everyWeeks: rule.every_weeks, ...dates, skip: [] }, dates);

/** The days of all copies in order; empty while there is a problem. */
export function daysOfCopies(
  series: readonly Series[],
  dates: SeasonDates,
  today: string,
): readonly string[] {
  const [first, last] = [dayFromIso(dates.first), dayFromIso(dates.last)];
  if (first === null || last === null || findCopyProblem(series, dates, today) !== null) return [];
  return series
    .flatMap((one) => daysOf(copiedRule(one, { first, last })))
    .sort((one, other) => one - other)
    .map(isoDateOf);
}
