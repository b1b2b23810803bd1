import { assign, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { EventKey } from "../../domain/schedule/event/event-sheet";
import type { EventLink, EventLinkOutcome, LinkRemovalOutcome } from "../../domain/share/share-event";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** An event's public link: made when the sheet opens, so that the device's share sheet opens at the press. */
export const shareEventMachine = setup({
  types: {
    context: {} as { key: EventKey; link: EventLink | null; refusal: string | null },
    events: {} as { type: "remove.pressed" } | { type: "make.pressed" },
    input: {} as { key: EventKey },
  },
  actors: {
    make: effectActor<EventLinkOutcome, EventKey>(),
    remove: effectActor<LinkRemovalOutcome, EventKey>(),
  },
  actions: {
    setLink: assign((_, outcome: EventLinkOutcome) =>
      outcome.kind === "made" ? { link: outcome.link } : {},
    ),
    forgetLink: assign({ link: null }),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: {
    isMade: (_, { kind }: EventLinkOutcome) => kind === "made",
    isRemoved: (_, { kind }: LinkRemovalOutcome) => kind === "removed",
  },
}).createMachine({
  id: "shareEvent",
  context: ({ input: { key } }) => ({ key, link: null, refusal: null }),
  initial: "making",
  states: {
    making: {
      entry: "forgetRefusal",
      invoke: {
        id: "make",
        src: "make",
        input: ({ context: { key } }) => key,
        onDone: byOutcome({ isMade: ["shown", "setLink"], else: ["failed", "setRefusal"] }),
        onError: onFault("failed"),
      },
    },
    shown: { on: { "remove.pressed": { target: "removing", actions: "forgetRefusal" } } },
    removing: {
      invoke: {
        id: "remove",
        src: "remove",
        input: ({ context: { key } }) => key,
        onDone: byOutcome({ isRemoved: ["removed", "forgetLink"], else: ["shown", "setRefusal"] }),
        onError: onFault("shown"),
      },
    },
    removed: { on: { "make.pressed": "making" } },
    failed: { on: { "make.pressed": "making" } },
  },
});

export type ShareEventMachine = typeof shareEventMachine;
type Snapshot = SnapshotFrom<ShareEventMachine>;
export const selectLink = (snapshot: Snapshot) => snapshot.context.link;
export const selectShareRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectShareStep = ({ value }: Snapshot) => value;
