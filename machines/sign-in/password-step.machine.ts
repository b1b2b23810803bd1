import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { type Announcement, refusal } from "../../domain/base/announcement";
import { messageTexts } from "../../domain/base/message-texts";
import { passwordResetTexts } from "../../domain/mail-links/texts";
import type { Opened, ResetOutcome, SignInOutcome } from "../../domain/sign-in/sign-in";
import { signInTexts } from "../../domain/sign-in/texts";
import { countdownMachine } from "../base/countdown.machine";

/** Step 2: a member's password. While one submit is out no second one leaves; a failed one frees the button at once. */
export const passwordStepMachine = setup({
  types: {
    context: {} as { emailAddress: string; wait: number; opened: Opened | null },
    events: {} as { type: "password.submitted"; password: string } | { type: "reset.pressed" },
    children: {} as { signIn: "signIn"; requestReset: "requestReset"; countdown: "countdown" },
    input: {} as { emailAddress: string },
    output: {} as Opened | null,
  },
  actors: {
    signIn: fromPromise<SignInOutcome, { emailAddress: string; password: string }>(
      () => new Promise(() => {}),
    ),
    requestReset: fromPromise<ResetOutcome, { emailAddress: string }>(() => new Promise(() => {})),
    countdown: countdownMachine,
  },
  actions: {
    announce: (_, _announcement: Announcement) => {},
    keepOpened: assign((_, outcome: SignInOutcome) => (outcome.kind === "opened" ? { opened: outcome } : {})),
    keepWait: assign((_, outcome: SignInOutcome | ResetOutcome) =>
      outcome.kind === "limited" ? { wait: outcome.seconds } : {},
    ),
  },
  guards: {
    isOpened: (_, outcome: SignInOutcome) => outcome.kind === "opened",
    isSent: (_, outcome: ResetOutcome) => outcome.kind === "sent",
    isLimited: (_, outcome: SignInOutcome | ResetOutcome) => outcome.kind === "limited",
  },
}).createMachine({
  id: "passwordStep",
  context: ({ input }) => ({ ...input, wait: 0, opened: null }),
  output: ({ context }) => context.opened,
  initial: "filling",
  states: {
    filling: { on: { "password.submitted": "signingIn", "reset.pressed": "resetting" } },
    signingIn: {
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context, event }) => ({
          emailAddress: context.emailAddress,
          password: event.type === "password.submitted" ? event.password : "",
        }),
        onDone: [
          {
            guard: { type: "isOpened", params: ({ event }) => event.output },
            target: "opened",
            actions: { type: "keepOpened", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isLimited", params: ({ event }) => event.output },
            target: "limited",
            actions: [
              { type: "keepWait", params: ({ event }) => event.output },
              { type: "announce", params: { tone: "error", text: messageTexts.REQUEST_429_LIMIT } },
            ],
          },
          {
            target: "filling",
            actions: { type: "announce", params: ({ event }) => refusal(event.output, signInTexts.failed) },
          },
        ],
        onError: {
          target: "filling",
          actions: { type: "announce", params: { tone: "error", text: signInTexts.failed } },
        },
      },
    },
    resetting: {
      invoke: {
        id: "requestReset",
        src: "requestReset",
        input: ({ context }) => ({ emailAddress: context.emailAddress }),
        onDone: [
          {
            guard: { type: "isSent", params: ({ event }) => event.output },
            target: "filling",
            actions: { type: "announce", params: { tone: "success", text: passwordResetTexts.sent } },
          },
          {
            guard: { type: "isLimited", params: ({ event }) => event.output },
            target: "limited",
            actions: [
              { type: "keepWait", params: ({ event }) => event.output },
              { type: "announce", params: { tone: "error", text: messageTexts.REQUEST_429_LIMIT } },
            ],
          },
          {
            target: "filling",
            actions: { type: "announce", params: { tone: "error", text: passwordResetTexts.failed } },
          },
        ],
        onError: {
          target: "filling",
          actions: { type: "announce", params: { tone: "error", text: passwordResetTexts.failed } },
        },
      },
    },
    limited: {
      invoke: {
        id: "countdown",
        src: "countdown",
        input: ({ context }) => ({ seconds: context.wait }),
        onDone: "filling",
      },
    },
    opened: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof passwordStepMachine>;
export const selectIsBusy = (snapshot: Snapshot) =>
  snapshot.matches("signingIn") || snapshot.matches("resetting") || snapshot.matches("opened");
export const selectIsLimited = (snapshot: Snapshot) => snapshot.matches("limited");
