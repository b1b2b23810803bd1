import { assign, emit, type SnapshotFrom, sendTo, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import { type DecideOutcome, type DecisionBatch, outcomesText, settledIds } from "../../domain/team/requests";
import { effectActor } from "../base/effect-actor.setup";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { requestListMachine } from "./request-list.machine";

/** Staff's decisions on join requests: those without questions are approved together, the others one at a time. */
export const requestsMachine = setup({
  types: {
    context: {} as {
      teamId: string;
      batches: readonly DecisionBatch[];
      /** The result of the last decision. */
      told: string | null;
      refusal: string | null;
    },
    events: {} as
      | { type: "all.pressed"; batches: readonly DecisionBatch[] }
      | { type: "request.decided"; batch: DecisionBatch },
    emitted: {} as { type: "requests.settled" },
    children: {} as { list: "requestList" },
    input: {} as { teamId: string },
  },
  actors: {
    requestList: requestListMachine,
    decide: effectActor<DecideOutcome, { teamId: string; batches: readonly DecisionBatch[] }>(),
  },
  actions: {
    setBatches: assign((_, { batches }: { batches: readonly DecisionBatch[] }) => ({
      batches,
      refusal: null,
    })),
    setOutcome: assign((_, outcome: DecideOutcome) =>
      outcome.kind === "decided" ? { told: outcomesText(outcome.results), batches: [] } : {},
    ),
    dropSettled: sendTo("list", (_, outcome: DecideOutcome) => ({
      type: "items.patched" as const,
      changed: [],
      removed: outcome.kind === "decided" ? settledIds(outcome.results) : [],
    })),
    refreshList: sendTo("list", { type: "refresh.wanted" }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({
      refusal: reasonOf(outcome),
      batches: [],
    })),
    setUnknownFault: assign({ refusal: problemTexts.unknown, batches: [] }),
    sendSettled: emit({ type: "requests.settled" }),
  },
  guards: {
    isDecided: (_, outcome: DecideOutcome) => outcome.kind === "decided",
    hasAny: (_, { batches }: { batches: readonly DecisionBatch[] }) => batches.length > 0,
  },
}).createMachine({
  id: "requests",
  context: ({ input: { teamId } }) => ({ teamId, batches: [], told: null, refusal: null }),
  invoke: { id: "list", src: "requestList", input: {} },
  initial: "shown",
  states: {
    shown: {
      on: {
        "all.pressed": {
          guard: { type: "hasAny", params: ({ event }) => event },
          target: "deciding",
          actions: { type: "setBatches", params: ({ event }) => event },
        },
        "request.decided": {
          target: "deciding",
          actions: { type: "setBatches", params: ({ event }) => ({ batches: [event.batch] }) },
        },
      },
    },
    deciding: {
      invoke: {
        id: "decide",
        src: "decide",
        input: ({ context: { teamId, batches } }) => ({ teamId, batches }),
        onDone: byOutcome({
          isDecided: ["shown", "setOutcome", "dropSettled", "refreshList", "sendSettled"],
          else: ["shown", "setRefusal", "refreshList"],
        }),
        onError: onFault("shown"),
      },
    },
  },
});

export type RequestsMachine = typeof requestsMachine;
type Snapshot = SnapshotFrom<RequestsMachine>;
export const selectNews = (snapshot: Snapshot) => snapshot.context.told;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsDeciding = (snapshot: Snapshot) => snapshot.matches("deciding");
export const selectIsDecidingAll = (snapshot: Snapshot) =>
  snapshot.matches("deciding") && snapshot.context.batches.some(({ isAll }) => isAll);
/** The requests whose decision is being sent. */
export const selectDeciding = (snapshot: Snapshot): readonly string[] =>
  snapshot.context.batches.flatMap(({ decisions }) => decisions.map(({ request_id }) => request_id));
