import { type ActorRef, type AnyEventObject, type Snapshot, type SnapshotFrom, sendTo, setup } from "xstate";
import { problemTexts } from "../../domain/base/texts";
import type { AllReadOutcome } from "../../domain/dings/ding-outcomes";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

type List = ActorRef<Snapshot<unknown>, { type: "refresh.wanted" }, AnyEventObject>;

/** Marks everything up to the newest shown ding as read, so that one that arrives meanwhile stays new. */
export const allReadMachine = setup({
  types: {
    context: {} as { list: List },
    events: {} as { type: "all-read.pressed"; upTo: string },
    input: {} as { list: List },
  },
  actors: {
    markAll: effectActor<AllReadOutcome, { upTo: string }>(),
  },
  actions: {
    refresh: sendTo(({ context }) => context.list, { type: "refresh.wanted" }),
    showRefusal: (_, _outcome: AllReadOutcome) => {},
  },
  guards: { isRead: (_, outcome: AllReadOutcome) => outcome.kind === "read" },
}).createMachine({
  id: "allRead",
  context: ({ input }) => ({ list: input.list }),
  initial: "resting",
  states: {
    resting: { on: { "all-read.pressed": "marking" } },
    marking: {
      invoke: {
        id: "markAll",
        src: "markAll",
        input: ({ event }) => ({ upTo: event.upTo }),
        onDone: byOutcome({ isRead: ["resting", "refresh"], else: ["resting", "showRefusal"] }),
        onError: {
          target: "resting",
          actions: { type: "showRefusal", params: { kind: "refused", text: problemTexts.unknown } },
        },
      },
    },
  },
});

export const selectIsMarking = (snapshot: SnapshotFrom<typeof allReadMachine>) => snapshot.matches("marking");
