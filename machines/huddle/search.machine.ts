import { assign, fromCallback, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { talkTiming } from "../../domain/huddle/limits";
import { hitsAsTheyStand, type ReceivedMessage } from "../../domain/huddle/search-hits";
import type { Hit, SearchOutcome } from "../../domain/huddle/talk-outcomes";
import type { HitNews } from "../../domain/live/live";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome, outcomeOf } from "../base/outcomes";

const nothing: { hits: readonly Hit[]; nextAfter: string | null } = { hits: [], nextAfter: null };

/** Finds messages by their words, while one types. What was found stays as the messages stand. */
export const searchMachine = setup({
  types: {
    context: {} as {
      text: string;
      hits: readonly Hit[];
      nextAfter: string | null;
      /** What is found anew, until it is as much as was shown. */
      fresh: { hits: readonly Hit[]; nextAfter: string | null };
      /** Changes may have been missed since the last search went out. */
      isDoubted: boolean;
      /** Messages that the line told of since the last search went out, whose reply may be older. */
      received: readonly ReceivedMessage[];
      refusal: string | null;
    },
    events: {} as
      | { type: "text.entered"; text: string }
      | HitNews
      | { type: "more.wanted" }
      | { type: "retry.pressed" },
  },
  actors: {
    news: fromCallback<HitNews>(() => {}),
    search: effectActor<SearchOutcome, { text: string; after: string | null }>(),
  },
  actions: {
    enter: assign((_, { text }: { text: string }) => ({ text: text.trim(), refusal: null })),
    setHits: assign(({ context: { received } }, outcome: SearchOutcome) =>
      outcome.kind === "found"
        ? { hits: hitsAsTheyStand(outcome.hits, received), nextAfter: outcome.nextAfter }
        : {},
    ),
    setMore: assign(({ context: { hits, received } }, outcome: SearchOutcome) =>
      outcome.kind === "found"
        ? {
            hits: hitsAsTheyStand([...hits, ...outcome.hits], received),
            nextAfter: outcome.nextAfter,
            refusal: null,
          }
        : {},
    ),
    /** A part of what was shown. */
    setPart: assign(({ context: { fresh, received } }, outcome: SearchOutcome) =>
      outcome.kind === "found"
        ? {
            fresh: {
              hits: hitsAsTheyStand([...fresh.hits, ...outcome.hits], received),
              nextAfter: outcome.nextAfter,
            },
          }
        : {},
    ),
    showFresh: assign(({ context: { fresh } }) => ({ ...fresh, refusal: null })),
    beginAgain: assign({ fresh: nothing, isDoubted: false }),
    recordDoubt: assign({ isDoubted: true }),
    applyReceived: assign(({ context: { hits, received } }, { teamId, message }: ReceivedMessage) => ({
      hits: hitsAsTheyStand(hits, [{ teamId, message }]),
      received: [...received, { teamId, message }],
    })),
    forgetReceived: assign({ received: [] }),
    begin: assign({ isDoubted: false, refusal: null }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    forgetHits: assign({ hits: [], nextAfter: null }),
  },
  guards: {
    isShort: (_, { text }: { text: string }) => text.trim().length < 2,
    isPart: ({ context: { hits, fresh, received } }, outcome: SearchOutcome) =>
      outcome.kind === "found" &&
      outcome.nextAfter !== null &&
      hitsAsTheyStand([...fresh.hits, ...outcome.hits], received).length < hits.length,
    isDoubted: ({ context }) => context.isDoubted,
    isFound: (_, outcome: SearchOutcome) => outcome.kind === "found",
    hasMore: ({ context }) => context.nextAfter !== null,
  },
  delays: { pause: talkTiming.search },
}).createMachine({
  id: "search",
  context: {
    text: "",
    hits: [],
    nextAfter: null,
    fresh: nothing,
    isDoubted: false,
    received: [],
    refusal: null,
  },
  invoke: { id: "news", src: "news" },
  initial: "empty",
  on: {
    "hits.doubted": { actions: "recordDoubt" },
    "message.received": { actions: { type: "applyReceived", params: ({ event }) => event } },
    "text.entered": [
      {
        guard: { type: "isShort", params: ({ event }) => event },
        target: ".empty",
        actions: { type: "enter", params: ({ event }) => event },
      },
      { target: ".typing", reenter: true, actions: { type: "enter", params: ({ event }) => event } },
    ],
  },
  states: {
    empty: { entry: "forgetHits" },
    typing: { after: { pause: "asking" } },
    asking: {
      entry: ["forgetReceived", "begin"],
      invoke: {
        id: "ask",
        src: "search",
        input: ({ context }) => ({ text: context.text, after: null }),
        onDone: byOutcome({ isFound: ["found", "setHits"], else: ["refused", "setRefusal"] }),
        onError: onFault("refused"),
      },
    },
    found: {
      always: { guard: "isDoubted", target: "askingAgain", actions: "beginAgain" },
      on: { "more.wanted": { guard: "hasMore", target: "reachingBack" } },
    },
    /** What was found stands meanwhile. */
    askingAgain: {
      entry: "forgetReceived",
      invoke: {
        id: "again",
        src: "search",
        input: ({ context }) => ({ text: context.text, after: context.fresh.nextAfter }),
        onDone: [
          {
            guard: { type: "isPart", params: outcomeOf },
            target: "askingAgain",
            reenter: true,
            actions: { type: "setPart", params: outcomeOf },
          },
          ...byOutcome({
            isFound: ["found", "setPart", { type: "showFresh" }],
            else: ["refused", "setRefusal"],
          }),
        ],
        onError: onFault("refused"),
      },
    },
    reachingBack: {
      entry: "forgetReceived",
      invoke: {
        id: "more",
        src: "search",
        input: ({ context }) => ({ text: context.text, after: context.nextAfter }),
        onDone: byOutcome({ isFound: ["found", "setMore"], else: ["found", "setRefusal"] }),
        onError: onFault("found"),
      },
    },
    refused: { entry: "forgetHits", on: { "retry.pressed": "asking" } },
  },
});

export type SearchMachine = typeof searchMachine;
type Snapshot = SnapshotFrom<SearchMachine>;
export const selectStep = ({ value }: Snapshot) => value;
export const selectHits = (snapshot: Snapshot) => snapshot.context.hits;
export const selectWords = (snapshot: Snapshot) => snapshot.context.text;
export const selectHasMore = (snapshot: Snapshot) => snapshot.context.nextAfter !== null;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
