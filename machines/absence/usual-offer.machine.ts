import { assign, type SnapshotFrom, setup } from "xstate";
import type { UsualOffer, UsualSaved } from "../../domain/absence/usual";
import { reasonOf } from "../../domain/base/outcome";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** Asks once whether a player comes to practices as usual. */
export const usualOfferMachine = setup({
  types: {
    context: {} as { offer: UsualOffer; refusal: string | null; isSaved: boolean },
    events: {} as { type: "count-in.pressed" } | { type: "each-time.pressed" },
    input: {} as { offer: UsualOffer },
    output: {} as { isSaved: boolean },
  },
  actors: {
    saveUsual: effectActor<UsualSaved, UsualOffer>(),
  },
  actions: {
    recordSaved: assign({ isSaved: true }),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: UsualSaved) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: { isSaved: (_, { kind }: UsualSaved) => kind === "saved" },
}).createMachine({
  id: "usualOffer",
  context: ({ input: { offer } }) => ({ offer, refusal: null, isSaved: false }),
  output: ({ context: { isSaved } }) => ({ isSaved }),
  initial: "asking",
  states: {
    asking: {
      on: {
        "count-in.pressed": { target: "saving", actions: "forgetRefusal" },
        "each-time.pressed": "over",
      },
    },
    saving: {
      invoke: {
        id: "saveUsual",
        src: "saveUsual",
        input: ({ context: { offer } }) => offer,
        onDone: byOutcome({ isSaved: ["over", "recordSaved"], else: ["asking", "setRefusal"] }),
        onError: onFault("asking"),
      },
    },
    over: { type: "final" },
  },
});

export type UsualOfferMachine = typeof usualOfferMachine;
type Snapshot = SnapshotFrom<UsualOfferMachine>;
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches("saving");
export const selectOfferRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
