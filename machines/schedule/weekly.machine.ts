import { assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import { fitAfter, type Judged } from "../../domain/fields/fit-fields";
import {
  daysOfRule,
  findRuleProblem,
  type Plan,
  type PlanOutcome,
  type SeriesMade,
  type SeriesMadeOutcome,
  toggleWeekday,
  type WeeklyField,
  type WeeklyFields,
  type WeeklyForm,
  type WeeklyRule,
  type WeeklyStart,
  weeklyFields,
  weeklyFitOf,
  weeklyFormOf,
} from "../../domain/schedule/weekly";

type Sent = { key: string; form: WeeklyForm };

/**
 * Weekly practice. The rule is kept here, since the number on the button follows from it with every press; what is typed stays in its
 * fields. Each press asks for the plan first, and whoever gets what the button said is asked nothing more: the review only says what
 * the form could not know.
 */
export const weeklyMachine = setup({
  types: {
    context: {} as {
      key: string;
      timeZone: string;
      today: string;
      /** What the form is begun with; its rule follows the presses. */
      form: WeeklyForm;
      fit: readonly WeeklyField[];
      plan: Plan | null;
      made: SeriesMade | null;
      /** Why it is not on the books. */
      refusal: string | null;
    },
    events: {} as
      | { type: "day.toggled"; weekday: number }
      | { type: "rule.changed"; change: Partial<WeeklyRule> }
      | ({ type: "field.judged" } & Judged<WeeklyField>)
      | { type: "form.submitted"; fields: WeeklyFields }
      | { type: "plan.accepted" }
      | { type: "back.pressed" }
      | { type: "left" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { key: string; timeZone: string; today: string },
    output: {} as { kind: "saved"; made: SeriesMade } | { kind: "left" },
  },
  actors: {
    readStart: fromPromise<WeeklyStart, { today: string }>(() => new Promise(() => {})),
    planSeries: fromPromise<PlanOutcome, Sent>(() => new Promise(() => {})),
    saveSeries: fromPromise<SeriesMadeOutcome, Sent & { planTag: string }>(() => new Promise(() => {})),
  },
  actions: {
    begin: assign(({ context: { timeZone, today } }, start: WeeklyStart) => {
      const form = weeklyFormOf(start, timeZone, today);
      return { form, fit: weeklyFitOf(form) };
    }),
    toggleDay: assign(({ context: { form } }, { weekday }: { weekday: number }) => ({
      form: { ...form, rule: { ...form.rule, weekdays: toggleWeekday(form.rule.weekdays, weekday) } },
    })),
    changeRule: assign(({ context: { form } }, { change }: { change: Partial<WeeklyRule> }) => ({
      form: { ...form, rule: { ...form.rule, ...change } },
    })),
    judgeField: assign(({ context }, judged: Judged<WeeklyField>) => ({
      fit: fitAfter(context.fit, judged),
    })),
    keepFields: assign(({ context: { form } }, { fields }: { fields: WeeklyFields }) => ({
      form: { ...form, fields },
      refusal: null,
    })),
    tellGaps: emit({ type: "gaps.found" }),
    keepPlan: assign((_, outcome: PlanOutcome) => (outcome.kind === "planned" ? { plan: outcome.plan } : {})),
    keepMade: assign((_, outcome: SeriesMadeOutcome) =>
      outcome.kind === "saved" ? { made: outcome.saved } : {},
    ),
    keepRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    noteUnknownFault: assign({ refusal: problemTexts.unknown }),
  },
  guards: {
    isReady: ({ context: { fit, form, today } }) =>
      fit.length === weeklyFields.length && findRuleProblem(form.rule, today) === null,
    isPlanned: (_, { kind }: PlanOutcome) => kind === "planned",
    isAsSaid: ({ context: { form, today } }, outcome: PlanOutcome) =>
      outcome.kind === "planned" &&
      outcome.plan.odd_nights.length === 0 &&
      outcome.plan.added.length === daysOfRule(form.rule, today).length,
    isSaved: (_, { kind }: SeriesMadeOutcome) => kind === "saved",
  },
}).createMachine({
  id: "weekly",
  context: ({ input: { key, timeZone, today } }) => {
    const form = weeklyFormOf({ season: null, events: [] }, timeZone, today);
    return { key, timeZone, today, form, fit: weeklyFitOf(form), plan: null, made: null, refusal: null };
  },
  output: ({ context: { made } }) => (made === null ? { kind: "left" } : { kind: "saved", made }),
  initial: "opening",
  on: { "field.judged": { actions: { type: "judgeField", params: ({ event }) => event } } },
  states: {
    opening: {
      invoke: {
        id: "readStart",
        src: "readStart",
        input: ({ context: { today } }) => ({ today }),
        onDone: { target: "filling", actions: { type: "begin", params: ({ event }) => event.output } },
        // Nothing to go by: everything is typed.
        onError: "filling",
      },
    },
    filling: {
      on: {
        "day.toggled": { actions: { type: "toggleDay", params: ({ event }) => event } },
        "rule.changed": { actions: { type: "changeRule", params: ({ event }) => event } },
        "form.submitted": [
          {
            guard: "isReady",
            target: "planning",
            actions: { type: "keepFields", params: ({ event }) => event },
          },
          { actions: "tellGaps" },
        ],
        left: "over",
      },
    },
    planning: {
      invoke: {
        id: "planSeries",
        src: "planSeries",
        input: ({ context: { key, form } }) => ({ key, form }),
        onDone: [
          {
            guard: { type: "isAsSaid", params: ({ event }) => event.output },
            target: "saving",
            actions: { type: "keepPlan", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isPlanned", params: ({ event }) => event.output },
            target: "reviewing",
            actions: { type: "keepPlan", params: ({ event }) => event.output },
          },
          { target: "filling", actions: { type: "keepRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "filling", actions: "noteUnknownFault" },
      },
    },
    reviewing: {
      on: { "plan.accepted": "saving", "back.pressed": "filling", left: "over" },
    },
    saving: {
      invoke: {
        id: "saveSeries",
        src: "saveSeries",
        input: ({ context: { key, form, plan } }) => ({ key, form, planTag: tagOf(plan) }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "saved",
            actions: { type: "keepMade", params: ({ event }) => event.output },
          },
          { target: "filling", actions: { type: "keepRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "filling", actions: "noteUnknownFault" },
      },
    },
    saved: { type: "final" },
    over: { type: "final" },
  },
});

/** Only what was planned is saved. */
function tagOf(plan: Plan | null): string {
  if (plan === null) throw new Error("Saving went on without a plan");
  return plan.plan_tag;
}

export type WeeklyMachine = typeof weeklyMachine;
type Snapshot = SnapshotFrom<WeeklyMachine>;
export const selectWeeklyStep = (snapshot: Snapshot) => snapshot.value;
export const selectIsOnItsWay = (snapshot: Snapshot) =>
  snapshot.matches("planning") || snapshot.matches("saving") || snapshot.matches("saved");
export const selectWeeklyForm = (snapshot: Snapshot) => snapshot.context.form;
export const selectPlan = (snapshot: Snapshot) => snapshot.context.plan;
export const selectWeeklyRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsWeeklyUnready = ({ context: { fit, form, today } }: Snapshot) =>
  fit.length < weeklyFields.length || findRuleProblem(form.rule, today) !== null;
