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
      | { type: "reached.pressed" }
      | { type: "not-reached.pressed" }
      /** The family was read anew, so what was pressed is in it. */
      | { type: "family.read" },
    emitted: {} as { type: "family.saved" },
    input: {} as { about: ReachedInPerson },
  },
  actors: {
    saveReached: effectActor<ReachedInPersonOutcome, ReachedInPerson>(),
    saveNotReached: effectActor<ReachedInPersonOutcome, ReachedInPerson>(),
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
        "reached.pressed": { target: "savingReached", actions: "forgetRefusal" },
        "not-reached.pressed": { target: "savingNotReached", actions: "forgetRefusal" },
      },
    },
    savingReached: {
      invoke: {
        id: "saveReached",
        src: "saveReached",
        input: ({ context: { about } }) => about,
        onDone: byOutcome({ isSaved: ["reached", "sendSaved"], else: ["read", "setRefusal"] }),
        onError: onFault("read"),
      },
    },
    reached: { on: { "not-reached.pressed": "savingNotReached", "family.read": "read" } },
    savingNotReached: {
      invoke: {
        id: "saveNotReached",
        src: "saveNotReached",
        input: ({ context: { about } }) => about,
        onDone: byOutcome({ isSaved: ["notReached", "sendSaved"], else: ["read", "setRefusal"] }),
        onError: onFault("read"),
      },
    },
    notReached: { on: { "reached.pressed": "savingReached", "family.read": "read" } },
  },
});

export type ReachedInPersonMachine = typeof reachedInPersonMachine;
type Snapshot = SnapshotFrom<ReachedInPersonMachine>;
/** What the own press said, if it is newer than what was read. */
export const selectSaid = (snapshot: Snapshot): "reached" | "not-reached" | null => {
  if (snapshot.matches("savingReached") || snapshot.matches("reached")) return "reached";
  return snapshot.matches("savingNotReached") || snapshot.matches("notReached") ? "not-reached" : null;
};
export const selectIsSaving = (snapshot: Snapshot) =>
  snapshot.matches("savingReached") || snapshot.matches("savingNotReached");
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
