import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { HuddleKey, Version, VersionsOutcome } from "../../domain/huddle/talk-outcomes";

type Aim = HuddleKey & { messageId: string };

/** Earlier words of a message. */
export const versionsMachine = setup({
  types: {
    context: {} as { aim: Aim; versions: readonly Version[]; refusal: string | null },
    events: {} as { type: "retry.pressed" },
    input: {} as Aim,
  },
  actors: { read: fromPromise<VersionsOutcome, Aim>(() => new Promise(() => {})) },
  actions: {
    keepVersions: assign((_, outcome: VersionsOutcome) =>
      outcome.kind === "known" ? { versions: outcome.versions } : {},
    ),
    keepRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    noteUnknownFault: assign({ refusal: problemTexts.unknown }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: { isKnown: (_, outcome: VersionsOutcome) => outcome.kind === "known" },
}).createMachine({
  id: "versions",
  context: ({ input }) => ({ aim: input, versions: [], refusal: null }),
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
            actions: { type: "keepVersions", params: ({ event }) => event.output },
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

export type VersionsMachine = typeof versionsMachine;
type Snapshot = SnapshotFrom<VersionsMachine>;
export const selectVersions = (snapshot: Snapshot) => snapshot.context.versions;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsAsking = (snapshot: Snapshot) => snapshot.matches("asking");
