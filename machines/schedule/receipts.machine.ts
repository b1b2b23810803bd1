import { assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { GotItOutcome, Seen } from "../../domain/schedule/schedule";

/** *Got it*: tells the server which versions of which events a family knows. */
export const receiptsMachine = setup({
  types: {
    context: {} as { seen: readonly Seen[]; refusal: string | null },
    events: {} as { type: "got-it.pressed"; seen: readonly Seen[] },
    emitted: {} as { type: "got-it.saved" },
  },
  actors: {
    sendGotIt: fromPromise<GotItOutcome, { seen: readonly Seen[] }>(() => new Promise(() => {})),
  },
  actions: {
    take: assign((_, seen: readonly Seen[]) => ({ seen, refusal: null })),
    forget: assign({ seen: [] }),
    noteRefusal: assign((_, outcome: GotItOutcome) => ({ seen: [], refusal: reasonOf(outcome) })),
    noteUnknownFault: assign({ seen: [], refusal: problemTexts.unknown }),
    tellSaved: emit({ type: "got-it.saved" }),
  },
  guards: { isSaved: (_, { kind }: GotItOutcome) => kind === "saved" },
}).createMachine({
  id: "receipts",
  context: { seen: [], refusal: null },
  initial: "shown",
  states: {
    shown: {
      on: {
        "got-it.pressed": { target: "sending", actions: { type: "take", params: ({ event }) => event.seen } },
      },
    },
    sending: {
      invoke: {
        id: "sendGotIt",
        src: "sendGotIt",
        input: ({ context }) => ({ seen: context.seen }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "shown",
            actions: ["forget", "tellSaved"],
          },
          { target: "shown", actions: { type: "noteRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "shown", actions: "noteUnknownFault" },
      },
    },
  },
});

export type ReceiptsMachine = typeof receiptsMachine;
type Snapshot = SnapshotFrom<ReceiptsMachine>;
export const selectSending = (snapshot: Snapshot) => snapshot.context.seen;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
