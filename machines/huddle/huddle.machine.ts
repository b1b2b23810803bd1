import { raise, type SnapshotFrom } from "xstate";
import type { Message } from "../../domain/huddle/huddle";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { present } from "../base/present";
import { huddleSetup } from "./huddle.setup";
import { acting, marking, reading } from "./huddle.state";

type Received = { event: { type: "fact.received"; messages: readonly Message[] } };
const taking = [
  { type: "sendChanged", params: ({ event }: Received) => event },
  { type: "takeFacts", params: ({ event }: Received) => event },
] as const;

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
    blocked: [],
    reported: [],
    isBehind: false,
    hasLine: false,
    isOwed: false,
    early: [],
    fault: null,
    action: null,
    refusal: null,
  }),
  invoke: [
    { id: "attention", src: "attention" },
    { id: "line", src: "line" },
    {
      id: "readBlocked",
      src: "readBlocked",
      onDone: { actions: { type: "setBlocked", params: ({ event }) => event.output } },
    },
  ],
  on: { "line.opened": { actions: "recordLine" }, "line.lost": { actions: "recordNoLine" } },
  initial: "opening",
  states: {
    opening: {
      on: {
        "fact.received": { actions: { type: "setEarly", params: ({ event }) => event } },
        "changes.wanted": { target: "opening", reenter: true },
      },
      invoke: {
        id: "open",
        src: "open",
        input: ({ context: { key, marked } }) => ({ ...key, around: marked?.seq ?? null }),
        onDone: byOutcome({
          isGone: ["gone"],
          isRefused: ["failed", "setFault"],
          else: ["shown", "setOpened"],
        }),
        onError: onFault("failed"),
      },
    },
    failed: { on: { "retry.pressed": "opening", "attention.returned": "opening" } },
    shown: {
      type: "parallel",
      on: {
        "fact.received": [
          {
            guard: { type: "isUnfamiliar", params: ({ event }) => event },
            actions: raise({ type: "changes.wanted" }),
          },
          // Taken again from what is kept: were one more read owed, a busy huddle would be read without end.
          {
            guard: "isReadingChanges",
            actions: [...taking, { type: "setEarly", params: ({ event }) => event }],
          },
          { guard: "isReading", actions: [...taking, "recordOwed"] },
          { actions: taking },
        ],
        "message.reported": { actions: { type: "foldReported", params: ({ event }) => event } },
        "huddle.received": { actions: { type: "takeHuddle", params: ({ event }) => event } },
      },
      states: { reading, marking, acting },
    },
    left: { type: "final", entry: "sendLeft" },
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
export const selectBlocked = (snapshot: Snapshot) => snapshot.context.blocked;
export const selectReported = (snapshot: Snapshot) => snapshot.context.reported;
export const selectFault = (snapshot: Snapshot) => snapshot.context.fault;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsResting = (snapshot: Snapshot) => snapshot.matches({ shown: { reading: "resting" } });
