import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { Cheered, CheersOutcome, HuddleKey } from "../../domain/huddle/talk-outcomes";

type Aim = HuddleKey & { messageId: string };

/** Who gave a message which cheer. */
export const cheersMachine = setup({
  types: {
    context: {} as { aim: Aim; cheers: readonly Cheered[]; refusal: string | null },
    events: {} as { type: "retry.pressed" },
    input: {} as Aim,
  },
  actors: { read: fromPromise<CheersOutcome, Aim>(() => new Promise(() => {})) },
  actions: {
    keepCheers: assign((_, outcome: CheersOutcome) =>
      outcome.kind === "known" ? { cheers: outcome.cheers } : {},
    ),
    keepRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    noteUnknownFault: assign({ refusal: problemTexts.unknown }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: { isKnown: (_, outcome: CheersOutcome) => outcome.kind === "known" },
}).createMachine({
  id: "cheers",
  context: ({ input }) => ({ aim: input, cheers: [], refusal: null }),
  initial: "asking",
  states: {
    asking: {
      entry: "forgetRefusal",
      invoke: {
        id: "read",
        src: "read",
        input: ({ context }) => context.aim,
        onDone: [
          {
            guard: { type: "isKnown", params: ({ event }) => event.output },
            target: "known",
            actions: { type: "keepCheers", params: ({ event }) => event.output },
          },
          { target: "refused", actions: { type: "keepRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "refused", actions: "noteUnknownFault" },
      },
    },
    known: { type: "final" },
    refused: { on: { "retry.pressed": "asking" } },
  },
});

export type CheersMachine = typeof cheersMachine;
type Snapshot = SnapshotFrom<CheersMachine>;
export const selectCheers = (snapshot: Snapshot) => snapshot.context.cheers;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsAsking = (snapshot: Snapshot) => snapshot.matches("asking");
