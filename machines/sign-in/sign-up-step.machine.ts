import { assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import { type Announcement, refusal } from "../../domain/base/announcement";
import { messageTexts } from "../../domain/base/message-texts";
import { problemTexts } from "../../domain/base/texts";
import type {
  Opened,
  SignInOutcome,
  SignUpField,
  SignUpForm,
  SignUpOutcome,
} from "../../domain/sign-in/sign-in";
import { signUpFields } from "../../domain/sign-in/sign-in";
import { signInTexts } from "../../domain/sign-in/texts";
import { countdownMachine } from "../base/countdown.machine";

/** How the step ended: in, or with an address that has to sign in after all. */
export type SignUpStepOutput = ({ kind: "opened" } & Opened) | { kind: "known" } | { kind: "signed-up" };

/** Step 3: a newcomer's form, then the automatic sign-in. It knows which fields are fit, never what is in them. */
export const signUpStepMachine = setup({
  types: {
    context: {} as {
      emailAddress: string;
      fit: readonly SignUpField[];
      wait: number;
      output: SignUpStepOutput;
    },
    events: {} as
      | { type: "field.judged"; field: SignUpField; isFit: boolean }
      | { type: "form.submitted"; form: SignUpForm },
    children: {} as { signUp: "signUp"; signIn: "signIn"; countdown: "countdown" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { emailAddress: string },
    output: {} as SignUpStepOutput,
  },
  actors: {
    signUp: fromPromise<SignUpOutcome, SignUpForm & { emailAddress: string }>(() => new Promise(() => {})),
    signIn: fromPromise<SignInOutcome, { emailAddress: string; password: string }>(
      () => new Promise(() => {}),
    ),
    countdown: countdownMachine,
  },
  actions: {
    announce: (_, _announcement: Announcement) => {},
    judgeField: assign(({ context }, { field, isFit }: { field: SignUpField; isFit: boolean }) => ({
      fit: [...context.fit.filter((each) => each !== field), ...(isFit ? [field] : [])],
    })),
    keepWait: assign((_, outcome: SignUpOutcome) =>
      outcome.kind === "limited" ? { wait: outcome.seconds } : {},
    ),
    keepOpened: assign((_, outcome: SignInOutcome) => (outcome.kind === "opened" ? { output: outcome } : {})),
    tellGaps: emit({ type: "gaps.found" }),
    noteKnown: assign({ output: { kind: "known" } }),
  },
  guards: {
    isReady: ({ context }) => context.fit.length === signUpFields.length,
    isSignedUp: (_, outcome: SignUpOutcome) => outcome.kind === "signed-up",
    isKnown: (_, outcome: SignUpOutcome) => outcome.kind === "known",
    isLimited: (_, outcome: SignUpOutcome) => outcome.kind === "limited",
    isOpened: (_, outcome: SignInOutcome) => outcome.kind === "opened",
  },
}).createMachine({
  id: "signUpStep",
  context: ({ input }) => ({ ...input, fit: [], wait: 0, output: { kind: "signed-up" } }),
  output: ({ context }) => context.output,
  initial: "filling",
  on: { "field.judged": { actions: { type: "judgeField", params: ({ event }) => event } } },
  states: {
    filling: {
      on: { "form.submitted": [{ guard: "isReady", target: "signingUp" }, { actions: "tellGaps" }] },
    },
    signingUp: {
      invoke: {
        id: "signUp",
        src: "signUp",
        input: ({ context, event }) => ({
          emailAddress: context.emailAddress,
          ...(event.type === "form.submitted" ? event.form : nothing),
        }),
        onDone: [
          { guard: { type: "isSignedUp", params: ({ event }) => event.output }, target: "signingIn" },
          {
            guard: { type: "isKnown", params: ({ event }) => event.output },
            target: "over",
            actions: [
              "noteKnown",
              { type: "announce", params: { tone: "error", text: messageTexts.USER_409_CONFLICT } },
            ],
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
            actions: {
              type: "announce",
              params: ({ event }) => refusal(event.output, problemTexts.unknown),
            },
          },
        ],
        onError: {
          target: "filling",
          actions: { type: "announce", params: { tone: "error", text: problemTexts.unknown } },
        },
      },
    },
    signingIn: {
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context, event }) => ({
          emailAddress: context.emailAddress,
          password: passwordOf(event),
        }),
        onDone: [
          {
            guard: { type: "isOpened", params: ({ event }) => event.output },
            target: "over",
            actions: { type: "keepOpened", params: ({ event }) => event.output },
          },
          {
            target: "over",
            actions: {
              type: "announce",
              params: ({ event }) => refusal(event.output, signInTexts.failed),
            },
          },
        ],
        onError: {
          target: "over",
          actions: { type: "announce", params: { tone: "error", text: signInTexts.failed } },
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
    over: { type: "final" },
  },
});

const nothing: SignUpForm = { firstName: "", lastName: "", dateOfBirth: "", password: "" };

/** Takes the password from the event of the sign-up's reply, so that it is never stored in the context. */
const passwordOf = (event: object): string => {
  const output = "output" in event ? event.output : null;
  return output instanceof Object && "password" in output ? String(output.password) : "";
};

type Snapshot = SnapshotFrom<typeof signUpStepMachine>;
export const selectIsReady = (snapshot: Snapshot) => snapshot.context.fit.length === signUpFields.length;
export const selectIsBusy = (snapshot: Snapshot) =>
  snapshot.matches("signingUp") || snapshot.matches("signingIn") || snapshot.matches("over");
export const selectIsLimited = (snapshot: Snapshot) => snapshot.matches("limited");
