import { assign, type SnapshotFrom, setup } from "xstate";
import type { SearchIndex, SearchOutcome } from "../../domain/search/search";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

/** Finds events, people and teams while one types. What is searched is read once, when the dialog opens. */
export const finderMachine = setup({
  types: {
    context: {} as { typed: string; index: SearchIndex | null },
    events: {} as { type: "text.entered"; text: string } | { type: "retry.pressed" },
  },
  actors: { read: effectActor<SearchOutcome, undefined>() },
  actions: {
    setTyped: assign((_, { text }: { text: string }) => ({ typed: text })),
    setIndex: assign((_, outcome: SearchOutcome) =>
      outcome.kind === "read" ? { index: outcome.index } : {},
    ),
  },
  guards: { isRead: (_, outcome: SearchOutcome) => outcome.kind === "read" },
}).createMachine({
  id: "finder",
  context: { typed: "", index: null },
  initial: "reading",
  on: { "text.entered": { actions: { type: "setTyped", params: ({ event }) => event } } },
  states: {
    reading: {
      invoke: {
        id: "read",
        src: "read",
        input: undefined,
        onDone: byOutcome({ isRead: ["ready", "setIndex"], else: ["failed"] }),
        onError: "failed",
      },
    },
    ready: {},
    failed: { on: { "retry.pressed": "reading" } },
  },
});

export type FinderMachine = typeof finderMachine;
type Snapshot = SnapshotFrom<FinderMachine>;
export const selectStep = ({ value }: Snapshot) => value;
export const selectTyped = ({ context }: Snapshot) => context.typed;
/** Null until it is read. */
export const selectIndex = ({ context }: Snapshot) => context.index;
