import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { type Announcement, refusal } from "../domain/announcement";
import type { ConfirmOutcome } from "../domain/sign-in";
import { texts } from "../domain/texts";
import { countdownMachine } from "./countdown.machine";

/** The page behind a reset mail's link. Opening it changes nothing: mail scanners open links too. */
export const passwordResetMachine = setup({
  types: {
    context: {} as { token: string; temporaryPassword: string | null; wait: number },
    events: {} as { type: "confirm.pressed" },
    input: {} as { token: string },
  },
  actors: {
    confirm: fromPromise<ConfirmOutcome, { token: string }>(() => new Promise(() => {})),
    countdown: countdownMachine,
  },
  actions: {
    announce: (_, _announcement: Announcement) => {},
    keepPassword: assign((_, outcome: ConfirmOutcome) =>
      outcome.kind === "confirmed" ? { temporaryPassword: outcome.temporaryPassword } : {},
    ),
    keepWait: assign((_, outcome: ConfirmOutcome) =>
      outcome.kind === "limited" ? { wait: outcome.seconds } : {},
    ),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isConfirmed: (_, outcome: ConfirmOutcome) => outcome.kind === "confirmed",
    isUsed: (_, outcome: ConfirmOutcome) => outcome.kind === "used",
    isLimited: (_, outcome: ConfirmOutcome) => outcome.kind === "limited",
  },
}).createMachine({
  id: "passwordReset",
  context: ({ input }) => ({ ...input, temporaryPassword: null, wait: 0 }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasToken", target: "ready" }, { target: "used" }] },
    ready: { on: { "confirm.pressed": "confirming" } },
    confirming: {
      invoke: {
        id: "confirm",
        src: "confirm",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: "isConfirmed", params: ({ event }) => event.output },
            target: "confirmed",
            actions: { type: "keepPassword", params: ({ event }) => event.output },
          },
          { guard: { type: "isUsed", params: ({ event }) => event.output }, target: "used" },
          {
            guard: { type: "isLimited", params: ({ event }) => event.output },
            target: "limited",
            actions: { type: "keepWait", params: ({ event }) => event.output },
          },
          {
            target: "ready",
            actions: {
              type: "announce",
              params: ({ event }) => refusal(event.output, texts.passwordReset.failed),
            },
          },
        ],
        onError: {
          target: "ready",
          actions: { type: "announce", params: { tone: "error", text: texts.passwordReset.failed } },
        },
      },
    },
    limited: {
      invoke: {
        id: "countdown",
        src: "countdown",
        input: ({ context }) => ({ seconds: context.wait }),
        onDone: "ready",
      },
    },
    confirmed: { type: "final" },
    used: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;
export const selectPage = (snapshot: Snapshot) => snapshot.value;
export const selectTemporaryPassword = (snapshot: Snapshot) => snapshot.context.temporaryPassword;
