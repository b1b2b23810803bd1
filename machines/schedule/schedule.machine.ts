import { raise, type SnapshotFrom } from "xstate";
import type { PageAsk } from "../../domain/schedule/week/agenda-pages";
import { scheduleSetup } from "./schedule.setup";
import { paging } from "./schedule-paging.state";
import { reading } from "./schedule-reading.state";

/** The household's events in a range of days, with a child machine for each answer. Shows the stored window until the server replies. */
export const scheduleMachine = scheduleSetup.createMachine({
  id: "schedule",
  context: ({ input: { range, now } }) => ({
    wanted: range,
    window: null,
    tag: null,
    readAt: null,
    isOfLastVisit: false,
    fault: null,
    waiting: () => [],
    answers: {},
    ends: {},
    asks: [],
    pageFault: null,
    now,
    minute: now(),
  }),
  invoke: { id: "news", src: "news" },
  type: "parallel",
  states: {
    reading,
    watching: {
      initial: "here",
      states: {
        here: {
          on: { "attention.left": "away" },
          after: {
            minute: {
              target: "here",
              reenter: true,
              actions: ["setMinute", raise({ type: "refresh.wanted", isTick: true })],
            },
          },
        },
        away: {
          on: {
            "attention.returned": {
              target: "here",
              actions: ["setMinute", raise({ type: "refresh.wanted" })],
            },
          },
        },
      },
    },
    paging,
    answeringAll: {
      on: {
        "in-for-all.pressed": { actions: { type: "pressIn", params: ({ event }) => event.answers } },
      },
      initial: "resting",
      states: {
        resting: { on: { "all.pressed": "confirming" } },
        confirming: {
          on: {
            "all.confirmed": { target: "resting", actions: "pressAll" },
            "all.left": "resting",
          },
        },
      },
    },
  },
});

export type ScheduleMachine = typeof scheduleMachine;
type Snapshot = SnapshotFrom<ScheduleMachine>;

export type SchedulePhase = "opening" | "failed" | "offline" | "shown";

export function selectPhase({ value }: Snapshot): SchedulePhase {
  const { reading } = value;
  if (typeof reading === "object") return "shown";
  return reading === "recalling" ? "opening" : reading;
}

/** How current the shown window is. */
export type Freshness = "fresh" | "last-visit" | "old" | "offline";

export function selectFreshness(snapshot: Snapshot): Freshness {
  if (snapshot.matches({ reading: { shown: "offline" } })) return "offline";
  if (snapshot.matches({ reading: { shown: "old" } })) return "old";
  return snapshot.context.isOfLastVisit ? "last-visit" : "fresh";
}

/** The pages being read. */
export const selectAsks = (snapshot: Snapshot) =>
  snapshot.matches({ paging: "reading" }) ? snapshot.context.asks : noAsks;
const noAsks: readonly PageAsk[] = [];
export const selectEnds = (snapshot: Snapshot) => snapshot.context.ends;
export const selectPageFault = (snapshot: Snapshot) => snapshot.context.pageFault;
export const selectWindow = (snapshot: Snapshot) => snapshot.context.window;
/** The requested days; other days may be shown until they are read. */
export const selectWanted = (snapshot: Snapshot) => snapshot.context.wanted;
export const selectReadAt = (snapshot: Snapshot) => snapshot.context.readAt;
/** The present moment, by the minute. */
export const selectMinute = (snapshot: Snapshot) => snapshot.context.minute;
export const selectFault = (snapshot: Snapshot) => snapshot.context.fault;
export const selectAnswers = (snapshot: Snapshot) => snapshot.context.answers;
export const selectIsConfirming = (snapshot: Snapshot) => snapshot.matches({ answeringAll: "confirming" });
