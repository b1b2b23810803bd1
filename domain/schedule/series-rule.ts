import type { Limited, Refused } from "../base/outcome";
import { isoDateOf } from "../dates/calendar";
import type { EventDetails } from "./event-fields";
import { daysOf } from "./series";
import { chosenRuleOf, findRuleProblem, type Plan, ruleOf, type Series, type WeeklyRule } from "./weekly";

/** Another rule for a series: from one of its events on, or for all that are not over. */
export type RuleWish = {
  readonly rule: WeeklyRule;
  readonly fromDay: string | null;
};

/** The series as it was seen, by way of one of its events. */
export type RuleSubject = { readonly teamId: string; readonly eventId: string; readonly series: Series };

export type RuleTold = NonNullable<EventDetails["told"]> | null;
type Differing = { kind: "differs"; theirs: Series };
export type RulePlanOutcome = { kind: "planned"; plan: Plan } | Differing | Limited | Refused;
/** With what families are told; null where they are told nothing. */
export type RuleSaveOutcome = { kind: "saved"; told: RuleTold } | Differing | Limited | Refused;

/** Both days are fit as they stand; the first one is not asked about. */
export const ruleFields = ["first", "last"] as const;
export type RuleField = (typeof ruleFields)[number];

/** The days that the rule gives from today on, or from its own beginning; none while it cannot be sent. */
export function daysToCome({ rule: chosen, fromDay }: RuleWish, today: string): readonly string[] {
  const rule = findRuleProblem(chosen, today, true) === null ? ruleOf(chosen) : null;
  const from = fromDay !== null && fromDay > today ? fromDay : today;
  return rule === null
    ? []
    : daysOf(rule)
        .map(isoDateOf)
        .filter((day) => day >= from);
}

/** Whether others of the series are to come before this one: then it is asked where the rule begins. */
export const hasEarlier = ({ event, series }: EventDetails, today: string): boolean =>
  series !== undefined &&
  daysToCome({ rule: chosenRuleOf(series.rule), fromDay: null }, today).some((day) => day < event.first_day);
