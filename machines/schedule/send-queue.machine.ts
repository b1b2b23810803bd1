import { assign, enqueueActions, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { AnswerOutcome, SaidAnswer } from "../../domain/schedule/answering";
import type { GotItOutcome, Seen } from "../../domain/schedule/schedule";
import { type Wish, wishKey } from "../../domain/schedule/wish";

export type Settled =
  | { kind: "answer"; said: SaidAnswer; outcome: AnswerOutcome }
  | { kind: "got_it"; said: Seen; outcome: GotItOutcome };

const same = (one: Wish) => (other: Wish) => wishKey(one) === wishKey(other);
const without = (all: readonly Wish[], gone: readonly Wish[]) => all.filter((said) => !gone.includes(said));

/** The answers that wait for the network, one for each player at each event, and what was seen of an event: the latest. One such queue runs in the app. */
export const sendQueueMachine = setup({
  types: {
    context: {} as {
      waiting: readonly Wish[];
      /** Not on the device yet. */
      unstored: readonly Wish[];
      settled: readonly Settled[];
    },
    events: {} as
      | { type: "wish.added"; said: Wish }
      | { type: "network.returned" }
      | { type: "drop.pressed" },
    emitted: {} as { type: "wish.settled" } & Settled,
  },
  actors: {
    openBox: fromPromise<readonly Wish[]>(() => new Promise(() => {})),
    storeWish: fromPromise<void, { said: readonly Wish[] }>(() => new Promise(() => {})),
    /** What did not leave is not among the results. */
    sendWishes: fromPromise<readonly Settled[], { said: readonly Wish[] }>(() => new Promise(() => {})),
    removeWishes: fromPromise<void, { said: readonly Wish[] }>(() => new Promise(() => {})),
  },
  actions: {
    takeBox: assign(({ context }, said: readonly Wish[]) => ({
      waiting: [...said.filter((kept) => !context.waiting.some(same(kept))), ...context.waiting],
    })),
    add: assign(({ context: { waiting, unstored } }, said: Wish) => ({
      waiting: [...waiting.filter((other) => !same(said)(other)), said],
      unstored: [...unstored.filter((other) => !same(said)(other)), said],
    })),
    noteStored: assign({ unstored: [] }),
    /** What was said anew meanwhile waits on. */
    takeSettled: assign(({ context }, settled: readonly Settled[]) => ({
      settled: settled.filter(({ said }) => context.waiting.includes(said)),
      waiting: without(
        context.waiting,
        settled.map(({ said }) => said),
      ),
    })),
    tellSettled: enqueueActions(({ context, enqueue }) => {
      for (const each of context.settled) enqueue.emit({ type: "wish.settled", ...each });
    }),
    forgetSettled: assign({ settled: [] }),
    forgetAll: assign({ waiting: [], unstored: [], settled: [] }),
  },
  guards: {
    isUnstored: ({ context }) => context.unstored.length > 0,
    isWaiting: ({ context }) => context.waiting.length > 0,
  },
  delays: { pause: 30_000 },
}).createMachine({
  id: "sendQueue",
  context: { waiting: [], unstored: [], settled: [] },
  initial: "opening",
  on: {
    "wish.added": { actions: { type: "add", params: ({ event }) => event.said } },
    "drop.pressed": ".dropping",
  },
  states: {
    opening: {
      invoke: {
        id: "openBox",
        src: "openBox",
        onDone: {
          target: "looking",
          actions: { type: "takeBox", params: ({ event }) => event.output },
        },
        onError: "looking",
      },
    },
    /** What came before the device's own box was open goes with the others. */
    looking: {
      always: [
        { guard: "isUnstored", target: "storing" },
        { guard: "isWaiting", target: "sending" },
        { target: "empty" },
      ],
    },
    empty: {
      on: {
        "wish.added": {
          target: "storing",
          actions: { type: "add", params: ({ event }) => event.said },
        },
      },
    },
    storing: {
      invoke: {
        id: "storeWish",
        src: "storeWish",
        input: ({ context }) => ({ said: context.unstored }),
        onDone: { target: "pausing", actions: "noteStored" },
        onError: { target: "pausing", actions: "noteStored" },
      },
      on: {
        "wish.added": {
          target: "storing",
          reenter: true,
          actions: { type: "add", params: ({ event }) => event.said },
        },
      },
    },
    /** Until the network is back, or some time is over. */
    pausing: {
      on: {
        "wish.added": {
          target: "storing",
          actions: { type: "add", params: ({ event }) => event.said },
        },
        "network.returned": "sending",
      },
      after: { pause: "sending" },
    },
    sending: {
      invoke: {
        id: "sendWishes",
        src: "sendWishes",
        input: ({ context }) => ({ said: context.waiting }),
        onDone: {
          target: "settling",
          actions: [{ type: "takeSettled", params: ({ event }) => event.output }, "tellSettled"],
        },
        onError: "pausing",
      },
    },
    settling: {
      invoke: {
        id: "removeWishes",
        src: "removeWishes",
        input: ({ context }) => ({ said: context.settled.map(({ said }) => said) }),
        onDone: { target: "resting", actions: "forgetSettled" },
        onError: { target: "resting", actions: "forgetSettled" },
      },
    },
    resting: {
      always: [
        { guard: "isUnstored", target: "storing" },
        { guard: "isWaiting", target: "pausing" },
        { target: "empty" },
      ],
    },
    dropping: {
      invoke: {
        id: "dropWishes",
        src: "removeWishes",
        input: ({ context }) => ({ said: context.waiting }),
        onDone: { target: "empty", actions: "forgetAll" },
        onError: { target: "empty", actions: "forgetAll" },
      },
    },
  },
});

export type SendQueueMachine = typeof sendQueueMachine;
export const selectWaiting = (snapshot: SnapshotFrom<SendQueueMachine>) => snapshot.context.waiting;
