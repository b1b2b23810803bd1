import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { ReachedInPerson, ReachedInPersonOutcome } from "../../domain/schedule/receipt/call-list";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** *Told them* of one family: shown at once, and taken back with the reason where it could not be saved. */
export const reachedInPersonMachine = setup({
  types: {
    context: {} as { about: ReachedInPerson; refusal: string | null },
    events: {} as
      | { type: "told.pressed" }
      | { type: "not-reached.pressed" }
      /** The family was read anew, so what was pressed is in it. */
      | { type: "family.read" },
    emitted: {} as { type: "family.saved" },
    input: {} as { about: ReachedInPerson },
  },
  actors: {
    tell: effectActor<ReachedInPersonOutcome, ReachedInPerson>(),
    untell: effectActor<ReachedInPersonOutcome, ReachedInPerson>(),
  },
  actions: {
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: ReachedInPersonOutcome) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    sendSaved: emit({ type: "family.saved" }),
  },
  guards: { isSaved: (_, { kind }: ReachedInPersonOutcome) => kind === "saved" },
}).createMachine({
  id: "reachedInPerson",
  context: ({ input: { about } }) => ({ about, refusal: null }),
  initial: "read",
  states: {
    read: {
      on: {
        "told.pressed": { target: "telling", actions: "forgetRefusal" },
        "not-reached.pressed": { target: "untelling", actions: "forgetRefusal" },
      },
    },
    telling: {
      invoke: {
        id: "tell",
        src: "tell",
        input: ({ context: { about } }) => about,
        onDone: byOutcome({ isSaved: ["told", "sendSaved"], else: ["read", "setRefusal"] }),
        onError: onFault("read"),
      },
    },
    told: { on: { "not-reached.pressed": "untelling", "family.read": "read" } },
    untelling: {
      invoke: {
        id: "untell",
        src: "untell",
        input: ({ context: { about } }) => about,
        onDone: byOutcome({ isSaved: ["untold", "sendSaved"], else: ["read", "setRefusal"] }),
        onError: onFault("read"),
      },
    },
    untold: { on: { "told.pressed": "telling", "family.read": "read" } },
  },
});

export type ReachedInPersonMachine = typeof reachedInPersonMachine;
type Snapshot = SnapshotFrom<ReachedInPersonMachine>;
/** What the own press said, if it is newer than what was read. */
export const selectSaid = (snapshot: Snapshot): "told" | "untold" | null => {
  if (snapshot.matches("telling") || snapshot.matches("told")) return "told";
  return snapshot.matches("untelling") || snapshot.matches("untold") ? "untold" : null;
};
export const selectIsSaying = (snapshot: Snapshot) =>
  snapshot.matches("telling") || snapshot.matches("untelling");
export const selectTellRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
