import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { accountCodeTexts } from "../../domain/account/code-texts";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { problemTexts } from "../../domain/base/texts";
import { fitAfter, type Judged } from "../../domain/fields/fit-fields";
import type {
  Opened,
  SignInOutcome,
  SignUpField,
  SignUpForm,
  SignUpOutcome,
} from "../../domain/sign-in/sign-in";
import { signUpFields } from "../../domain/sign-in/sign-in";
import { signInTexts } from "../../domain/sign-in/texts";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";
import { byOutcome } from "../base/outcomes";

/** How the step ended: signed in, or with an address that already has an account. */
export type SignUpStepOutput = ({ kind: "opened" } & Opened) | { kind: "known" } | { kind: "signed-up" };

/** Step 3: a newcomer's form, then the automatic sign-in. It knows which fields are valid, but not their content. */
export const signUpStepMachine = setup({
  types: {
    context: {} as {
      emailAddress: string;
      fit: readonly SignUpField[];
      wait: number;
      output: SignUpStepOutput;
    },
    events: {} as
      | ({ type: "field.judged" } & Judged<SignUpField>)
      | { type: "form.submitted"; form: SignUpForm },
    children: {} as { signUp: "signUp"; signIn: "signIn"; countdown: "countdown" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { emailAddress: string },
    output: {} as SignUpStepOutput,
  },
  actors: {
    signUp: effectActor<SignUpOutcome, SignUpForm & { emailAddress: string }>(),
    signIn: effectActor<SignInOutcome, { emailAddress: string; password: string }>(),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    judgeField: assign(({ context }, judged: Judged<SignUpField>) => ({
      fit: fitAfter(context.fit, judged),
    })),
    setWait: assign(toWait),
    setOpened: assign((_, outcome: SignInOutcome) => (outcome.kind === "opened" ? { output: outcome } : {})),
    sendGaps: emit({ type: "gaps.found" }),
    recordKnown: assign({ output: { kind: "known" } }),
  },
  guards: {
    isReady: ({ context }) => context.fit.length === signUpFields.length,
    isSignedUp: (_, outcome: SignUpOutcome) => outcome.kind === "signed-up",
    isKnown: (_, outcome: SignUpOutcome) => outcome.kind === "known",
    isLimited,
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
      on: { "form.submitted": [{ guard: "isReady", target: "signingUp" }, { actions: "sendGaps" }] },
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
            actions: ["recordKnown", announceError(accountCodeTexts.USER_409_CONFLICT)],
          },
          whenLimited("limited"),
          { target: "filling", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "filling", actions: announceError(problemTexts.unknown) },
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
        onDone: byOutcome({
          isOpened: ["over", "setOpened"],
          else: ["over", announceRefusal(signInTexts.failed)],
        }),
        onError: { target: "over", actions: announceError(signInTexts.failed) },
      },
    },
    limited: { entry: announceError(baseCodeTexts.REQUEST_429_LIMIT), ...countdownTo("filling") },
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
