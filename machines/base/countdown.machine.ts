import { assign, type SnapshotFrom, setup } from "xstate";

/** Counts down the wait that a server requires. */
export const countdownMachine = setup({
  types: { context: {} as { secondsLeft: number }, input: {} as { seconds: number } },
  actions: { countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }) },
  guards: { isLast: ({ context }) => context.secondsLeft <= 1 },
  delays: { second: 1_000 },
}).createMachine({
  id: "countdown",
  context: ({ input }) => ({ secondsLeft: input.seconds }),
  initial: "counting",
  states: {
    counting: {
      after: {
        second: [
          { guard: "isLast", target: "over", actions: "countDown" },
          { target: "counting", reenter: true, actions: "countDown" },
        ],
      },
    },
    over: { type: "final" },
  },
});

export const selectSecondsLeft = (snapshot: SnapshotFrom<typeof countdownMachine>) =>
  snapshot.context.secondsLeft;
