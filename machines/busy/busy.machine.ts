import { assign, type SnapshotFrom, setup } from "xstate";
import { timing } from "../../domain/base/limits";

/** Covers the screen while any request is in flight, and a little longer, so that a burst of calls shows one overlay. */
export const busyMachine = setup({
  types: {
    context: {} as { inFlight: number },
    events: {} as { type: "request.started" } | { type: "request.settled" },
  },
  actions: {
    countUp: assign({ inFlight: ({ context }) => context.inFlight + 1 }),
    countDown: assign({ inFlight: ({ context }) => context.inFlight - 1 }),
  },
  guards: { isLast: ({ context }) => context.inFlight === 1 },
  delays: { linger: timing.overlayLinger },
}).createMachine({
  id: "busy",
  context: { inFlight: 0 },
  initial: "idle",
  states: {
    idle: {
      on: { "request.started": { target: "covering", actions: "countUp" } },
    },
    covering: {
      on: {
        "request.started": { actions: "countUp" },
        "request.settled": [
          { guard: "isLast", target: "lingering", actions: "countDown" },
          { actions: "countDown" },
        ],
      },
    },
    lingering: {
      on: { "request.started": { target: "covering", actions: "countUp" } },
      after: { linger: "idle" },
    },
  },
});

export const selectIsCovered = (snapshot: SnapshotFrom<typeof busyMachine>) => !snapshot.matches("idle");
