import { assign, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { EventKey } from "../../domain/schedule/event/event-sheet";
import type { NudgeOutcome } from "../../domain/schedule/receipt/call-list";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

type Nudged = { nudged: number; leftOut: number };

/** Mails the families that do not know of an event's change, once. */
export const nudgeMachine = setup({
  types: {
    context: {} as { key: EventKey; nudged: Nudged | null; refusal: string | null },
    events: {} as { type: "nudge.pressed" },
    input: {} as { key: EventKey },
  },
  actors: { nudge: effectActor<NudgeOutcome, EventKey>() },
  actions: {
    forgetRefusal: assign({ refusal: null }),
    setNudged: assign((_, outcome: NudgeOutcome) =>
      outcome.kind === "nudged" ? { nudged: { nudged: outcome.nudged, leftOut: outcome.leftOut } } : {},
    ),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: { isNudged: (_, { kind }: NudgeOutcome) => kind === "nudged" },
}).createMachine({
  id: "nudge",
  context: ({ input: { key } }) => ({ key, nudged: null, refusal: null }),
  initial: "resting",
  states: {
    resting: { on: { "nudge.pressed": { target: "nudging", actions: "forgetRefusal" } } },
    nudging: {
      invoke: {
        id: "nudge",
        src: "nudge",
        input: ({ context: { key } }) => key,
        onDone: byOutcome({ isNudged: ["over", "setNudged"], else: ["resting", "setRefusal"] }),
        onError: onFault("resting"),
      },
    },
    over: { type: "final" },
  },
});

export type NudgeMachine = typeof nudgeMachine;
type Snapshot = SnapshotFrom<NudgeMachine>;
export const selectIsNudging = (snapshot: Snapshot) => snapshot.matches("nudging");
export const selectNudged = (snapshot: Snapshot) => snapshot.context.nudged;
export const selectNudgeRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
