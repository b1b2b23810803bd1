import { assign, type SnapshotFrom, setup } from "xstate";
import type { PhoneNumber, PhonesOutcome } from "../../domain/team/roster";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

/** The phone numbers of a player's guardians: read when staff open the player, dropped when the sheet closes. */
export const phoneNumbersMachine = setup({
  types: {
    context: {} as { membershipId: string; numbers: readonly PhoneNumber[] },
    events: {} as { type: "retry.pressed" },
    input: {} as { membershipId: string },
  },
  actors: {
    read: effectActor<PhonesOutcome, { membershipId: string }>(),
  },
  actions: {
    setNumbers: assign((_, outcome: PhonesOutcome) =>
      outcome.kind === "known" ? { numbers: outcome.numbers } : {},
    ),
  },
  guards: { isKnown: (_, outcome: PhonesOutcome) => outcome.kind === "known" },
}).createMachine({
  id: "phoneNumbers",
  context: ({ input }) => ({ ...input, numbers: [] }),
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "read",
        src: "read",
        input: ({ context: { membershipId } }) => ({ membershipId }),
        onDone: byOutcome({ isKnown: ["known", "setNumbers"], else: ["unknown"] }),
        onError: "unknown",
      },
    },
    known: {},
    unknown: { on: { "retry.pressed": "asking" } },
  },
});

export type PhoneNumbersMachine = typeof phoneNumbersMachine;
type Snapshot = SnapshotFrom<PhoneNumbersMachine>;
export const selectNumbers = (snapshot: Snapshot) => snapshot.context.numbers;
export const selectStep = ({ value }: Snapshot) => value;
