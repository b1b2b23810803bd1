import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { SeriesEndOutcome, SeriesMade } from "../../domain/schedule/series/weekly";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";

/** Just created series, one for each start time: they can be taken back one after the other until dismissed. */
export const seriesMadeMachine = setup({
  types: {
    context: {} as {
      made: readonly SeriesMade[];
      /** Why taking back failed. */
      refusal: string | null;
    },
    events: {} as
      | { type: "series.made"; made: readonly SeriesMade[] }
      | { type: "take-back.pressed" }
      | { type: "put-away.pressed" },
    emitted: {} as { type: "series.taken-back" },
  },
  actors: {
    takeBack: effectActor<SeriesEndOutcome, SeriesMade>(),
  },
  actions: {
    setMade: assign((_, { made }: { made: readonly SeriesMade[] }) => ({ made, refusal: null })),
    forgetMade: assign({ made: [], refusal: null }),
    dropTaken: assign(({ context: { made } }) => ({ made: made.slice(1) })),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    sendTakenBack: emit({ type: "series.taken-back" }),
  },
  guards: {
    isEnded: (_, { kind }: SeriesEndOutcome) => kind === "ended",
    isLastEnded: ({ context: { made } }, { kind }: SeriesEndOutcome) => kind === "ended" && made.length === 1,
  },
}).createMachine({
  id: "seriesMade",
  context: { made: [], refusal: null },
  initial: "idle",
  states: {
    idle: {
      entry: "forgetMade",
      on: {
        "series.made": { target: "standing", actions: { type: "setMade", params: ({ event }) => event } },
      },
    },
    standing: {
      on: {
        "series.made": { actions: { type: "setMade", params: ({ event }) => event } },
        "take-back.pressed": { target: "taking", actions: "forgetRefusal" },
        "put-away.pressed": "idle",
      },
    },
    taking: {
      invoke: {
        id: "takeBack",
        src: "takeBack",
        input: ({ context: { made } }) => madeOf(made),
        onDone: [
          {
            guard: { type: "isLastEnded", params: ({ event }) => event.output },
            target: "idle",
            actions: "sendTakenBack",
          },
          {
            guard: { type: "isEnded", params: ({ event }) => event.output },
            target: "taking",
            reenter: true,
            actions: "dropTaken",
          },
          { target: "standing", actions: { type: "setRefusal", params: ({ event }) => event.output } },
        ],
        onError: onFault("standing"),
      },
    },
  },
});

function madeOf([first]: readonly SeriesMade[]): SeriesMade {
  if (first === undefined) throw new Error("No series was made that could be taken back");
  return first;
}

export type SeriesMadeMachine = typeof seriesMadeMachine;
type Snapshot = SnapshotFrom<SeriesMadeMachine>;
export const selectMade = (snapshot: Snapshot) => snapshot.context.made;
export const selectTakeBackRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsTakingBack = (snapshot: Snapshot) => snapshot.matches("taking");
