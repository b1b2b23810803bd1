import { assign, type SnapshotFrom, setup } from "xstate";
import type { OpenedWith } from "../../domain/sign-in/sign-in";
import { byOutcome } from "../base/outcomes";
import { addressCheckMachine } from "./address-check.machine";
import { passwordStepMachine } from "./password-step.machine";
import { type SignUpStepOutput, signUpStepMachine } from "./sign-up-step.machine";

type Step = { emailAddress: string; step: "password" | "sign-up" };

/** The e-mail dialog: an address, then a member's password or a newcomer's form. */
export const emailSignInMachine = setup({
  types: {
    context: {} as { emailAddress: string; isSuggested: boolean; opened: OpenedWith | null },
    events: {} as { type: "cancelled" } | { type: "address.pressed" },
    /** An address with a known account leads to the password at once; a suggested one prefills its field. */
    input: {} as { emailAddress: string | null; isSuggested?: boolean } | undefined,
    output: {} as OpenedWith | null,
    children: {} as { address: "addressCheck"; password: "passwordStep"; signUp: "signUpStep" },
  },
  actors: {
    addressCheck: addressCheckMachine,
    passwordStep: passwordStepMachine,
    signUpStep: signUpStepMachine,
  },
  actions: {
    saveAddress: assign((_, { emailAddress }: Step) => ({ emailAddress })),
    setOpened: assign((_, { opened }: { opened: OpenedWith | null }) => ({ opened })),
    setSignUp: assign((_, output: SignUpStepOutput) =>
      output.kind === "opened" ? { opened: { ...output, password: null } } : {},
    ),
  },
  guards: {
    hasAddress: ({ context }) => context.emailAddress !== "" && !context.isSuggested,
    isPassword: (_, { step }: Step) => step === "password",
    isOpened: (_, output: SignUpStepOutput) => output.kind === "opened",
    isKnown: (_, output: SignUpStepOutput) => output.kind === "known",
  },
}).createMachine({
  id: "emailSignIn",
  context: ({ input }) => ({
    emailAddress: input?.emailAddress ?? "",
    isSuggested: input?.isSuggested ?? false,
    opened: null,
  }),
  output: ({ context }) => context.opened,
  initial: "opening",
  on: { cancelled: ".over" },
  states: {
    opening: { always: [{ guard: "hasAddress", target: "password" }, { target: "address" }] },
    address: {
      invoke: {
        id: "address",
        src: "addressCheck",
        input: ({ context }) => ({ emailAddress: context.emailAddress }),
        onDone: byOutcome({ isPassword: ["password", "saveAddress"], else: ["signUp", "saveAddress"] }),
      },
    },
    password: {
      on: { "address.pressed": "address" },
      invoke: {
        id: "password",
        src: "passwordStep",
        input: ({ context }) => ({ emailAddress: context.emailAddress }),
        onDone: {
          target: "over",
          actions: { type: "setOpened", params: ({ event }) => ({ opened: event.output }) },
        },
      },
    },
    signUp: {
      on: { "address.pressed": "address" },
      invoke: {
        id: "signUp",
        src: "signUpStep",
        input: ({ context }) => ({ emailAddress: context.emailAddress }),
        onDone: byOutcome({ isOpened: ["over", "setSignUp"], isKnown: ["address"], else: ["password"] }),
      },
    },
    over: { type: "final" },
  },
});

export const selectStep = (snapshot: SnapshotFrom<typeof emailSignInMachine>) => snapshot.value;
export const selectEmailAddress = (snapshot: SnapshotFrom<typeof emailSignInMachine>) =>
  snapshot.context.emailAddress;
