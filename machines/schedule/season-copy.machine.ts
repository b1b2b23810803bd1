import { assign, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import {
  type CopyOutcome,
  type CopyPlanOutcome,
  datesOf,
  daysOfCopies,
  findCopyProblem,
  type LastSeason,
  type LastSeasonOutcome,
  type SeasonCopy,
  type SeasonDates,
  tickedAtFirst,
} from "../../domain/schedule/series/season-copy";
import type { Plan, Series, SeriesMade } from "../../domain/schedule/series/weekly";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";

type Context = {
  /** One idempotency key: a repeated send copies nothing twice. */
  key: string;
  /** The local day in the team's zone. */
  today: string;
  series: readonly Series[];
  ticked: readonly string[];
  dates: SeasonDates;
  plan: Plan | null;
  made: readonly SeriesMade[];
  /** Why reading or copying failed. */
  refusal: string | null;
};

/**
 * Copies series that are over onto new dates. As with weekly practice the plan is read first, and a review asks only if it differs from what
 * the button says.
 */
export const seasonCopyMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: "series.ticked"; id: string; isTicked: boolean }
      | { type: "dates.changed"; change: Partial<SeasonDates> }
      | { type: "copy.pressed" }
      | { type: "plan.accepted" }
      | { type: "back.pressed" }
      | { type: "retry.pressed" }
      | { type: "left" },
    input: {} as { key: string; today: string },
    output: {} as readonly SeriesMade[] | null,
  },
  actors: {
    readLastSeason: effectActor<LastSeasonOutcome>(),
    planCopy: effectActor<CopyPlanOutcome, SeasonCopy & { key: string }>(),
    copy: effectActor<CopyOutcome, SeasonCopy & { key: string; planTag: string }>(),
  },
  actions: {
    begin: assign(({ context: { today } }, last: LastSeason) => ({
      series: last.series,
      ticked: tickedAtFirst(last),
      dates: datesOf(last, today),
      refusal: null,
    })),
    tick: assign(({ context: { ticked } }, { id, isTicked }: { id: string; isTicked: boolean }) => ({
      ticked: isTicked ? [...ticked, id] : ticked.filter((one) => one !== id),
    })),
    changeDates: assign(({ context: { dates } }, { change }: { change: Partial<SeasonDates> }) => ({
      dates: { ...dates, ...change },
    })),
    setPlan: assign((_, { plan }: { plan: Plan }) => ({ plan, refusal: null })),
    setMade: assign((_, { made }: { made: readonly SeriesMade[] }) => ({ made })),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: {
    isReady: ({ context }) => problemOf(context) === null,
    hasSeries: (_, outcome: LastSeasonOutcome) => outcome.kind === "read" && outcome.series.length > 0,
    isRead: (_, { kind }: LastSeasonOutcome) => kind === "read",
    isAsSaid: ({ context }, outcome: CopyPlanOutcome) =>
      outcome.kind === "planned" &&
      outcome.plan.odd_nights.length === 0 &&
      outcome.plan.added.length === daysIn(context).length,
    isPlanned: (_, { kind }: CopyPlanOutcome) => kind === "planned",
    isCopied: (_, { kind }: CopyOutcome) => kind === "copied",
  },
}).createMachine({
  id: "seasonCopy",
  context: ({ input: { key, today } }) => ({
    key,
    today,
    series: [],
    ticked: [],
    dates: { first: today, last: "" },
    plan: null,
    made: [],
    refusal: null,
  }),
  output: ({ context: { made } }) => (made.length === 0 ? null : made),
  initial: "opening",
  states: {
    opening: {
      invoke: {
        id: "readLastSeason",
        src: "readLastSeason",
        onDone: [
          {
            guard: { type: "hasSeries", params: ({ event }) => event.output },
            target: "choosing",
            actions: { type: "begin", params: ({ event }) => readOf(event.output) },
          },
          { guard: { type: "isRead", params: ({ event }) => event.output }, target: "empty" },
          { target: "failed", actions: { type: "setRefusal", params: ({ event }) => event.output } },
        ],
        onError: onFault("failed"),
      },
    },
    empty: {},
    failed: { on: { "retry.pressed": "opening", left: "over" } },
    choosing: {
      on: {
        "series.ticked": { actions: { type: "tick", params: ({ event }) => event } },
        "dates.changed": { actions: { type: "changeDates", params: ({ event }) => event } },
        "copy.pressed": { guard: "isReady", target: "planning" },
        left: "over",
      },
    },
    planning: {
      invoke: {
        id: "planCopy",
        src: "planCopy",
        input: ({ context }) => sentOf(context),
        onDone: [
          {
            guard: { type: "isAsSaid", params: ({ event }) => event.output },
            target: "copying",
            actions: { type: "setPlan", params: ({ event }) => planOf(event.output) },
          },
          {
            guard: { type: "isPlanned", params: ({ event }) => event.output },
            target: "reviewing",
            actions: { type: "setPlan", params: ({ event }) => planOf(event.output) },
          },
          { target: "choosing", actions: { type: "setRefusal", params: ({ event }) => event.output } },
        ],
        onError: onFault("choosing"),
      },
    },
    reviewing: { on: { "plan.accepted": "copying", "back.pressed": "choosing", left: "over" } },
    copying: {
      invoke: {
        id: "copy",
        src: "copy",
        input: ({ context }) => ({ ...sentOf(context), planTag: context.plan?.plan_tag ?? "" }),
        onDone: [
          {
            guard: { type: "isCopied", params: ({ event }) => event.output },
            target: "done",
            actions: { type: "setMade", params: ({ event }) => madeOf(event.output) },
          },
          { target: "choosing", actions: { type: "setRefusal", params: ({ event }) => event.output } },
        ],
        onError: onFault("choosing"),
      },
    },
    done: { type: "final" },
    over: { type: "final" },
  },
});

const readOf = (outcome: LastSeasonOutcome): LastSeason =>
  outcome.kind === "read" ? outcome : { series: [], season: null };
function planOf(outcome: CopyPlanOutcome): { plan: Plan } {
  if (outcome.kind !== "planned") throw new Error("A copy went on without a plan");
  return outcome;
}
const madeOf = (outcome: CopyOutcome) => ({ made: outcome.kind === "copied" ? outcome.made : [] });

type Chosen = Pick<Context, "series" | "ticked" | "dates" | "today">;
const tickedOf = ({ series, ticked }: Chosen) => series.filter(({ id }) => ticked.includes(id));
const problemOf = (context: Chosen) => findCopyProblem(tickedOf(context), context.dates, context.today);
const daysIn = (context: Chosen) => daysOfCopies(tickedOf(context), context.dates, context.today);
const sentOf = (context: Context) => ({
  ids: tickedOf(context).map(({ id }) => id),
  dates: context.dates,
  key: context.key,
});

export type SeasonCopyMachine = typeof seasonCopyMachine;
type Snapshot = SnapshotFrom<SeasonCopyMachine>;
export const selectCopyStep = (snapshot: Snapshot) => snapshot.value;
export const selectIsCopying = (snapshot: Snapshot) =>
  snapshot.matches("planning") || snapshot.matches("copying") || snapshot.matches("done");
export const selectPastSeries = (snapshot: Snapshot) => snapshot.context.series;
export const selectTickedSeries = (snapshot: Snapshot) => snapshot.context.ticked;
export const selectSeasonDates = (snapshot: Snapshot) => snapshot.context.dates;
export const selectCopyDays = ({ context }: Snapshot) => daysIn(context);
export const selectCopyProblem = ({ context }: Snapshot) => problemOf(context);
export const selectCopyPlan = (snapshot: Snapshot) => snapshot.context.plan;
export const selectCopyRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
