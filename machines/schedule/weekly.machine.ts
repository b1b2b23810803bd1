import { assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import { fitAfter, type Judged } from "../../domain/fields/fit-fields";
import { partlyMadeText } from "../../domain/schedule/series-texts";
import {
  daysOfRule,
  dayTimes,
  findRuleProblem,
  hasWeekday,
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
import { isTakenBack, keysAfter, type SentSeries, seriesToSend } from "../../domain/schedule/weekly-keys";

/**
 * Weekly practice. The rule is part of the context, since the count on the button is computed from it; typed texts stay in their fields.
 * Each start time makes a series by a call of its own, with its own idempotency key: if one call fails, the series before it are created
 * and the form continues with the remaining days. A call that repeats one whose series was taken back since is made anew with another key.
 * Saving first reads the plan, and asks only if that differs from what the button says.
 */
export const weeklyMachine = setup({
  types: {
    context: {} as {
      /** Idempotency keys by weekday. */
      keys: readonly string[];
      timeZone: string;
      today: string;
      /** Initial values of the fields; the rule is updated with each press. */
      form: WeeklyForm;
      fit: readonly WeeklyField[];
      plans: readonly Plan[];
      /** The series created so far. */
      made: readonly SeriesMade[];
      /** Why creating failed. */
      refusal: string | null;
    },
    events: {} as
      | { type: "day.toggled"; weekday: number }
      | { type: "rule.changed"; change: Partial<WeeklyRule> }
      | { type: "time.entered"; weekday: number; time: string }
      | ({ type: "field.judged" } & Judged<WeeklyField>)
      | { type: "form.submitted"; fields: WeeklyFields }
      | { type: "plan.accepted" }
      | { type: "back.pressed" }
      | { type: "left" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { keys: readonly string[]; timeZone: string; today: string },
    output: {} as { kind: "saved"; made: readonly SeriesMade[] } | { kind: "left" },
  },
  actors: {
    readStart: fromPromise<WeeklyStart, { today: string }>(() => new Promise(() => {})),
    planSeries: fromPromise<PlanOutcome, readonly SentSeries[]>(() => new Promise(() => {})),
    saveSeries: fromPromise<SeriesMadeOutcome, readonly (SentSeries & { planTag: string })[]>(
      () => new Promise(() => {}),
    ),
  },
  actions: {
    begin: assign(({ context: { timeZone, today } }, start: WeeklyStart) => {
      const form = weeklyFormOf(start, timeZone, today);
      return { form, fit: weeklyFitOf(form) };
    }),
    toggleDay: assign(({ context: { form, fit } }, { weekday }: { weekday: number }) =>
      withDays({ form, fit }, toggleWeekday(form.rule.weekdays, weekday)),
    ),
    changeRule: assign(({ context: { form } }, { change }: { change: Partial<WeeklyRule> }) => ({
      form: { ...form, rule: { ...form.rule, ...change } },
    })),
    keepTime: assign(({ context: { form } }, { weekday, time }: { weekday: number; time: string }) => ({
      form: { ...form, times: { ...form.times, [weekday]: time } },
    })),
    judgeField: assign(({ context }, judged: Judged<WeeklyField>) => ({
      fit: fitAfter(context.fit, judged),
    })),
    keepFields: assign(({ context: { form } }, { fields }: { fields: WeeklyFields }) => ({
      form: { ...form, fields },
      refusal: null,
    })),
    tellGaps: emit({ type: "gaps.found" }),
    keepPlans: assign((_, outcome: PlanOutcome) =>
      outcome.kind === "planned" ? { plans: outcome.plans } : {},
    ),
    keepMade: assign(({ context: { made } }, outcome: SeriesMadeOutcome) => ({
      made: [...made, ...outcome.made],
    })),
    /** Removes the weekdays of created series from the form. */
    keepRest: assign(({ context: { form, fit } }, { made }: SeriesMadeOutcome) =>
      withDays(
        { form, fit },
        made.reduce((left, { series }) => left & ~series.rule.weekdays, form.rule.weekdays),
      ),
    ),
    keepMissing: assign(({ context: { form } }, { made, failed }: SeriesMadeOutcome) => {
      const why = failed === null ? problemTexts.unknown : reasonOf(failed);
      const rules = made.map(({ series }) => series.rule);
      return { refusal: made.length === 0 ? why : partlyMadeText(rules, form.rule, why) };
    }),
    renewKey: assign(({ context }) => ({ keys: keysAfter(context.keys, sentOf(context)[0]) })),
    keepRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    noteUnknownFault: assign({ refusal: problemTexts.unknown }),
  },
  guards: {
    isReady: ({ context: { fit, form, today } }) =>
      fit.length === weeklyFields.length && findRuleProblem(form.rule, today) === null,
    isPlanned: (_, { kind }: PlanOutcome) => kind === "planned",
    isAsSaid: ({ context: { form, today } }, outcome: PlanOutcome) =>
      outcome.kind === "planned" &&
      outcome.plans.every(({ odd_nights }) => odd_nights.length === 0) &&
      addedIn(outcome.plans) === daysOfRule(form.rule, today).length,
    isAllMade: (_, { failed }: SeriesMadeOutcome) => failed === null,
    wasTakenBack: (_, outcome: SeriesMadeOutcome) => isTakenBack(outcome),
  },
}).createMachine({
  id: "weekly",
  context: ({ input: { keys, timeZone, today } }) => {
    const form = weeklyFormOf({ season: null, events: [] }, timeZone, today);
    return { keys, timeZone, today, form, fit: weeklyFitOf(form), plans: [], made: [], refusal: null };
  },
  output: ({ context: { made } }) => (made.length === 0 ? { kind: "left" } : { kind: "saved", made }),
  initial: "opening",
  on: { "field.judged": { actions: { type: "judgeField", params: ({ event }) => event } } },
  states: {
    opening: {
      invoke: {
        id: "readStart",
        src: "readStart",
        input: ({ context: { today } }) => ({ today }),
        onDone: { target: "filling", actions: { type: "begin", params: ({ event }) => event.output } },
        // No earlier practice is known, so the form starts empty.
        onError: "filling",
      },
    },
    filling: {
      on: {
        "day.toggled": { actions: { type: "toggleDay", params: ({ event }) => event } },
        "rule.changed": { actions: { type: "changeRule", params: ({ event }) => event } },
        "time.entered": { actions: { type: "keepTime", params: ({ event }) => event } },
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
        input: ({ context }) => sentOf(context),
        onDone: [
          {
            guard: { type: "isAsSaid", params: ({ event }) => event.output },
            target: "saving",
            actions: { type: "keepPlans", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isPlanned", params: ({ event }) => event.output },
            target: "reviewing",
            actions: { type: "keepPlans", params: ({ event }) => event.output },
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
        input: ({ context }) =>
          sentOf(context).map((sent, index) => ({ ...sent, planTag: tagOf(context.plans[index]) })),
        onDone: [
          {
            guard: { type: "isAllMade", params: ({ event }) => event.output },
            target: "saved",
            actions: { type: "keepMade", params: ({ event }) => event.output },
          },
          {
            guard: { type: "wasTakenBack", params: ({ event }) => event.output },
            target: "planning",
            actions: [
              { type: "keepMade", params: ({ event }) => event.output },
              { type: "keepRest", params: ({ event }) => event.output },
              "renewKey",
            ],
          },
          {
            target: "filling",
            actions: [
              { type: "keepMade", params: ({ event }) => event.output },
              { type: "keepRest", params: ({ event }) => event.output },
              { type: "keepMissing", params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: "filling", actions: "noteUnknownFault" },
      },
    },
    saved: { type: "final" },
    over: { type: "final" },
  },
});

/** Clears the start times of weekdays that are not chosen, and counts their fields as valid. */
function withDays({ form, fit }: { form: WeeklyForm; fit: readonly WeeklyField[] }, weekdays: number) {
  const isOff = (_: unknown, weekday: number) => !hasWeekday(weekdays, weekday);
  const times = Object.fromEntries(
    Object.entries(form.times).filter(([weekday]) => hasWeekday(weekdays, Number(weekday))),
  );
  return {
    form: { ...form, rule: { ...form.rule, weekdays }, times },
    fit: [...new Set([...fit, ...dayTimes.filter(isOff)])],
  };
}

const sentOf = ({ keys, form, today }: { keys: readonly string[]; form: WeeklyForm; today: string }) =>
  seriesToSend(keys, form, today);

const addedIn = (plans: readonly Plan[]) => plans.reduce((sum, { added }) => sum + added.length, 0);

/** Saving names the plan. */
function tagOf(plan: Plan | undefined): string {
  if (plan === undefined) throw new Error("Saving went on without a plan");
  return plan.plan_tag;
}

export type WeeklyMachine = typeof weeklyMachine;
type Snapshot = SnapshotFrom<WeeklyMachine>;
export const selectWeeklyStep = (snapshot: Snapshot) => snapshot.value;
export const selectIsOnItsWay = (snapshot: Snapshot) =>
  snapshot.matches("planning") || snapshot.matches("saving") || snapshot.matches("saved");
export const selectWeeklyForm = (snapshot: Snapshot) => snapshot.context.form;
export const selectPlans = (snapshot: Snapshot) => snapshot.context.plans;
export const selectWeeklyRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsWeeklyUnready = ({ context: { fit, form, today } }: Snapshot) =>
  fit.length < weeklyFields.length || findRuleProblem(form.rule, today) !== null;
