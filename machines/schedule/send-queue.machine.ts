import { assign, enqueueActions, fromPromise, setup } from "xstate";
import { type Settled, type Wish, wishKey } from "../../domain/schedule/wish";

const same = (one: Wish) => (other: Wish) => wishKey(one) === wishKey(other);
const without = (all: readonly Wish[], gone: readonly Wish[]) => all.filter((said) => !gone.includes(said));

const saidOf = ({ event }: { event: { said: Wish } }) => event.said;
const added = [
  { type: "add", params: saidOf },
  { type: "store", params: saidOf },
] as const;

/** Outbox for answers and acknowledgements made offline; a newer item replaces one of the same key. The app runs one. */
export const sendQueueMachine = setup({
  types: {
    context: {} as {
      waiting: readonly Wish[];
      settled: readonly Settled[];
    },
    events: {} as
      | { type: "wish.added"; said: Wish }
      | { type: "network.returned" }
      | { type: "drop.pressed" },
    emitted: {} as { type: "wish.settled"; settled: Settled },
  },
  actors: {
    openBox: fromPromise<readonly Wish[]>(() => new Promise(() => {})),
    /** The results leave out items that could not be sent. */
    sendWishes: fromPromise<readonly Settled[], { said: readonly Wish[] }>(() => new Promise(() => {})),
    /** Removes items that were saved or whose refusal a row shows; the other refusals are stored until a toast tells them. */
    putAway: fromPromise<void, { settled: readonly Settled[] }>(() => new Promise(() => {})),
    removeWishes: fromPromise<void, { said: readonly Wish[] }>(() => new Promise(() => {})),
  },
  actions: {
    takeBox: assign(({ context }, said: readonly Wish[]) => ({
      waiting: [...said.filter((kept) => !context.waiting.some(same(kept))), ...context.waiting],
    })),
    add: assign(({ context: { waiting } }, said: Wish) => ({
      waiting: [...waiting.filter((other) => !same(said)(other)), said],
    })),
    /** Stores an item on the device in any state. */
    store: (_, _said: Wish) => {},
    /** Ignores results of items that were replaced meanwhile. */
    takeSettled: assign(({ context }, settled: readonly Settled[]) => ({
      settled: settled.filter(({ said }) => context.waiting.includes(said)),
      waiting: without(
        context.waiting,
        settled.map(({ said }) => said),
      ),
    })),
    tellSettled: enqueueActions(({ context, enqueue }) => {
      for (const settled of context.settled) enqueue.emit({ type: "wish.settled", settled });
    }),
    forgetSettled: assign({ settled: [] }),
    forgetAll: assign({ waiting: [], settled: [] }),
  },
  guards: {
    isWaiting: ({ context }) => context.waiting.length > 0,
  },
  delays: { pause: 30_000 },
}).createMachine({
  id: "sendQueue",
  context: { waiting: [], settled: [] },
  initial: "opening",
  on: {
    "wish.added": { actions: added },
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
    /** Also includes items that were added before the device's storage was open. */
    looking: {
      always: [{ guard: "isWaiting", target: "sending" }, { target: "empty" }],
    },
    empty: { on: { "wish.added": { target: "pausing", actions: added } } },
    /** Retries when the network is back, or after a while. */
    pausing: {
      on: {
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
        id: "putAway",
        src: "putAway",
        input: ({ context }) => ({ settled: context.settled }),
        onDone: { target: "resting", actions: "forgetSettled" },
        onError: { target: "resting", actions: "forgetSettled" },
      },
    },
    resting: {
      always: [{ guard: "isWaiting", target: "pausing" }, { target: "empty" }],
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
