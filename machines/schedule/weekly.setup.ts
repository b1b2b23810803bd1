import { assign, emit, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import { fitAfter, type Judged } from "../../domain/fields/fit-fields";
import { partlyMadeText } from "../../domain/schedule/series/series-texts";
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
} from "../../domain/schedule/series/weekly";
import {
  isTakenBack,
  keysAfter,
  type SentSeries,
  seriesToSend,
} from "../../domain/schedule/series/weekly-keys";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions } from "../base/fault.actions";

export const weeklySetup = setup({
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
    readStart: effectActor<WeeklyStart, { today: string }>(),
    planSeries: effectActor<PlanOutcome, readonly SentSeries[]>(),
    saveSeries: effectActor<SeriesMadeOutcome, readonly (SentSeries & { planTag: string })[]>(),
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
    setTime: assign(({ context: { form } }, { weekday, time }: { weekday: number; time: string }) => ({
      form: { ...form, times: { ...form.times, [weekday]: time } },
    })),
    judgeField: assign(({ context }, judged: Judged<WeeklyField>) => ({
      fit: fitAfter(context.fit, judged),
    })),
    setFields: assign(({ context: { form } }, { fields }: { fields: WeeklyFields }) => ({
      form: { ...form, fields },
      refusal: null,
    })),
    sendGaps: emit({ type: "gaps.found" }),
    setPlans: assign((_, outcome: PlanOutcome) =>
      outcome.kind === "planned" ? { plans: outcome.plans } : {},
    ),
    setMade: assign(({ context: { made } }, outcome: SeriesMadeOutcome) => ({
      made: [...made, ...outcome.made],
    })),
    /** Removes the weekdays of created series from the form. */
    setRest: assign(({ context: { form, fit } }, { made }: SeriesMadeOutcome) =>
      withDays(
        { form, fit },
        made.reduce((left, { series }) => left & ~series.rule.weekdays, form.rule.weekdays),
      ),
    ),
    setMissing: assign(({ context: { form } }, { made, failed }: SeriesMadeOutcome) => {
      const why = failed === null ? problemTexts.unknown : reasonOf(failed);
      const rules = made.map(({ series }) => series.rule);
      return { refusal: made.length === 0 ? why : partlyMadeText(rules, form.rule, why) };
    }),
    renewKey: assign(({ context }) => ({ keys: keysAfter(context.keys, sentOf(context)[0]) })),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
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

export const sentOf = ({ keys, form, today }: { keys: readonly string[]; form: WeeklyForm; today: string }) =>
  seriesToSend(keys, form, today);

const addedIn = (plans: readonly Plan[]) => plans.reduce((sum, { added }) => sum + added.length, 0);
