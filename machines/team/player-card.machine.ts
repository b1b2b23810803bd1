import { assign, type SnapshotFrom, setup } from "xstate";
import type { PlayerFacts, PlayerFactsOutcome } from "../../domain/team/player-card";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

/** What is next for a player and how often they came, read when their card opens. */
export const playerCardMachine = setup({
  types: {
    context: {} as { membershipId: string; facts: PlayerFacts | null },
    events: {} as { type: "retry.pressed" },
    input: {} as { membershipId: string },
  },
  actors: { read: effectActor<PlayerFactsOutcome, { membershipId: string }>() },
  actions: {
    setFacts: assign((_, outcome: PlayerFactsOutcome) =>
      outcome.kind === "read" ? { facts: outcome.facts } : {},
    ),
  },
  guards: { isRead: (_, outcome: PlayerFactsOutcome) => outcome.kind === "read" },
}).createMachine({
  id: "playerCard",
  context: ({ input }) => ({ ...input, facts: null }),
  initial: "reading",
  states: {
    reading: {
      invoke: {
        id: "read",
        src: "read",
        input: ({ context: { membershipId } }) => ({ membershipId }),
        onDone: byOutcome({ isRead: ["shown", "setFacts"], else: ["failed"] }),
        onError: "failed",
      },
    },
    shown: {},
    failed: { on: { "retry.pressed": "reading" } },
  },
});

export type PlayerCardMachine = typeof playerCardMachine;
type Snapshot = SnapshotFrom<PlayerCardMachine>;
export const selectStep = ({ value }: Snapshot) => value;
export const selectFacts = (snapshot: Snapshot) => snapshot.context.facts;
