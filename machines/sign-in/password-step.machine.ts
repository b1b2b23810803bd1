import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { type Announcement, refusal } from "../../domain/base/announcement";
import { messageTexts } from "../../domain/base/message-texts";
import { passwordResetTexts } from "../../domain/mail-links/texts";
import {
  isWrongPassword,
  type OpenedWith,
  type ResetOutcome,
  type SignInOutcome,
} from "../../domain/sign-in/sign-in";
import { signInTexts } from "../../domain/sign-in/texts";
import { countdownMachine } from "../base/countdown.machine";

/** Seconds before another mail is offered: the last one needs a moment to arrive. */
const mailPause = 60;

/**
 * Step 2: a member's password. While one submit is out no second one leaves; a failed one frees the button at once. Once a reset's mail
 * has left, the step says so until somebody goes on.
 */
export const passwordStepMachine = setup({
  types: {
    context: {} as {
      emailAddress: string;
      password: string;
      wait: number;
      linkExpiresIn: number;
      opened: OpenedWith | null;
      /** For the password's field: a new object for each wrong one. */
      wrong: { text: string } | null;
    },
    events: {} as
      | { type: "password.submitted"; password: string }
      | { type: "reset.pressed" }
      | { type: "password.chosen" },
    children: {} as {
      signIn: "signIn";
      requestReset: "requestReset";
      countdown: "countdown";
      linkLife: "countdown";
    },
    input: {} as { emailAddress: string },
    output: {} as OpenedWith | null,
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
    keepPassword: assign((_, { password }: { password: string }) => ({ password })),
    keepOpened: assign(({ context }, outcome: SignInOutcome) =>
      outcome.kind === "opened" ? { opened: { ...outcome, password: context.password } } : {},
    ),
    forgetPassword: assign({ password: "" }),
    refusePassword: assign(() => ({ wrong: { text: signInTexts.wrongPassword } })),
    keepWait: assign((_, outcome: SignInOutcome | ResetOutcome) =>
      outcome.kind === "limited" || outcome.kind === "spent" ? { wait: outcome.seconds } : {},
    ),
    keepMailed: assign((_, outcome: ResetOutcome) =>
      outcome.kind === "sent"
        ? { linkExpiresIn: outcome.linkExpiresIn, wait: Math.max(outcome.nextIn, mailPause) }
        : {},
    ),
  },
  guards: {
    isOpened: (_, outcome: SignInOutcome) => outcome.kind === "opened",
    isWrongPassword: (_, outcome: SignInOutcome) => isWrongPassword(outcome),
    isSent: (_, outcome: ResetOutcome) => outcome.kind === "sent",
    isSpent: (_, outcome: ResetOutcome) => outcome.kind === "spent",
    isLimited: (_, outcome: SignInOutcome | ResetOutcome) => outcome.kind === "limited",
  },
}).createMachine({
  id: "passwordStep",
  context: ({ input }) => ({ ...input, password: "", wait: 0, linkExpiresIn: 0, opened: null, wrong: null }),
  output: ({ context }) => context.opened,
  initial: "filling",
  states: {
    filling: {
      entry: "forgetPassword",
      on: {
        "password.submitted": {
          target: "signingIn",
          actions: { type: "keepPassword", params: ({ event }) => event },
        },
        "reset.pressed": "resetting",
      },
    },
    signingIn: {
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context: { emailAddress, password } }) => ({ emailAddress, password }),
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
            guard: { type: "isWrongPassword", params: ({ event }) => event.output },
            target: "filling",
            actions: [
              "refusePassword",
              { type: "announce", params: { tone: "error", text: signInTexts.wrongPassword } },
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
            target: "mailed",
            actions: [
              { type: "keepMailed", params: ({ event }) => event.output },
              { type: "announce", params: { tone: "success", text: passwordResetTexts.sent } },
            ],
          },
          {
            guard: { type: "isSpent", params: ({ event }) => event.output },
            target: "resetSpent",
            actions: [
              { type: "keepWait", params: ({ event }) => event.output },
              { type: "announce", params: { tone: "error", text: passwordResetTexts.failed } },
            ],
          },
          {
            guard: { type: "isLimited", params: ({ event }) => event.output },
            target: "resetSpent",
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
    mailed: {
      type: "parallel",
      on: { "password.chosen": "filling" },
      states: {
        link: {
          initial: "working",
          states: {
            working: {
              invoke: {
                id: "linkLife",
                src: "countdown",
                input: ({ context }) => ({ seconds: context.linkExpiresIn }),
                onDone: "over",
              },
            },
            over: {},
          },
        },
        next: {
          initial: "waiting",
          states: {
            waiting: {
              invoke: {
                id: "countdown",
                src: "countdown",
                input: ({ context }) => ({ seconds: context.wait }),
                onDone: "ready",
              },
            },
            ready: { on: { "reset.pressed": "#passwordStep.resetting" } },
          },
        },
      },
    },
    // A password may be tried meanwhile.
    resetSpent: {
      on: {
        "password.submitted": {
          target: "signingIn",
          actions: { type: "keepPassword", params: ({ event }) => event },
        },
      },
      invoke: {
        id: "countdown",
        src: "countdown",
        input: ({ context }) => ({ seconds: context.wait }),
        onDone: "filling",
      },
    },
    limited: {
      entry: "forgetPassword",
      invoke: {
        id: "countdown",
        src: "countdown",
        input: ({ context }) => ({ seconds: context.wait }),
        onDone: "filling",
      },
    },
    opened: { type: "final", entry: "forgetPassword" },
  },
});

type Snapshot = SnapshotFrom<typeof passwordStepMachine>;
export const selectIsBusy = (snapshot: Snapshot) =>
  snapshot.matches("signingIn") || snapshot.matches("resetting") || snapshot.matches("opened");
export const selectIsMailed = (snapshot: Snapshot) => snapshot.matches("mailed");
export const selectMayResend = (snapshot: Snapshot) => snapshot.matches({ mailed: { next: "ready" } });
export const selectMayReset = (snapshot: Snapshot) => snapshot.matches("filling");
export const selectIsLimited = (snapshot: Snapshot) => snapshot.matches("limited");
export const selectWrongPassword = (snapshot: Snapshot) => snapshot.context.wrong;
