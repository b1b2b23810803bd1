import type { DoneActorEvent } from "xstate";
import type { HuddleActionOutcome, PageOutcome } from "../../domain/huddle/talk-outcomes";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { present } from "../base/present";
import { huddleSetup } from "./huddle.setup";

type Placed = { event: { type: "place.wanted"; seq: number } };
type Read = { event: DoneActorEvent<PageOutcome> };
const outcomeOf = ({ event }: Read) => event.output;
const changedBy = ({ event: { output } }: { event: DoneActorEvent<PageOutcome | HuddleActionOutcome> }) => ({
  messages:
    output.kind === "read" ? output.thread.messages : output.kind === "message" ? [output.message] : [],
});

const gone = { guard: { type: "isGone", params: outcomeOf }, target: "#huddle.gone" } as const;
const refused = { guard: { type: "isRefused", params: outcomeOf }, target: "resting" } as const;
const setFault = { type: "setFault", params: outcomeOf } as const;

/** Transitions after a page: the huddle is gone, could not be read, or goes on. */
const afterPage = <Keep extends "setOlder" | "setNewer" | "setPlace" | "setNewest">(keep: Keep) =>
  ({
    onDone: [
      gone,
      { ...refused, actions: setFault },
      { target: "resting", actions: { type: keep, params: outcomeOf } },
    ],
    onError: onFault("resting"),
  }) as const;

const mark = { type: "mark", params: ({ event }: Placed) => event } as const;
/** A message that is in the page is only marked; the view goes there. */
const inPage = { guard: { type: "isInPage", params: ({ event }: Placed) => event }, actions: mark } as const;

/** Pages towards both ends, and what changed: on request, on return, and every ten seconds while there is no live line or after a fault. */
export const reading = huddleSetup.createStateConfig({
  initial: "resting",
  on: {
    "attention.left": { target: ".away", actions: ["moveNew", "recordBehind"] },
    // A read is never stopped for it, so that it ends however much changes: one more follows.
    "changes.wanted": { actions: "recordOwed" },
  },
  states: {
    resting: {
      always: { guard: "isOwed", target: "changing" },
      on: {
        "changes.wanted": "changing",
        "retry.pressed": "changing",
        "older.wanted": { guard: "hasOlder", target: "reachingBack" },
        "newer.wanted": { guard: "hasNewer", target: "reachingOn" },
        "place.wanted": [inPage, { target: "placing", actions: mark }],
        "end.wanted": { guard: "hasNewer", target: "ending", actions: "unmark" },
      },
      after: {
        poll: [
          { guard: "mustAsk", target: "changing" },
          { target: "resting", reenter: true },
        ],
      },
    },
    changing: {
      entry: "recordAsked",
      on: {
        // The jump stops the read: what changed is asked for after it.
        "place.wanted": [inPage, { target: "placing", actions: [mark, "recordOwed"] }],
        "end.wanted": { guard: "hasNewer", target: "ending", actions: ["unmark", "recordOwed"] },
      },
      invoke: {
        id: "change",
        src: "readPage",
        input: ({ context: { key, window, isBehind } }) => ({
          ...key,
          target: { changedSince: present(window).asOf, isFresh: isBehind },
        }),
        onDone: [
          gone,
          { ...refused, actions: [setFault, "recordBehind"] },
          {
            guard: { type: "isPart", params: outcomeOf },
            target: "changing",
            reenter: true,
            actions: [
              { type: "sendChanged", params: changedBy },
              { type: "setChanges", params: outcomeOf },
            ],
          },
          {
            target: "resting",
            actions: [
              { type: "sendChanged", params: changedBy },
              { type: "setChanges", params: outcomeOf },
              "recordCaughtUp",
            ],
          },
        ],
        onError: { target: "resting", actions: ["setUnknownFault", "recordBehind"] },
      },
    },
    reachingBack: {
      invoke: {
        id: "older",
        src: "readPage",
        input: ({ context: { key, window } }) => ({
          ...key,
          target: { before: present(window).messages[0]?.seq ?? 1 },
        }),
        ...afterPage("setOlder"),
      },
    },
    reachingOn: {
      invoke: {
        id: "newer",
        src: "readPage",
        input: ({ context: { key, window } }) => ({
          ...key,
          target: { after: present(window).messages.at(-1)?.seq ?? 0 },
        }),
        ...afterPage("setNewer"),
      },
    },
    placing: {
      invoke: {
        id: "place",
        src: "readPage",
        input: ({ context: { key, marked } }) => ({ ...key, target: { around: present(marked).seq } }),
        ...afterPage("setPlace"),
      },
    },
    ending: {
      invoke: {
        id: "end",
        src: "readPage",
        input: ({ context: { key } }) => ({ ...key, target: { newest: true } }),
        ...afterPage("setNewest"),
      },
    },
    /** The page is hidden or the device offline. */
    away: { on: { "attention.returned": "changing" } },
  },
});

/** What was in sight for a second in a page that is looked at counts as read. */
export const marking = huddleSetup.createStateConfig({
  initial: "resting",
  on: { "attention.left": ".away" },
  states: {
    resting: {
      always: { guard: "hasUnreadSeen", target: "looking" },
      on: { "sight.changed": { actions: { type: "setSeen", params: ({ event }) => event } } },
    },
    looking: {
      on: {
        "sight.changed": {
          target: "looking",
          reenter: true,
          actions: { type: "setSeen", params: ({ event }) => event },
        },
      },
      after: { look: "moving" },
    },
    moving: {
      on: { "sight.changed": { actions: { type: "setSeen", params: ({ event }) => event } } },
      invoke: {
        id: "moveMarker",
        src: "moveMarker",
        input: ({ context: { key, seen } }) => ({ ...key, seq: seen }),
        onDone: byOutcome({ isMoved: ["resting", "setRead", "sendCounts"], else: ["owing"] }),
        onError: "owing",
      },
    },
    /** Sent with the next try. */
    owing: {
      on: { "sight.changed": { actions: { type: "setSeen", params: ({ event }) => event } } },
      after: { poll: "moving" },
    },
    away: { on: { "attention.returned": "resting" } },
  },
});

/** One action at a time; a refused one is told in its own place. */
export const acting = huddleSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      on: {
        "action.chosen": { target: "acting", actions: { type: "setAction", params: ({ event }) => event } },
      },
    },
    acting: {
      invoke: {
        id: "act",
        src: "act",
        input: ({ context: { action, huddle } }) => ({ action: present(action), huddle: present(huddle) }),
        onDone: byOutcome({
          isLeft: ["#huddle.left"],
          else: ["resting", "settleAction", { type: "sendChanged", params: changedBy }],
        }),
        onError: { target: "resting", actions: "setActionFault" },
      },
    },
  },
});
