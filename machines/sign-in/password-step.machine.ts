import { assign, type SnapshotFrom, setup } from "xstate";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { passwordResetTexts } from "../../domain/mail-links/texts";
import {
  isWrongPassword,
  type OpenedWith,
  type ResetOutcome,
  type SignInOutcome,
} from "../../domain/sign-in/sign-in";
import { signInTexts } from "../../domain/sign-in/texts";
import { announce, announceError, announceRefusal, announceSuccess } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";
import { byOutcome } from "../base/outcomes";

/** Seconds before another mail is offered, since the last one may still be arriving. */
const mailPause = 60;

/**
 * Step 2: a member's password. Only one submit is in flight at a time; a failed one frees the button immediately. After a reset mail
 * was sent the step says so until the person continues.
 */
export const passwordStepMachine = setup({
  types: {
    context: {} as {
      emailAddress: string;
      password: string;
      wait: number;
      linkExpiresIn: number;
      opened: OpenedWith | null;
      /** Error of the password field: a new object for each failed attempt. */
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
    signIn: effectActor<SignInOutcome, { emailAddress: string; password: string }>(),
    requestReset: effectActor<ResetOutcome, { emailAddress: string }>(),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    setPassword: assign((_, { password }: { password: string }) => ({ password })),
    setOpened: assign(({ context }, outcome: SignInOutcome) =>
      outcome.kind === "opened" ? { opened: { ...outcome, password: context.password } } : {},
    ),
    forgetPassword: assign({ password: "" }),
    refusePassword: assign(() => ({ wrong: { text: signInTexts.wrongPassword } })),
    setWait: assign(toWait),
    setMailed: assign((_, outcome: ResetOutcome) =>
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
    isLimited,
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
          actions: { type: "setPassword", params: ({ event }) => event },
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
            actions: { type: "setOpened", params: ({ event }) => event.output },
          },
          whenLimited("limited"),
          {
            guard: { type: "isWrongPassword", params: ({ event }) => event.output },
            target: "filling",
            actions: ["refusePassword", announceError(signInTexts.wrongPassword)],
          },
          { target: "filling", actions: announceRefusal(signInTexts.failed) },
        ],
        onError: { target: "filling", actions: announceError(signInTexts.failed) },
      },
    },
    resetting: {
      invoke: {
        id: "requestReset",
        src: "requestReset",
        input: ({ context }) => ({ emailAddress: context.emailAddress }),
        onDone: byOutcome({
          isSent: ["mailed", "setMailed", announceSuccess(passwordResetTexts.sent)],
          isSpent: ["resetSpent", "setWait", announceError(passwordResetTexts.failed)],
          isLimited: ["resetSpent", "setWait", announceError(baseCodeTexts.REQUEST_429_LIMIT)],
          else: ["filling", announceError(passwordResetTexts.failed)],
        }),
        onError: { target: "filling", actions: announceError(passwordResetTexts.failed) },
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
            waiting: countdownTo("ready"),
            ready: { on: { "reset.pressed": "#passwordStep.resetting" } },
          },
        },
      },
    },
    // Signing in with a password is possible during the wait.
    resetSpent: {
      on: {
        "password.submitted": {
          target: "signingIn",
          actions: { type: "setPassword", params: ({ event }) => event },
        },
      },
      ...countdownTo("filling"),
    },
    limited: {
      entry: ["forgetPassword", announceError(baseCodeTexts.REQUEST_429_LIMIT)],
      ...countdownTo("filling"),
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
