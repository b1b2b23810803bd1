import { assign, type SnapshotFrom, setup } from "xstate";
import type { User } from "../../domain/account/user";
import { problemTexts } from "../../domain/base/texts";
import type { EverywhereOutcome } from "../../domain/session/session";
import type { ProviderOutcome } from "../../domain/settings/settings";
import { askingProvider, isForeign, isOwn, toProvider } from "../account/provider.state";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";

/** The password of an account with us; null with another provider's proof. */
type Proof = { password: string | null };

/** Ends all sessions of a person after a fresh proof of identity. */
export const signOutEverywhereMachine = setup({
  types: {
    context: {} as { me: User; provider: string; outcome: "ended" | "left" },
    events: {} as ({ type: "proof.given" } & Proof) | { type: "retry.pressed" } | { type: "left" },
    input: {} as { me: User },
    output: {} as { kind: "ended" | "left" },
  },
  actors: {
    readProvider: effectActor<ProviderOutcome, { me: User }>(),
    signOut: effectActor<EverywhereOutcome, Proof & { me: User }>(),
  },
  actions: {
    announce,
    setProvider: assign(toProvider),
    recordEnded: assign({ outcome: "ended" }),
  },
  guards: {
    isOwn,
    isForeign,
    isEnded: (_, outcome: EverywhereOutcome) => outcome.kind === "ended",
  },
}).createMachine({
  id: "signOutEverywhere",
  context: ({ input }) => ({ ...input, provider: "", outcome: "left" }),
  output: ({ context }) => ({ kind: context.outcome }),
  initial: "asking",
  on: { left: ".over" },
  states: {
    asking: askingProvider("proving", "proving"),
    unknown: { on: { "retry.pressed": "asking" } },
    proving: { on: { "proof.given": "ending" } },
    ending: {
      invoke: {
        id: "signOut",
        src: "signOut",
        input: ({ context, event }) => ({
          me: context.me,
          password: event.type === "proof.given" ? event.password : null,
        }),
        onDone: [
          {
            guard: { type: "isEnded", params: ({ event }) => event.output },
            target: "over",
            actions: "recordEnded",
          },
          { target: "proving", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "proving", actions: announceError(problemTexts.unknown) },
      },
    },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof signOutEverywhereMachine>;
/** The provider that proves the person; empty: a password with us. */
export const selectProver = (snapshot: Snapshot) => snapshot.context.provider;
export const selectStep = ({ value }: Snapshot) => value;
