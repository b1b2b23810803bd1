import { assign, type SnapshotFrom, setup } from "xstate";
import type { ScheduleWindow, WindowRange } from "../../domain/schedule/week/agenda";
import { monthLater, monthRange } from "../../domain/schedule/week/month";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

export type MonthOutcome = { kind: "read"; window: ScheduleWindow } | { kind: "failed" };

/** One month of the household's events, and the day whose events are listed below it. */
export const monthMachine = setup({
  types: {
    context: {} as { day: string; window: ScheduleWindow | null },
    events: {} as
      | { type: "month.moved"; by: -1 | 1 }
      | { type: "day.chosen"; day: string }
      | { type: "retry.pressed" },
    input: {} as { day: string },
  },
  actors: { read: effectActor<MonthOutcome, WindowRange>() },
  actions: {
    moveMonth: assign(({ context: { day } }, { by }: { by: -1 | 1 }) => ({
      day: monthLater(day, by),
      window: null,
    })),
    chooseDay: assign((_, { day }: { day: string }) => ({ day })),
    setWindow: assign((_, outcome: MonthOutcome) =>
      outcome.kind === "read" ? { window: outcome.window } : {},
    ),
  },
  guards: { isRead: (_, outcome: MonthOutcome) => outcome.kind === "read" },
}).createMachine({
  id: "month",
  context: ({ input }) => ({ day: input.day, window: null }),
  initial: "reading",
  on: {
    "month.moved": {
      target: ".reading",
      reenter: true,
      actions: { type: "moveMonth", params: ({ event }) => event },
    },
    "day.chosen": { actions: { type: "chooseDay", params: ({ event }) => event } },
  },
  states: {
    reading: {
      invoke: {
        id: "read",
        src: "read",
        input: ({ context: { day } }) => monthRange(day),
        onDone: byOutcome({ isRead: ["shown", "setWindow"], else: ["failed"] }),
        onError: "failed",
      },
    },
    shown: {},
    failed: { on: { "retry.pressed": "reading" } },
  },
});

export type MonthMachine = typeof monthMachine;
type Snapshot = SnapshotFrom<MonthMachine>;
export const selectStep = ({ value }: Snapshot) => value;
export const selectDay = ({ context }: Snapshot) => context.day;
export const selectWindow = ({ context }: Snapshot) => context.window;
