import { assign, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { LookOutcome, Shown } from "../../domain/calendar-link/look-texts";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";

/** What somebody without an account sees of one child's next weeks. */
export const lookMachine = setup({
  types: {
    context: {} as { token: string; look: Shown | null; fault: string; wait: number },
    events: {} as { type: "retry.pressed" },
    input: {} as { token: string },
  },
  actors: {
    read: effectActor<LookOutcome, { token: string }>(),
    countdown: countdownMachine,
  },
  actions: {
    setLook: assign((_, outcome: LookOutcome) => (outcome.kind === "shown" ? { look: outcome.look } : {})),
    setFault: assign((_, outcome: { kind: string; text?: string }) => ({
      fault: reasonOf(outcome) ?? problemTexts.unknown,
    })),
    ...faultActions("fault"),
    setWait: assign(toWait),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isShown: (_, outcome: LookOutcome) => outcome.kind === "shown",
    isOver: (_, outcome: LookOutcome) => outcome.kind === "over",
    isLimited,
  },
}).createMachine({
  id: "look",
  context: ({ input }) => ({ ...input, look: null, fault: "", wait: 0 }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasToken", target: "reading" }, { target: "over" }] },
    reading: {
      invoke: {
        id: "read",
        src: "read",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: "isShown", params: ({ event }) => event.output },
            target: "shown",
            actions: { type: "setLook", params: ({ event }) => event.output },
          },
          { guard: { type: "isOver", params: ({ event }) => event.output }, target: "over" },
          whenLimited("limited"),
          { target: "failed", actions: { type: "setFault", params: ({ event }) => event.output } },
        ],
        onError: onFault("failed"),
      },
    },
    limited: countdownTo("reading"),
    failed: { on: { "retry.pressed": "reading" } },
    shown: { type: "final" },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof lookMachine>;
export const selectPage = ({ value }: Snapshot) => value;
export const selectLook = ({ context }: Snapshot) => context.look;
export const selectFault = ({ context }: Snapshot) => context.fault;
