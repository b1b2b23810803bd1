import type { SnapshotFrom } from "xstate";
import {
  findRuleProblem,
  type Plan,
  weeklyFields,
  weeklyFitOf,
  weeklyFormOf,
} from "../../domain/schedule/series/weekly";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { sentOf, weeklySetup } from "./weekly.setup";

/**
 * Weekly practice. The rule is part of the context, since the count on the button is computed from it; typed texts stay in their fields.
 * Each start time makes a series by a call of its own, with its own idempotency key: if one call fails, the series before it are created
 * and the form continues with the remaining days. A call that repeats one whose series was taken back since is made anew with another key.
 * Saving first reads the plan, and asks only if that differs from what the button says.
 */
export const weeklyMachine = weeklySetup.createMachine({
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
        "time.entered": { actions: { type: "setTime", params: ({ event }) => event } },
        "form.submitted": [
          {
            guard: "isReady",
            target: "planning",
            actions: { type: "setFields", params: ({ event }) => event },
          },
          { actions: "sendGaps" },
        ],
        left: "over",
      },
    },
    planning: {
      invoke: {
        id: "planSeries",
        src: "planSeries",
        input: ({ context }) => sentOf(context),
        onDone: byOutcome({
          isAsSaid: ["saving", "setPlans"],
          isPlanned: ["reviewing", "setPlans"],
          else: ["filling", "setRefusal"],
        }),
        onError: onFault("filling"),
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
        onDone: byOutcome({
          isAllMade: ["saved", "setMade"],
          wasTakenBack: ["planning", "setMade", "setRest", "renewKey"],
          else: ["filling", "setMade", "setRest", "setMissing"],
        }),
        onError: onFault("filling"),
      },
    },
    saved: { type: "final" },
    over: { type: "final" },
  },
});

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
