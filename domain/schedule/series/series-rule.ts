import type { Limited, Refused } from "../../base/outcome";
import { isoDateOf } from "../../dates/calendar";
import type { EventDetails } from "../event/event-fields";
import { daysOf } from "./series";
import { chosenRuleOf, findRuleProblem, type Plan, ruleOf, type Series, type WeeklyRule } from "./weekly";

/** A new rule for a series, from one of its events on or for all that are not over. */
export type RuleRequest = {
  readonly rule: WeeklyRule;
  readonly fromDay: string | null;
};

/** The series in the version that was shown, addressed by one of its events. */
export type RuleSubject = { readonly teamId: string; readonly eventId: string; readonly series: Series };

export type RuleNotificationPlan = NonNullable<EventDetails["told"]> | null;
type Differing = { kind: "differs"; theirs: Series };
export type RulePlanOutcome = { kind: "planned"; plan: Plan } | Differing | Limited | Refused;
/** `told` says when families are notified; null if they are not. */
export type RuleSaveOutcome = { kind: "saved"; told: RuleNotificationPlan } | Differing | Limited | Refused;

/** Date fields; both are valid when the form opens, and `first` is not shown. */
export const ruleFields = ["first", "last"] as const;
export type RuleField = (typeof ruleFields)[number];

/** The rule's days from today on, or from its start; empty while the rule is invalid. */
export function daysToCome({ rule: chosen, fromDay }: RuleRequest, today: string): readonly string[] {
  const rule = findRuleProblem(chosen, today, true) === null ? ruleOf(chosen) : null;
  const from = fromDay !== null && fromDay > today ? fromDay : today;
  return rule === null
    ? []
    : daysOf(rule)
        .map(isoDateOf)
        .filter((day) => day >= from);
}

/** Whether coming events of the series precede this one: then the form asks from when the rule applies. */
export const hasEarlier = ({ event, series }: EventDetails, today: string): boolean =>
  series !== undefined &&
  daysToCome({ rule: chosenRuleOf(series.rule), fromDay: null }, today).some((day) => day < event.first_day);
