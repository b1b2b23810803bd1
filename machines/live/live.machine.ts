import { assign, fromCallback, type SnapshotFrom, setup, stateIn } from "xstate";
import { liveTiming } from "../../domain/live/limits";
import { type LineEvent, pauseBefore, type StreamEvent } from "../../domain/live/live";
import type { AttentionEvent } from "../../domain/shell/attention";

/** The live line of a tab: open while the tab is in sight and the device online. */
export const liveMachine = setup({
  types: {
    context: {} as {
      /** Tries since the line last gave a sign of life. */
      tries: number;
      /** Milliseconds before the next one. */
      pause: number;
    },
    events: {} as AttentionEvent | StreamEvent,
  },
  actors: {
    attention: fromCallback<AttentionEvent>(() => {}),
    readStream: fromCallback<StreamEvent>(() => {}),
  },
  actions: {
    /** Placeholder: passes it on to whoever listens in the app. */
    publish: (_, _event: LineEvent) => {},
    recordAlive: assign({ tries: 0 }),
    setPause: assign(
      ({ context: { tries } }, { againIn, chance }: { againIn: number | null; chance: number }) => ({
        tries: tries + 1,
        pause: againIn ?? pauseBefore(tries, chance),
      }),
    ),
    /** A proxy collects the reply: polls are as good. */
    pauseLong: assign({ pause: liveTiming.lastPause }),
  },
  guards: { isHidden: stateIn({ open: { sight: "hidden" } }) },
  delays: {
    silence: liveTiming.silence,
    hidden: liveTiming.hidden,
    pause: ({ context }) => context.pause,
  },
}).createMachine({
  id: "live",
  context: { tries: 0, pause: 0 },
  invoke: { id: "attention", src: "attention" },
  initial: "open",
  states: {
    open: {
      type: "parallel",
      invoke: { id: "stream", src: "readStream" },
      on: {
        "stream.ended": [
          { guard: "isHidden", target: "resting" },
          { target: "waiting", actions: { type: "setPause", params: ({ event }) => event } },
        ],
      },
      states: {
        line: {
          initial: "opening",
          states: {
            opening: {
              on: {
                "stream.opened": {
                  target: "connected",
                  actions: {
                    type: "publish",
                    params: ({ event: { isResumed } }) => ({ type: "line.opened", isResumed }),
                  },
                },
              },
              after: { silence: { target: "#live.waiting", actions: "pauseLong" } },
            },
            connected: {
              exit: { type: "publish", params: { type: "line.lost" } },
              initial: "alive",
              on: {
                "beat.received": {
                  target: ".alive",
                  actions: ["recordAlive", { type: "publish", params: { type: "beat.published" } }],
                },
                "fact.received": {
                  target: ".alive",
                  actions: [
                    "recordAlive",
                    { type: "publish", params: ({ event: { fact } }) => ({ type: "fact.published", fact }) },
                  ],
                },
              },
              states: {
                /** Phones freeze connections without an end. */
                alive: { after: { silence: { target: "#live.open", reenter: true } } },
              },
            },
          },
        },
        sight: {
          initial: "looked",
          states: {
            looked: { on: { "attention.left": "hidden" } },
            hidden: {
              on: { "attention.returned": "looked" },
              after: { hidden: "#live.resting" },
            },
          },
        },
      },
    },
    waiting: { on: { "attention.left": "resting" }, after: { pause: "open" } },
    resting: { on: { "attention.returned": "open" } },
  },
});

export type LiveMachine = typeof liveMachine;

export const selectIsConnected = (snapshot: SnapshotFrom<LiveMachine>) =>
  snapshot.matches({ open: { line: "connected" } });
