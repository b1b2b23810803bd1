import type { ScheduleWindow } from "../../domain/schedule/week/agenda";
import { withoutPages } from "../../domain/schedule/week/agenda-pages";
import type { WindowOutcome } from "../../domain/schedule/week/schedule";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { scheduleSetup } from "./schedule.setup";

const saveOnDevice = {
  type: "saveOnDevice",
  params: ({ context }: { context: { window: ScheduleWindow | null; readAt: number | null } }) => ({
    window: context.window && withoutPages(context.window),
    readAt: context.readAt,
  }),
} as const;

const outcomeOf = ({ event }: { event: { output: WindowOutcome } }) => event.output;

/** Reads the window: first from the device's storage, then from the server. */
export const reading = scheduleSetup.createStateConfig({
  initial: "recalling",
  on: {
    "answer.saved": {
      actions: [
        { type: "patchAnswer", params: ({ event }) => event },
        { type: "offerUsual", params: ({ event }) => event },
        saveOnDevice,
      ],
    },
  },
  states: {
    recalling: {
      invoke: {
        id: "readKept",
        src: "readKept",
        onDone: byOutcome({
          isKept: ["shown.asking", "takeKept", "followAnswers"],
          else: ["opening", "takeKept"],
        }),
        onError: "opening",
      },
    },
    opening: {
      invoke: {
        id: "open",
        src: "readWindow",
        input: ({ context }) => ({ ...context.wanted, tag: null }),
        onDone: [
          {
            guard: { type: "isRefused", params: outcomeOf },
            target: "failed",
            actions: { type: "setFault", params: outcomeOf },
          },
          { guard: { type: "isUnreachable", params: outcomeOf }, target: "offline" },
          {
            target: "shown.fresh",
            actions: [{ type: "setRead", params: outcomeOf }, "followAnswers", saveOnDevice],
          },
        ],
        onError: onFault("failed"),
      },
    },
    failed: { on: { "retry.pressed": "opening", "refresh.wanted": "opening" } },
    /** Nothing stored, and the server is unreachable. */
    offline: { on: { "retry.pressed": "opening", "refresh.wanted": "opening" } },
    shown: {
      on: {
        "window.moved": {
          target: ".asking",
          reenter: true,
          actions: { type: "move", params: ({ event }) => event },
        },
      },
      initial: "fresh",
      states: {
        fresh: {
          always: { guard: "isEmptySoFar", target: "asking", actions: "lookFurther" },
          on: { "refresh.wanted": "asking" },
        },
        asking: {
          invoke: {
            id: "ask",
            src: "readWindow",
            input: ({ context }) => ({ ...context.wanted, tag: context.tag }),
            onDone: [
              {
                guard: { type: "isRefused", params: outcomeOf },
                target: "old",
                actions: { type: "setFault", params: outcomeOf },
              },
              {
                guard: { type: "isUnreachable", params: outcomeOf },
                target: "offline",
                actions: { type: "setFault", params: outcomeOf },
              },
              {
                target: "fresh",
                actions: [{ type: "setRead", params: outcomeOf }, "followAnswers", saveOnDevice],
              },
            ],
            onError: onFault("old"),
          },
        },
        /** The last window, with the reason why the refresh failed. */
        old: { on: { "refresh.wanted": "asking", "retry.pressed": "asking" } },
        offline: {
          entry: "followAnswers",
          on: { "refresh.wanted": "asking", "retry.pressed": "asking" },
        },
      },
    },
  },
});
