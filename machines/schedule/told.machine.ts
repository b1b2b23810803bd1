import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { EventDetails } from "../../domain/schedule/event/event-fields";
import { timeToUndo, type UndoableChange, type UndoOutcome } from "../../domain/schedule/event/event-sheet";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** The last change of an event, with Undo until families are notified. */
export const toldMachine = setup({
  types: {
    context: {} as {
      told: UndoableChange | null;
      at: number;
      /** Why undo failed. */
      refusal: string | null;
    },
    events: {} as
      | { type: "event.told"; told: UndoableChange; at: number }
      | { type: "undo.pressed" }
      | { type: "put-away.pressed" },
    emitted: {} as { type: "event.undone"; details: EventDetails },
  },
  actors: {
    undo: effectActor<UndoOutcome, UndoableChange>(),
  },
  actions: {
    keepTold: assign((_, { told, at }: { told: UndoableChange; at: number }) => ({
      told,
      at,
      refusal: null,
    })),
    forgetTold: assign({ told: null, refusal: null }),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    tellUndone: emit((_, outcome: UndoOutcome) => ({
      type: "event.undone" as const,
      details: savedOf(outcome),
    })),
  },
  guards: { isUndone: (_, outcome: UndoOutcome) => outcome.kind === "saved" },
  delays: {
    settle: ({ context: { told, at } }) => (told === null ? 0 : timeToUndo(told, at)),
  },
}).createMachine({
  id: "told",
  context: { told: null, at: 0, refusal: null },
  initial: "idle",
  states: {
    idle: {
      entry: "forgetTold",
      on: {
        "event.told": { target: "undoable", actions: { type: "keepTold", params: ({ event }) => event } },
      },
    },
    undoable: {
      on: {
        "event.told": {
          target: "undoable",
          reenter: true,
          actions: { type: "keepTold", params: ({ event }) => event },
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
        input: ({ context: { told } }) => toldOf(told),
        onDone: byOutcome({ isUndone: ["idle", "tellUndone"], else: ["refused", "setRefusal"] }),
        onError: onFault("refused"),
      },
    },
    /** Undo failed; the reason is shown until dismissed. */
    refused: {
      on: {
        "event.told": { target: "undoable", actions: { type: "keepTold", params: ({ event }) => event } },
        "undo.pressed": { target: "undoing", actions: "forgetRefusal" },
        "put-away.pressed": "idle",
      },
    },
  },
});

function toldOf(told: UndoableChange | null): UndoableChange {
  if (told === null) throw new Error("Nothing was told that could be undone");
  return told;
}

function savedOf(outcome: UndoOutcome): EventDetails {
  if (outcome.kind !== "saved") throw new Error("Nothing was undone");
  return outcome.saved;
}

export type ToldMachine = typeof toldMachine;
type Snapshot = SnapshotFrom<ToldMachine>;
export const selectTold = (snapshot: Snapshot) => snapshot.context.told;
export const selectToldAt = (snapshot: Snapshot) => snapshot.context.at;
export const selectUndoRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsUndoing = (snapshot: Snapshot) => snapshot.matches("undoing");
