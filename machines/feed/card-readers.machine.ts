import { assign, type SnapshotFrom, setup } from "xstate";
import { type ReadOnce, reasonOf } from "../../domain/base/outcome";
import type { CardKey } from "../../domain/feed/card";
import type { SeenReaders } from "../../domain/feed/card-readers";
import type { ReminderFor, RemindOutcome } from "../../domain/feed/feed-outcomes";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** Who has seen a post or voted; staff remind the others. */
export const cardReadersMachine = setup({
  types: {
    context: {} as {
      card: CardKey;
      readers: SeenReaders | null;
      what: ReminderFor;
      /** People who were reminded last. */
      reminded: number | null;
      refusal: string | null;
    },
    events: {} as
      | { type: "retry.pressed" }
      | { type: "view.chosen"; what: ReminderFor }
      | { type: "remind.pressed" },
    input: {} as { card: CardKey; what: ReminderFor },
  },
  actors: {
    read: effectActor<ReadOnce<SeenReaders>, CardKey>(),
    remind: effectActor<RemindOutcome, { card: CardKey; what: ReminderFor }>(),
  },
  actions: {
    setReaders: assign((_, outcome: ReadOnce<SeenReaders>) =>
      outcome.kind === "known" ? { readers: outcome.value } : {},
    ),
    setWhat: assign((_, { what }: { what: ReminderFor }) => ({ what, reminded: null, refusal: null })),
    setReminded: assign((_, outcome: RemindOutcome) =>
      outcome.kind === "reminded" ? { reminded: outcome.reminded } : {},
    ),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    forgetRefusal: assign({ refusal: null, reminded: null }),
  },
  guards: {
    isKnown: (_, { kind }: { kind: string }) => kind === "known",
    isReminded: (_, { kind }: { kind: string }) => kind === "reminded",
  },
}).createMachine({
  id: "cardReaders",
  context: ({ input: { card, what } }) => ({ card, readers: null, what, reminded: null, refusal: null }),
  initial: "asking",
  states: {
    asking: {
      entry: "forgetRefusal",
      invoke: {
        id: "read",
        src: "read",
        input: ({ context }) => context.card,
        onDone: byOutcome({ isKnown: ["shown", "setReaders"], else: ["failed", "setRefusal"] }),
        onError: onFault("failed"),
      },
    },
    failed: { on: { "retry.pressed": "asking" } },
    shown: {
      on: {
        "view.chosen": { actions: { type: "setWhat", params: ({ event }) => event } },
        "remind.pressed": "reminding",
      },
    },
    reminding: {
      entry: "forgetRefusal",
      invoke: {
        id: "remind",
        src: "remind",
        input: ({ context: { card, what } }) => ({ card, what }),
        onDone: byOutcome({ isReminded: ["shown", "setReminded"], else: ["shown", "setRefusal"] }),
        onError: onFault("shown"),
      },
    },
  },
});

export type CardReadersMachine = typeof cardReadersMachine;
type Snapshot = SnapshotFrom<CardReadersMachine>;
export const selectReaders = (snapshot: Snapshot) => snapshot.context.readers;
export const selectWhat = (snapshot: Snapshot) => snapshot.context.what;
export const selectReminded = (snapshot: Snapshot) => snapshot.context.reminded;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsReminding = (snapshot: Snapshot) => snapshot.matches("reminding");
