import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import { talkTiming } from "../../domain/huddle/limits";
import type { Hit, SearchOutcome } from "../../domain/huddle/talk-outcomes";
import { byOutcome } from "../base/outcomes";

/** Finds messages by their words, while one types. */
export const searchMachine = setup({
  types: {
    context: {} as {
      text: string;
      hits: readonly Hit[];
      nextAfter: string | null;
      refusal: string | null;
    },
    events: {} as
      | { type: "text.entered"; text: string }
      | { type: "more.wanted" }
      | { type: "retry.pressed" },
  },
  actors: {
    search: fromPromise<SearchOutcome, { text: string; after: string | null }>(() => new Promise(() => {})),
  },
  actions: {
    enter: assign((_, { text }: { text: string }) => ({ text: text.trim(), refusal: null })),
    keepHits: assign((_, outcome: SearchOutcome) =>
      outcome.kind === "found" ? { hits: outcome.hits, nextAfter: outcome.nextAfter } : {},
    ),
    keepMore: assign(({ context }, outcome: SearchOutcome) =>
      outcome.kind === "found"
        ? { hits: [...context.hits, ...outcome.hits], nextAfter: outcome.nextAfter }
        : {},
    ),
    keepRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    noteUnknownFault: assign({ refusal: problemTexts.unknown }),
    forgetHits: assign({ hits: [], nextAfter: null }),
  },
  guards: {
    isShort: (_, { text }: { text: string }) => text.trim().length < 2,
    isFound: (_, outcome: SearchOutcome) => outcome.kind === "found",
    hasMore: ({ context }) => context.nextAfter !== null,
  },
  delays: { pause: talkTiming.search },
}).createMachine({
  id: "search",
  context: { text: "", hits: [], nextAfter: null, refusal: null },
  initial: "empty",
  on: {
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
      invoke: {
        id: "ask",
        src: "search",
        input: ({ context }) => ({ text: context.text, after: null }),
        onDone: byOutcome({ isFound: ["found", "keepHits"], else: ["refused", "keepRefusal"] }),
        onError: { target: "refused", actions: "noteUnknownFault" },
      },
    },
    found: { on: { "more.wanted": { guard: "hasMore", target: "reachingBack" } } },
    reachingBack: {
      invoke: {
        id: "more",
        src: "search",
        input: ({ context }) => ({ text: context.text, after: context.nextAfter }),
        onDone: byOutcome({ isFound: ["found", "keepMore"], else: ["found", "keepRefusal"] }),
        onError: { target: "found", actions: "noteUnknownFault" },
      },
    },
    refused: { on: { "retry.pressed": "asking" } },
  },
});

export type SearchMachine = typeof searchMachine;
type Snapshot = SnapshotFrom<SearchMachine>;
export const selectStep = ({ value }: Snapshot) => value;
export const selectHits = (snapshot: Snapshot) => snapshot.context.hits;
export const selectWords = (snapshot: Snapshot) => snapshot.context.text;
export const selectHasMore = (snapshot: Snapshot) => snapshot.context.nextAfter !== null;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
