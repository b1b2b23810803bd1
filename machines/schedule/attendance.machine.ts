import { assign, fromCallback, type SnapshotFrom, sendTo, setup } from "xstate";
import type { GivenMark, Mark, MarkOutcome } from "../../domain/schedule/attendance/attendance";
import {
  type AttendanceList,
  judgeList,
  type ListOutcome,
  marksOfAllIn,
  marksOfPress,
  playersToMark,
} from "../../domain/schedule/attendance/attendance-list";
import type { EventKey } from "../../domain/schedule/event/event-sheet";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions } from "../base/fault.actions";
import { present } from "../base/present";
import { afterReading } from "../base/reading";

type Settled = { type: "mark.settled"; said: GivenMark; outcome: MarkOutcome; isShownHere: boolean };

/** Marks who came to one event. Marks leave by the outbox, so that they work without a network. */
export const attendanceMachine = setup({
  types: {
    context: {} as {
      key: EventKey;
      /** The time at which it was opened decides whether the event can be marked; the server checks each mark. */
      openedAt: number;
      list: AttendanceList | null;
      tag: string | null;
      /** When the list was read that the device stored; null for a fresh one. */
      readAt: number | null;
      waiting: readonly GivenMark[];
      saved: readonly GivenMark[];
      /** Why the last read failed. */
      fault: string | null;
      /** Why a mark came back. */
      refusal: string | null;
    },
    events: {} as
      | { type: "mark.pressed"; id: string; mark: Mark; at: number }
      | { type: "all-in.pressed"; at: number }
      | { type: "outbox.changed"; waiting: readonly GivenMark[] }
      | Settled
      | { type: "retry.pressed" }
      | { type: "network.returned" },
    input: {} as { key: EventKey; openedAt: number },
  },
  actors: {
    read: effectActor<ListOutcome, EventKey & { tag: string | null }>(),
    outbox: fromCallback<{ type: "marks.made"; marks: readonly GivenMark[] }, EventKey>(() => {}),
    network: fromCallback(() => {}),
  },
  actions: {
    setList: assign((_, outcome: ListOutcome) =>
      outcome.kind === "read"
        ? { list: outcome.list, tag: outcome.tag, readAt: outcome.readAt, fault: null }
        : { readAt: null, fault: null },
    ),
    setFault: assign((_, outcome: ListOutcome) =>
      outcome.kind === "refused" ? { fault: outcome.text } : {},
    ),
    ...faultActions("fault"),
    setWaiting: assign((_, { waiting }: { waiting: readonly GivenMark[] }) => ({ waiting })),
    setSettled: assign(({ context: { saved } }, { said, outcome, isShownHere }: Settled) => {
      if (outcome.kind === "saved") return { saved: [...saved, said] };
      return outcome.kind === "refused" && isShownHere ? { refusal: outcome.text } : {};
    }),
    forgetRefusal: assign({ refusal: null }),
    sendPressed: sendTo("outbox", ({ context }, { id, mark, at }: { id: string; mark: Mark; at: number }) => {
      const list = present(context.list);
      const player = playersToMark(list, context).find((each) => each.id === id);
      return {
        type: "marks.made" as const,
        marks: player ? marksOfPress(list, { player, mark, now: at }) : [],
      };
    }),
    sendAllIn: sendTo("outbox", ({ context }, { at }: { at: number }) => {
      const list = present(context.list);
      return { type: "marks.made" as const, marks: marksOfAllIn(list, playersToMark(list, context), at) };
    }),
  },
  guards: {
    isGone: (_, outcome: ListOutcome) => outcome.kind === "gone",
    isRefused: (_, outcome: ListOutcome) => outcome.kind === "refused",
    isOpen: ({ context: { list, openedAt } }) =>
      list?.isStaff === true && judgeList(list.event, openedAt) === "open",
    isRefusal: (_, { outcome }: Settled) => outcome.kind === "refused",
  },
}).createMachine({
  id: "attendance",
  context: ({ input }) => ({
    ...input,
    list: null,
    tag: null,
    readAt: null,
    waiting: [],
    saved: [],
    fault: null,
    refusal: null,
  }),
  invoke: [
    { id: "outbox", src: "outbox", input: ({ context: { key } }) => key },
    { id: "network", src: "network" },
  ],
  on: {
    "outbox.changed": { actions: { type: "setWaiting", params: ({ event }) => event } },
    "mark.settled": { actions: { type: "setSettled", params: ({ event }) => event } },
  },
  initial: "opening",
  states: {
    opening: {
      invoke: {
        id: "open",
        src: "read",
        input: ({ context: { key } }) => ({ ...key, tag: null }),
        ...afterReading({ gone: "gone", failed: "failed", read: "looking" }, "setList"),
      },
    },
    looking: { always: [{ guard: "isOpen", target: "marking" }, { target: "closed" }] },
    marking: {
      initial: "resting",
      on: {
        "mark.pressed": { actions: ["forgetRefusal", { type: "sendPressed", params: ({ event }) => event }] },
        "all-in.pressed": { actions: ["forgetRefusal", { type: "sendAllIn", params: ({ event }) => event }] },
        // The list says what stands instead.
        "mark.settled": [
          {
            guard: { type: "isRefusal", params: ({ event }) => event },
            target: ".refreshing",
            actions: { type: "setSettled", params: ({ event }) => event },
          },
          { actions: { type: "setSettled", params: ({ event }) => event } },
        ],
      },
      states: {
        resting: { on: { "network.returned": "refreshing", "retry.pressed": "refreshing" } },
        refreshing: {
          invoke: {
            id: "refresh",
            src: "read",
            input: ({ context: { key, tag } }) => ({ ...key, tag }),
            ...afterReading(
              { gone: "#attendance.gone", failed: "resting", read: "#attendance.looking" },
              "setList",
            ),
          },
        },
      },
    },
    failed: { on: { "retry.pressed": "opening", "network.returned": "opening" } },
    closed: { on: { "network.returned": "opening" } },
    gone: { type: "final" },
  },
});

export type AttendanceMachine = typeof attendanceMachine;
type Snapshot = SnapshotFrom<AttendanceMachine>;
export const selectAttendanceStep = ({ value }: Snapshot) => (typeof value === "string" ? value : "marking");
export const selectAttendanceList = ({ context }: Snapshot) => context.list;
export const selectSavedMarks = ({ context }: Snapshot) => context.saved;
export const selectWaitingMarks = ({ context }: Snapshot) => context.waiting;
export const selectListReadAt = ({ context }: Snapshot) => context.readAt;
export const selectListFault = ({ context }: Snapshot) => context.fault;
export const selectMarkRefusal = ({ context }: Snapshot) => context.refusal;
