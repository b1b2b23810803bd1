import { assign, fromCallback, setup } from "xstate";
import { timing } from "../../domain/base/limits";
import type { PingKind, PingsOutcome } from "../../domain/pings/pings";
import type { AttentionEvent } from "../../domain/shell/attention";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

/** Polls the counts of new pings, at once when the live line tells of a message and every ten seconds, while the page is visible and online; reports seen kinds. */
export const pingsMachine = setup({
  types: {
    context: {} as {
      tag: string | null;
      /** Opened here and not yet reported to the server. */
      seen: readonly PingKind[];
    },
    events: {} as
      | AttentionEvent
      | { type: "kind.opened"; kind: PingKind }
      /** The live line told of a message. */
      | { type: "count.wanted" },
  },
  actors: {
    attention: fromCallback<AttentionEvent>(() => {}),
    talk: fromCallback<{ type: "count.wanted" }>(() => {}),
    count: effectActor<PingsOutcome, { tag: string | null }>(),
    markSeen: effectActor<PingsOutcome, { kind: PingKind }>(),
  },
  actions: {
    sendCounts: (_, _outcome: PingsOutcome) => {},
    setTag: assign((_, outcome: PingsOutcome) => (outcome.kind === "counted" ? { tag: outcome.tag } : {})),
    recordOpened: assign(({ context }, { kind }: { kind: PingKind }) => ({
      seen: [...context.seen.filter((each) => each !== kind), kind],
    })),
    dropFirstSeen: assign({ seen: ({ context }) => context.seen.slice(1) }),
  },
  guards: {
    hasSeen: ({ context }) => context.seen.length > 0,
    isCounted: (_, outcome: PingsOutcome) => outcome.kind === "counted",
  },
  delays: { interval: timing.pollPings },
}).createMachine({
  id: "pings",
  context: { tag: null, seen: [] },
  invoke: [
    { id: "attention", src: "attention" },
    { id: "talk", src: "talk" },
  ],
  initial: "polling",
  on: { "kind.opened": { actions: { type: "recordOpened", params: ({ event }) => event } } },
  states: {
    polling: {
      initial: "choosing",
      on: { "attention.left": "resting" },
      states: {
        choosing: { always: [{ guard: "hasSeen", target: "marking" }, { target: "counting" }] },
        /** Opening a kind drops a count in flight, which would still contain it. */
        counting: {
          on: {
            "count.wanted": { target: "counting", reenter: true },
            "kind.opened": {
              target: "marking",
              actions: { type: "recordOpened", params: ({ event }) => event },
            },
          },
          invoke: {
            id: "count",
            src: "count",
            input: ({ context }) => ({ tag: context.tag }),
            onDone: byOutcome({ isCounted: ["waiting", "setTag", "sendCounts"], else: ["waiting"] }),
            onError: "waiting",
          },
        },
        marking: {
          invoke: {
            id: "markSeen",
            src: "markSeen",
            input: ({ context }) => ({ kind: context.seen[0] ?? "feed_card" }),
            onDone: byOutcome({
              isCounted: ["marked", "dropFirstSeen", "setTag", "sendCounts"],
              else: ["waiting"],
            }),
            onError: "waiting",
          },
        },
        marked: { always: [{ guard: "hasSeen", target: "marking" }, { target: "waiting" }] },
        waiting: {
          on: {
            "count.wanted": "choosing",
            "kind.opened": {
              target: "marking",
              actions: { type: "recordOpened", params: ({ event }) => event },
            },
          },
          after: { interval: "choosing" },
        },
      },
    },
    resting: { on: { "attention.returned": "polling" } },
  },
});
