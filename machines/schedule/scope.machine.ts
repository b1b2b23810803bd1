import { assign, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type {
  OwnKept,
  Scope,
  ScopePlanOutcome,
  ScopeSubject,
  Wide,
  WideScope,
} from "../../domain/schedule/series/scope";
import type { Plan } from "../../domain/schedule/series/weekly";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

type ChosenScope = { scope: WideScope; keepsOwn: boolean };

/** Asks for the scope of a change before saving; a change of several events is reviewed first. */
export const scopeMachine = setup({
  types: {
    context: {} as ChosenScope & {
      subject: ScopeSubject;
      plan: Plan | null;
      /** Events with field groups of their own, from the plan that keeps them. */
      own: OwnKept;
      refusal: string | null;
      outcome: "this" | "wide" | "left";
    },
    events: {} as
      | { type: "scope.chosen"; scope: Scope }
      | { type: "keep-own.switched"; keepsOwn: boolean }
      | { type: "plan.accepted" }
      | { type: "back.pressed" }
      | { type: "left" },
    input: {} as { subject: ScopeSubject },
    output: {} as { kind: "this" } | { kind: "wide"; wide: Wide } | { kind: "left" },
  },
  actors: {
    planChange: effectActor<ScopePlanOutcome, ScopeSubject & ChosenScope>(),
  },
  actions: {
    setScope: assign((_, { scope }: { scope: Scope }) => ({
      scope: wideOf(scope),
      keepsOwn: true,
      plan: null,
      own: [],
      refusal: null,
    })),
    switchOwn: assign((_, { keepsOwn }: { keepsOwn: boolean }) => ({ keepsOwn, refusal: null })),
    setPlan: assign(({ context: { keepsOwn, own } }, outcome: ScopePlanOutcome) =>
      outcome.kind === "planned" ? { plan: outcome.plan, own: keepsOwn ? outcome.plan.kept_own : own } : {},
    ),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    chooseThis: assign({ outcome: "this" }),
    chooseWide: assign({ outcome: "wide" }),
  },
  guards: {
    isOnlyThis: (_, { scope }: { scope: Scope }) => scope === "this",
    isPlanned: (_, { kind }: ScopePlanOutcome) => kind === "planned",
    isOutdated: (_, { kind }: ScopePlanOutcome) => kind === "outdated",
  },
}).createMachine({
  id: "scope",
  context: ({ input: { subject } }) => ({
    subject,
    scope: "later",
    keepsOwn: true,
    plan: null,
    own: [],
    refusal: null,
    outcome: "left",
  }),
  output: ({ context: { outcome, scope, keepsOwn, plan } }) =>
    // Without a plan the server answers with a conflict, and the form shows the other person's version.
    outcome === "wide"
      ? { kind: "wide", wide: { scope, keepsOwn, planTag: plan?.plan_tag ?? "none" } }
      : { kind: outcome },
  initial: "choosing",
  states: {
    choosing: {
      on: {
        "scope.chosen": [
          {
            guard: { type: "isOnlyThis", params: ({ event }) => event },
            target: "over",
            actions: "chooseThis",
          },
          { target: "planning", actions: { type: "setScope", params: ({ event }) => event } },
        ],
        left: "over",
      },
    },
    planning: {
      invoke: {
        id: "planChange",
        src: "planChange",
        input: ({ context: { subject, scope, keepsOwn } }) => ({ ...subject, scope, keepsOwn }),
        onDone: byOutcome({
          isPlanned: ["reviewing", "setPlan"],
          isOutdated: ["over", "chooseWide"],
          else: ["choosing", "setRefusal"],
        }),
        onError: onFault("choosing"),
      },
    },
    reviewing: {
      on: {
        "keep-own.switched": {
          target: "planning",
          actions: { type: "switchOwn", params: ({ event }) => event },
        },
        "plan.accepted": { target: "over", actions: "chooseWide" },
        "back.pressed": "choosing",
      },
    },
    over: { type: "final" },
  },
});

function wideOf(scope: Scope): WideScope {
  if (scope === "this") throw new Error("One event alone is not planned");
  return scope;
}

export type ScopeMachine = typeof scopeMachine;
type Snapshot = SnapshotFrom<ScopeMachine>;
export const selectScopeStep = (snapshot: Snapshot) => snapshot.value;
/** The scope that is being planned. */
export const selectPlannedScope = ({ value, context }: Snapshot) =>
  value === "planning" && context.plan === null ? context.scope : null;
export const selectScopePlan = (snapshot: Snapshot) => snapshot.context.plan;
export const selectOwn = (snapshot: Snapshot) => snapshot.context.own;
export const selectKeepsOwn = (snapshot: Snapshot) => snapshot.context.keepsOwn;
export const selectScopeRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
