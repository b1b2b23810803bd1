import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { JoinInput, Pair, PairsOutcome, PartInput } from "../../domain/schedule/answer/same-player";
import { samePlayerTexts } from "../../domain/schedule/answer/same-player-texts";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** Joins two roster rows of one player that staff tick, and separates joined ones. */
export const samePlayerMachine = setup({
  types: {
    context: {} as {
      teamId: string;
      ticked: readonly string[];
      pairs: readonly Pair[];
      /** The row to separate from its pair. */
      parted: string;
      /** Confirmation of the last action. */
      said: string | null;
      /** Why the last action failed. */
      refusal: string | null;
    },
    events: {} as
      | { type: "player.ticked"; id: string }
      | { type: "same.pressed" }
      | { type: "undo.pressed"; id: string }
      /** The event was refreshed. */
      | { type: "pairs.read"; pairs: readonly Pair[] }
      | { type: "left" },
    emitted: {} as { type: "pairs.changed" },
    input: {} as { teamId: string; ticked: readonly string[]; pairs: readonly Pair[] },
  },
  actors: {
    joinPlayers: effectActor<PairsOutcome, JoinInput>(),
    partPlayers: effectActor<PairsOutcome, PartInput>(),
  },
  actions: {
    tick: assign(({ context: { ticked } }, { id }: { id: string }) => ({
      // Ticking a third row unticks the first.
      ticked: ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id].slice(-2),
      said: null,
      refusal: null,
    })),
    askForTwo: assign({ said: null, refusal: samePlayerTexts.pickTwo }),
    forgetWords: assign({ said: null, refusal: null }),
    setParted: assign((_, { id }: { id: string }) => ({ parted: id, said: null, refusal: null })),
    setPairs: assign((_, { pairs }: { pairs: readonly Pair[] }) => ({ pairs })),
    setSaved: assign((_, outcome: PairsOutcome) =>
      outcome.kind === "saved" ? { pairs: outcome.pairs } : {},
    ),
    recordJoined: assign({ ticked: [], said: samePlayerTexts.joined }),
    recordParted: assign({ said: samePlayerTexts.parted }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    /** Also after a refusal, since somebody else may have changed the pairs. */
    sendChanged: emit({ type: "pairs.changed" }),
  },
  guards: {
    areTwo: ({ context: { ticked } }) => ticked.length === 2,
    isSaved: (_, outcome: PairsOutcome) => outcome.kind === "saved",
  },
}).createMachine({
  id: "samePlayer",
  context: ({ input }) => ({ ...input, parted: "", said: null, refusal: null }),
  initial: "choosing",
  on: { "pairs.read": { actions: { type: "setPairs", params: ({ event }) => event } } },
  states: {
    choosing: {
      on: {
        "player.ticked": { actions: { type: "tick", params: ({ event }) => event } },
        "same.pressed": [
          { guard: "areTwo", target: "joining", actions: "forgetWords" },
          { actions: "askForTwo" },
        ],
        "undo.pressed": { target: "parting", actions: { type: "setParted", params: ({ event }) => event } },
        left: "over",
      },
    },
    joining: {
      invoke: {
        id: "join",
        src: "joinPlayers",
        input: ({ context: { teamId, ticked } }) => ({ teamId, ids: bothOf(ticked) }),
        onDone: byOutcome({
          isSaved: ["choosing", "setSaved", "recordJoined", "sendChanged"],
          else: ["choosing", "setRefusal", "sendChanged"],
        }),
        onError: onFault("choosing"),
      },
    },
    parting: {
      invoke: {
        id: "part",
        src: "partPlayers",
        input: ({ context: { teamId, parted } }) => ({ teamId, id: parted }),
        onDone: byOutcome({
          isSaved: ["choosing", "setSaved", "recordParted", "sendChanged"],
          else: ["choosing", "setRefusal", "sendChanged"],
        }),
        onError: onFault("choosing"),
      },
    },
    over: { type: "final" },
  },
});

/** The guard admits only two ticked rows. */
function bothOf([one, other]: readonly string[]): [string, string] {
  if (one === undefined || other === undefined) throw new Error("Fewer than two rows are joined");
  return [one, other];
}

export type SamePlayerMachine = typeof samePlayerMachine;
type Snapshot = SnapshotFrom<SamePlayerMachine>;
export const selectTicked = (snapshot: Snapshot) => snapshot.context.ticked;
export const selectPairs = (snapshot: Snapshot) => snapshot.context.pairs;
export const selectSaid = (snapshot: Snapshot) => snapshot.context.said;
export const selectSameRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsJoining = (snapshot: Snapshot) => snapshot.matches("joining");
/** The row that is being separated. */
export const selectParting = (snapshot: Snapshot) =>
  snapshot.matches("parting") ? snapshot.context.parted : null;
