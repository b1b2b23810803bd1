import type { SnapshotFrom } from "xstate";
import { present } from "../base/present";
import { huddleSetup } from "./huddle.setup";
import { acting, marking, reading } from "./huddle.state";

/** An open huddle: the messages in the page, how far they were read, and what is done with them. */
export const huddleMachine = huddleSetup.createMachine({
  id: "huddle",
  context: ({ input: { key, me, around } }) => ({
    key,
    me,
    huddle: null,
    window: null,
    newAfter: null,
    seen: 0,
    marked: around === null ? null : { seq: around },
    folded: [],
    reported: [],
    isBehind: false,
    fault: null,
    deed: null,
    refusal: null,
  }),
  invoke: [
    { id: "attention", src: "attention" },
    {
      id: "readFolded",
      src: "readFolded",
      onDone: { actions: { type: "keepFolded", params: ({ event }) => event.output } },
    },
  ],
  initial: "opening",
  states: {
    opening: {
      invoke: {
        id: "open",
        src: "open",
        input: ({ context: { key, marked } }) => ({ ...key, around: marked?.seq ?? null }),
        onDone: [
          { guard: { type: "isGone", params: ({ event }) => event.output }, target: "gone" },
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "failed",
            actions: { type: "keepFault", params: ({ event }) => event.output },
          },
          { target: "shown", actions: { type: "keepOpened", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: "noteUnknownFault" },
      },
    },
    failed: { on: { "retry.pressed": "opening", "attention.returned": "opening" } },
    shown: {
      type: "parallel",
      on: {
        "fact.heard": {
          actions: [
            { type: "tellHeard", params: ({ event }) => event },
            { type: "takeFacts", params: ({ event }) => event },
          ],
        },
        "message.reported": { actions: { type: "foldReported", params: ({ event }) => event } },
        "huddle.heard": { actions: { type: "takeHuddle", params: ({ event }) => event } },
      },
      states: { reading, marking, acting },
    },
    left: { type: "final", entry: "tellLeft" },
    gone: { type: "final" },
  },
});

export type HuddleMachine = typeof huddleMachine;
type Snapshot = SnapshotFrom<HuddleMachine>;

export const selectStep = ({ value }: Snapshot): "opening" | "failed" | "shown" | "left" | "gone" =>
  typeof value === "string" ? value : "shown";
export const selectHuddle = (snapshot: Snapshot) => snapshot.context.huddle;
export const selectWindow = (snapshot: Snapshot) => present(snapshot.context.window);
export const selectNewAfter = (snapshot: Snapshot) => snapshot.context.newAfter;
export const selectMarked = (snapshot: Snapshot) => snapshot.context.marked;
export const selectFolded = (snapshot: Snapshot) => snapshot.context.folded;
export const selectReported = (snapshot: Snapshot) => snapshot.context.reported;
export const selectFault = (snapshot: Snapshot) => snapshot.context.fault;
export const selectDeed = (snapshot: Snapshot) => snapshot.context.deed;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsResting = (snapshot: Snapshot) => snapshot.matches({ shown: { reading: "resting" } });
