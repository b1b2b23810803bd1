import { assign, type SnapshotFrom, setup } from "xstate";
import { problemTexts } from "../../domain/base/texts";
import type { StopOutcome } from "../../domain/dings/ding-outcomes";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";

/** The page of a mail's link that stops its kind. Opening it changes nothing, since mail scanners open links too. */
export const mailStopMachine = setup({
  types: {
    context: {} as { token: string; wait: number },
    events: {} as { type: "stop.pressed" },
    input: {} as { token: string },
  },
  actors: {
    stop: effectActor<StopOutcome, { token: string }>(),
    countdown: countdownMachine,
  },
  actions: { announce, setWait: assign(toWait) },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isStopped: (_, outcome: StopOutcome) => outcome.kind === "stopped",
    isGone: (_, outcome: StopOutcome) => outcome.kind === "gone",
    isLimited,
  },
}).createMachine({
  id: "mailStop",
  context: ({ input }) => ({ ...input, wait: 0 }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasToken", target: "ready" }, { target: "gone" }] },
    ready: { on: { "stop.pressed": "stopping" } },
    stopping: {
      invoke: {
        id: "stop",
        src: "stop",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: "isStopped", params: ({ event }) => event.output }, target: "stopped" },
          { guard: { type: "isGone", params: ({ event }) => event.output }, target: "gone" },
          whenLimited("limited"),
          { target: "ready", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "ready", actions: announceError(problemTexts.unknown) },
      },
    },
    limited: countdownTo("ready"),
    stopped: { type: "final" },
    gone: { type: "final" },
  },
});

export const selectPage = ({ value }: SnapshotFrom<typeof mailStopMachine>) => value;
