import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { EventDetails } from "../../domain/schedule/event/event-fields";
import { timeToUndo, type UndoableChange, type UndoOutcome } from "../../domain/schedule/event/event-sheet";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** The last change of an event, with Undo until families are notified. */
export const undoNoticeMachine = setup({
  types: {
    context: {} as {
      change: UndoableChange | null;
      at: number;
      /** Why undo failed. */
      refusal: string | null;
    },
    events: {} as
      | { type: "change.made"; change: UndoableChange; at: number }
      | { type: "undo.pressed" }
      | { type: "put-away.pressed" },
    emitted: {} as { type: "event.undone"; details: EventDetails },
  },
  actors: {
    undo: effectActor<UndoOutcome, UndoableChange>(),
  },
  actions: {
    setChange: assign((_, { change, at }: { change: UndoableChange; at: number }) => ({
      change,
      at,
      refusal: null,
    })),
    clearChange: assign({ change: null, refusal: null }),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    sendUndone: emit((_, outcome: UndoOutcome) => ({
      type: "event.undone" as const,
      details: savedOf(outcome),
    })),
  },
  guards: { isUndone: (_, outcome: UndoOutcome) => outcome.kind === "saved" },
  delays: {
    settle: ({ context: { change, at } }) => (change === null ? 0 : timeToUndo(change, at)),
  },
}).createMachine({
  id: "undoNotice",
  context: { change: null, at: 0, refusal: null },
  initial: "idle",
  states: {
    idle: {
      entry: "clearChange",
      on: {
        "change.made": { target: "undoable", actions: { type: "setChange", params: ({ event }) => event } },
      },
    },
    undoable: {
      on: {
        "change.made": {
          target: "undoable",
          reenter: true,
          actions: { type: "setChange", params: ({ event }) => event },
        },
        "undo.pressed": { target: "undoing", actions: "forgetRefusal" },
        "put-away.pressed": "idle",
      },
      after: { settle: "idle" },
    },
    undoing: {
      invoke: {
        id: "undo",
        src: "undo",
        input: ({ context: { change } }) => givenChange(change),
        onDone: byOutcome({ isUndone: ["idle", "sendUndone"], else: ["refused", "setRefusal"] }),
        onError: onFault("refused"),
      },
    },
    /** Undo failed; the reason is shown until dismissed. */
    refused: {
      on: {
        "change.made": { target: "undoable", actions: { type: "setChange", params: ({ event }) => event } },
        "undo.pressed": { target: "undoing", actions: "forgetRefusal" },
        "put-away.pressed": "idle",
      },
    },
  },
});

function givenChange(change: UndoableChange | null): UndoableChange {
  if (change === null) throw new Error("There is no change to undo");
  return change;
}

function savedOf(outcome: UndoOutcome): EventDetails {
  if (outcome.kind !== "saved") throw new Error("Nothing was undone");
  return outcome.saved;
}

export type UndoNoticeMachine = typeof undoNoticeMachine;
type Snapshot = SnapshotFrom<UndoNoticeMachine>;
export const selectChange = (snapshot: Snapshot) => snapshot.context.change;
export const selectChangedAt = (snapshot: Snapshot) => snapshot.context.at;
export const selectUndoRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsUndoing = (snapshot: Snapshot) => snapshot.matches("undoing");
