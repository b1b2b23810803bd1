import type { CardKey } from "../../domain/feed/card";
import { onFault } from "../base/fault.actions";
import { byOutcome, outcomeOf } from "../base/outcomes";
import { present } from "../base/present";
import { feedSetup } from "./feed.setup";

const gone = { guard: { type: "isGone", params: outcomeOf }, target: "#feed.gone" } as const;
const refused = {
  guard: { type: "isRefused", params: outcomeOf },
  target: "resting",
  actions: { type: "setFault", params: outcomeOf },
} as const;

/** The first page again: on request, on return, and when the line or the badges say that something changed. Older pages while one reads on. */
export const reading = feedSetup.createStateConfig({
  initial: "resting",
  on: {
    "attention.left": ".away",
    // A read is never stopped for it, so that it ends however much changes: one more follows.
    "changes.wanted": { actions: "recordOwed" },
    "schedule.received": {
      guard: { type: "hasEventOf", params: ({ event }) => event },
      actions: "recordOwed",
    },
    "seen.received": {
      guard: { type: "hasReadersOf", params: ({ event }) => event },
      actions: "recordOwed",
    },
  },
  states: {
    resting: {
      always: { guard: "isOwed", target: "asking" },
      on: {
        "retry.pressed": "asking",
        "older.wanted": { guard: "hasOlder", target: "reachingBack" },
        "head.wanted": [{ guard: "canPutIn", actions: ["putIn", "markHome"] }, { target: "reopening" }],
      },
    },
    asking: {
      entry: "recordAsked",
      on: { "head.wanted": { guard: "canPutIn", actions: ["putIn", "markHome"] } },
      invoke: {
        id: "ask",
        src: "read",
        input: ({ context: { teamId, tag, unfamiliar } }) => ({
          teamId,
          after: null,
          tag: unfamiliar.length > 0 ? null : tag,
          also: unfamiliar,
        }),
        onDone: [
          gone,
          refused,
          { target: "resting", actions: [{ type: "setPage", params: outcomeOf }, "forgetUnfamiliar"] },
        ],
        onError: onFault("resting"),
      },
    },
    reachingBack: {
      invoke: {
        id: "older",
        src: "read",
        input: ({ context: { teamId, window } }) => ({
          teamId,
          after: present(window).nextAfter,
          tag: null,
          also: [],
        }),
        onDone: [gone, refused, { target: "resting", actions: { type: "setOlder", params: outcomeOf } }],
        onError: onFault("resting"),
      },
    },
    /** More is new than the page takes: it begins again with the newest. */
    reopening: {
      entry: "recordAsked",
      invoke: {
        id: "reopen",
        src: "read",
        input: ({ context: { teamId } }) => ({ teamId, after: null, tag: null, also: [] }),
        onDone: [
          gone,
          refused,
          { target: "resting", actions: [{ type: "setOpened", params: outcomeOf }, "markHome"] },
        ],
        onError: onFault("resting"),
      },
    },
    /** The page is hidden or the device offline. */
    away: { on: { "attention.returned": "asking" } },
  },
});

type Entered = { event: { type: "card.entered"; key: CardKey } };
const enter = { type: "recordInSight", params: ({ event }: Entered) => event } as const;

/** What was in sight for a second in a page that is looked at counts as seen, and so does Home once it opens. */
export const marking = feedSetup.createStateConfig({
  initial: "resting",
  on: {
    "attention.left": ".away",
    "card.entered": { actions: enter },
    "card.left": { actions: { type: "recordOutOfSight", params: ({ event }) => event } },
  },
  states: {
    resting: {
      always: [
        { guard: "isHomeToMark", target: "sending" },
        { guard: "hasUnseenInSight", target: "looking" },
      ],
    },
    looking: {
      on: { "card.entered": { target: "looking", reenter: true, actions: enter } },
      after: {
        look: [
          { guard: "hasUnseenInSight", target: "sending", actions: "collectSeen" },
          { target: "resting" },
        ],
      },
    },
    sending: {
      entry: "recordHomeSent",
      invoke: {
        id: "markSeen",
        src: "markSeen",
        input: ({ context: { toMark, isHomeSent } }) => ({ cards: toMark, isHome: isHomeSent }),
        onDone: byOutcome({ isMarked: ["resting", "settleMarked", "sendCounts"], else: ["owing"] }),
        onError: "owing",
      },
    },
    /** Sent with the next try. */
    owing: { after: { retry: "sending" } },
    away: { on: { "attention.returned": "resting" } },
  },
});

/** One action after the other; a refused one is told in its own place. */
export const acting = feedSetup.createStateConfig({
  initial: "resting",
  on: { "action.chosen": { actions: { type: "queueAction", params: ({ event }) => event } } },
  states: {
    resting: { always: { guard: "hasAction", target: "acting" } },
    acting: {
      invoke: {
        id: "act",
        src: "act",
        input: ({ context: { actions } }) => ({ action: present(actions[0]) }),
        onDone: byOutcome({
          isRefused: ["resting", "settleAction"],
          else: ["resting", "sendDone", "settleAction"],
        }),
        onError: { target: "resting", actions: "setActionFault" },
      },
    },
  },
});
