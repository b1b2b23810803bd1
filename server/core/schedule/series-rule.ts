import { type Day, dayFromIso, isoDateOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import { faultOf, type RuleFault, type SeriesRule } from "../../../domain/schedule/series/series";
import type { components } from "../../../openapi";
import { type MessageCode, Problem } from "../../platform/http/problem";
import type { SeriesRow } from "./series.store";

/** Validates a rule by the same domain function as the form, so that both give the same reasons. */
export function readRule(given: components["schemas"]["SeriesRule"]): SeriesRule {
  const rule = {
    weekdays: given.weekdays,
    everyWeeks: given.every_weeks,
    first: readDay("first_day", given.first_day),
    last: readDay("last_day", given.last_day),
    skip: given.skip_days.map((text) => readDay("skip_days", text)),
  };
  const fault = faultOf(rule);
  if (fault) throw new Problem(refusals[fault]);
  return rule;
}

export const refusals: Readonly<Record<RuleFault, MessageCode>> = {
  time: "EVENT_ITEM_400_TIME",
  empty: "SERIES_400_EMPTY",
  too_many: "SERIES_400_TOO_MANY",
};

export function readDay(field: string, text: string): Day {
  const day = dayFromIso(text);
  if (day === null) throw new Problem("EVENT_ITEM_400_TIME", { fields: [{ field, rule: "calendar" }] });
  return day;
}

export const ruleOf = (row: SeriesRow): SeriesRule => ({
  weekdays: row.weekdays,
  everyWeeks: row.everyWeeks,
  first: dayOf(row.firstDay),
  last: dayOf(row.lastDay),
  skip: row.skipDays.map(dayOf),
});

export const columnsOf = ({ weekdays, everyWeeks, first, last, skip }: SeriesRule) => ({
  weekdays,
  everyWeeks,
  firstDay: isoDateOf(first),
  lastDay: isoDateOf(last),
  skipDays: skip.map(isoDateOf),
});
