import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { reasonOf } from "../../domain/base/outcome";
import { fitAfter, type Judged } from "../../domain/fields/fit-fields";
import {
  type RuleField,
  type RuleNotificationPlan,
  type RulePlanOutcome,
  type RuleRequest,
  type RuleSaveOutcome,
  type RuleSubject,
  ruleFields,
} from "../../domain/schedule/series/series-rule";
import {
  chosenRuleOf,
  findRuleProblem,
  type Plan,
  type Series,
  toggleWeekday,
  type WeeklyRule,
} from "../../domain/schedule/series/weekly";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

type Sent = { subject: RuleSubject; request: RuleRequest };

/** Changes a series' rule after a review of the plan. After a version conflict the chosen rule is kept and planned again. */
export const seriesRuleMachine = setup({
  types: {
    context: {} as {
      subject: RuleSubject;
      today: string;
      request: RuleRequest;
      fit: readonly RuleField[];
      plan: Plan | null;
      refusal: string | null;
      saved: { told: RuleNotificationPlan } | null;
    },
    events: {} as
      | { type: "day.toggled"; weekday: number }
      | { type: "rule.changed"; change: Partial<WeeklyRule> }
      | { type: "reach.chosen"; fromDay: string | null }
      | ({ type: "field.judged" } & Judged<RuleField>)
      | { type: "form.submitted" }
      | { type: "plan.accepted" }
      | { type: "back.pressed" }
      | { type: "left" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { subject: RuleSubject; today: string },
    output: {} as { kind: "saved"; told: RuleNotificationPlan } | { kind: "left" },
  },
  actors: {
    planRule: effectActor<RulePlanOutcome, Sent>(),
    saveRule: effectActor<RuleSaveOutcome, Sent & { planTag: string }>(),
  },
  actions: {
    toggleDay: assign(({ context: { request } }, { weekday }: { weekday: number }) => ({
      request: {
        ...request,
        rule: { ...request.rule, weekdays: toggleWeekday(request.rule.weekdays, weekday) },
      },
    })),
    changeRule: assign(({ context: { request } }, { change }: { change: Partial<WeeklyRule> }) => ({
      request: { ...request, rule: { ...request.rule, ...change } },
    })),
    chooseReach: assign(({ context: { request } }, { fromDay }: { fromDay: string | null }) => ({
      request: { ...request, fromDay },
    })),
    judgeField: assign(({ context }, judged: Judged<RuleField>) => ({ fit: fitAfter(context.fit, judged) })),
    forgetRefusal: assign({ refusal: null }),
    sendGaps: emit({ type: "gaps.found" }),
    setPlan: assign((_, outcome: RulePlanOutcome) =>
      outcome.kind === "planned" ? { plan: outcome.plan } : {},
    ),
    setTheirs: assign(({ context: { subject } }, outcome: { kind: string; theirs?: Series }) =>
      outcome.theirs
        ? { subject: { ...subject, series: outcome.theirs }, refusal: baseCodeTexts.REQUEST_412_CHANGED }
        : {},
    ),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    setSaved: assign((_, outcome: RuleSaveOutcome) =>
      outcome.kind === "saved" ? { saved: { told: outcome.told } } : {},
    ),
  },
  guards: {
    isReady: ({ context: { fit, request, today } }) =>
      fit.length === ruleFields.length && findRuleProblem(request.rule, today, true) === null,
    isPlanned: (_, { kind }: { kind: string }) => kind === "planned",
    isSaved: (_, { kind }: { kind: string }) => kind === "saved",
    isDiffering: (_, { kind }: { kind: string }) => kind === "differs",
  },
}).createMachine({
  id: "seriesRule",
  context: ({ input: { subject, today } }) => ({
    subject,
    today,
    request: { rule: chosenRuleOf(subject.series.rule), fromDay: null },
    fit: ruleFields,
    plan: null,
    refusal: null,
    saved: null,
  }),
  output: ({ context: { saved } }) => (saved === null ? { kind: "left" } : { kind: "saved", ...saved }),
  initial: "filling",
  on: { "field.judged": { actions: { type: "judgeField", params: ({ event }) => event } } },
  states: {
    filling: {
      on: {
        "day.toggled": { actions: { type: "toggleDay", params: ({ event }) => event } },
        "rule.changed": { actions: { type: "changeRule", params: ({ event }) => event } },
        "reach.chosen": { actions: { type: "chooseReach", params: ({ event }) => event } },
        "form.submitted": [
          { guard: "isReady", target: "planning", actions: "forgetRefusal" },
          { actions: "sendGaps" },
        ],
        left: "over",
      },
    },
    planning: {
      invoke: {
        id: "planRule",
        src: "planRule",
        input: ({ context: { subject, request } }) => ({ subject, request }),
        onDone: byOutcome({
          isPlanned: ["reviewing", "setPlan"],
          isDiffering: ["filling", "setTheirs"],
          else: ["filling", "setRefusal"],
        }),
        onError: onFault("filling"),
      },
    },
    reviewing: { on: { "plan.accepted": "saving", "back.pressed": "filling" } },
    saving: {
      invoke: {
        id: "saveRule",
        src: "saveRule",
        input: ({ context: { subject, request, plan } }) => ({ subject, request, planTag: tagOf(plan) }),
        onDone: byOutcome({
          isSaved: ["over", "setSaved"],
          isDiffering: ["filling", "setTheirs"],
          else: ["filling", "setRefusal"],
        }),
        onError: onFault("filling"),
      },
    },
    over: { type: "final" },
  },
});

/** Saving names the reviewed plan. */
function tagOf(plan: Plan | null): string {
  if (plan === null) throw new Error("Saving went on without a plan");
  return plan.plan_tag;
}

export type SeriesRuleMachine = typeof seriesRuleMachine;
type Snapshot = SnapshotFrom<SeriesRuleMachine>;
export const selectRuleStep = (snapshot: Snapshot) => snapshot.value;
export const selectRuleRequest = (snapshot: Snapshot) => snapshot.context.request;
export const selectRulePlan = (snapshot: Snapshot) => snapshot.context.plan;
export const selectRuleRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsRuleUnready = ({ context: { fit, request, today } }: Snapshot) =>
  fit.length < ruleFields.length || findRuleProblem(request.rule, today, true) !== null;
