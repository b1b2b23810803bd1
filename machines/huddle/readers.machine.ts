import { assign, type SnapshotFrom, setup } from "xstate";
import type { HuddleKey, Reader, ReadersOutcome } from "../../domain/huddle/talk-outcomes";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

/** Who reads a huddle: read once they are wanted, and again at each later request. */
export const readersMachine = setup({
  types: {
    context: {} as { key: HuddleKey; readers: readonly Reader[] | null },
    events: {} as { type: "readers.wanted" },
    input: {} as HuddleKey,
  },
  actors: {
    read: effectActor<ReadersOutcome, HuddleKey>(),
  },
  actions: {
    setReaders: assign((_, outcome: ReadersOutcome) =>
      outcome.kind === "known" ? { readers: outcome.readers } : {},
    ),
  },
  guards: { isKnown: (_, outcome: ReadersOutcome) => outcome.kind === "known" },
}).createMachine({
  id: "readers",
  context: ({ input }) => ({ key: input, readers: null }),
  initial: "resting",
  states: {
    resting: { on: { "readers.wanted": "asking" } },
    asking: {
      invoke: {
        id: "read",
        src: "read",
        input: ({ context }) => context.key,
        onDone: byOutcome({ isKnown: ["resting", "setReaders"], else: ["failed"] }),
        onError: "failed",
      },
    },
    failed: { on: { "readers.wanted": "asking" } },
  },
});

export type ReadersMachine = typeof readersMachine;
type Snapshot = SnapshotFrom<ReadersMachine>;
export const selectReaders = (snapshot: Snapshot) => snapshot.context.readers;
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches("failed");
