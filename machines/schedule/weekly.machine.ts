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
  lowestWeekday,
  type Plan,
  type PlanOutcome,
  type SeriesMade,
  type SeriesMadeOutcome,
  seriesOf,
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

type Sent = readonly { key: string; form: WeeklyForm }[];

/**
 * Weekly practice. The rule is kept here, since the number on the button follows from it with every press; what is typed stays in its
 * fields. Days with a time of their own make a series of their own, each by a call with a key of its own: where one of them fails, those
 * before it are on the books, and the form goes on with the days that are left. Each press asks for the plan first, and whoever gets what the button said is asked nothing more: the review only says what
 * the form could not know.
 */
export const weeklyMachine = setup({
  types: {
    context: {} as {
      /** One for each weekday: that of its lowest weekday is a series' own. */
      keys: readonly string[];
      timeZone: string;
      today: string;
      /** What the form is begun with; its rule follows the presses. */
      form: WeeklyForm;
      fit: readonly WeeklyField[];
      plans: readonly Plan[];
      /** What is on the books already. */
      made: readonly SeriesMade[];
      /** Why it is not on the books. */
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
    planSeries: fromPromise<PlanOutcome, Sent>(() => new Promise(() => {})),
    saveSeries: fromPromise<SeriesMadeOutcome, readonly (Sent[number] & { planTag: string })[]>(
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
    /** What is made is asked for no more. */
    keepRest: assign(({ context: { form, fit } }, { made, failed }: SeriesMadeOutcome) => {
      const weekdays = made.reduce((left, { series }) => left & ~series.rule.weekdays, form.rule.weekdays);
      const why = failed === null ? problemTexts.unknown : reasonOf(failed);
      return {
        ...withDays({ form, fit }, weekdays),
        refusal:
          made.length === 0
            ? why
            : partlyMadeText(
                made.map(({ series }) => series.rule),
                { weekdays },
                why,
              ),
      };
    }),
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
        // Nothing to go by: everything is typed.
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
            target: "filling",
            actions: [
              { type: "keepMade", params: ({ event }) => event.output },
              { type: "keepRest", params: ({ event }) => event.output },
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

/** A day that is not chosen has no time of its own, and lacks nothing. */
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

/** One series for each time. */
const sentOf = ({ keys, form, today }: { keys: readonly string[]; form: WeeklyForm; today: string }): Sent =>
  seriesOf(form, today).map((each) => ({ key: keys[lowestWeekday(each.rule.weekdays)] ?? "", form: each }));

const addedIn = (plans: readonly Plan[]) => plans.reduce((sum, { added }) => sum + added.length, 0);

/** Only what was planned is saved. */
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
