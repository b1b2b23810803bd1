import { assign, setup } from "xstate";
import type { Announcement } from "../../domain/base/announcement";
import type { IdentifyOutcome, Identity } from "../../domain/identity/identity";
import { identityFailureTexts } from "../../domain/identity/identity-errors";
import type { Opened, SignInOutcome } from "../../domain/sign-in/sign-in";
import { signInTexts } from "../../domain/sign-in/texts";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

/** The provider's popup, then our server. If our server refuses, the provider's session is ended too. */
export const providerSignInMachine = setup({
  types: {
    context: {} as { identity: Identity | null; opened: Opened | null },
    output: {} as Opened | null,
  },
  actors: {
    identify: effectActor<IdentifyOutcome>(),
    openSession: effectActor<SignInOutcome, { identity: Identity | null }>(),
    leaveProvider: effectActor<void>(),
  },
  actions: {
    announce,
    setIdentity: assign((_, outcome: IdentifyOutcome) =>
      outcome.kind === "identified" ? { identity: outcome.identity } : {},
    ),
    forgetIdentity: assign({ identity: null }),
    setOpened: assign((_, outcome: SignInOutcome) => (outcome.kind === "opened" ? { opened: outcome } : {})),
  },
  guards: {
    isIdentified: (_, outcome: IdentifyOutcome) => outcome.kind === "identified",
    isOpened: (_, outcome: SignInOutcome) => outcome.kind === "opened",
  },
}).createMachine({
  id: "providerSignIn",
  context: { identity: null, opened: null },
  output: ({ context }) => context.opened,
  initial: "identifying",
  states: {
    identifying: {
      invoke: {
        id: "identify",
        src: "identify",
        onDone: [
          {
            guard: { type: "isIdentified", params: ({ event }) => event.output },
            target: "opening",
            actions: { type: "setIdentity", params: ({ event }) => event.output },
          },
          {
            target: "over",
            actions: { type: "announce", params: ({ event }) => failureOf(event.output) },
          },
        ],
        onError: { target: "over", actions: announceError(signInTexts.failed) },
      },
    },
    opening: {
      exit: "forgetIdentity",
      invoke: {
        id: "openSession",
        src: "openSession",
        input: ({ context }) => ({ identity: context.identity }),
        onDone: byOutcome({
          isOpened: ["over", "setOpened"],
          else: ["leaving", announceRefusal(signInTexts.failed)],
        }),
        onError: { target: "leaving", actions: announceError(signInTexts.failed) },
      },
    },
    leaving: { invoke: { id: "leaveProvider", src: "leaveProvider", onDone: "over", onError: "over" } },
    over: { type: "final" },
  },
});

/** Closing the popup cancels the sign-in and is no error. */
const failureOf = (outcome: IdentifyOutcome): Announcement => ({
  tone: outcome.kind === "failed" && outcome.failure === "popup-closed" ? "blank" : "error",
  text: outcome.kind === "failed" ? identityFailureTexts[outcome.failure] : signInTexts.failed,
});
