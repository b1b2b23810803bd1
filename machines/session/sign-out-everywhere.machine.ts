import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { User } from "../../domain/account/user";
import { problemTexts } from "../../domain/base/texts";
import type { EverywhereOutcome } from "../../domain/session/session";
import type { ProviderOutcome } from "../../domain/settings/settings";
import { askingProvider, isForeign, isOwn, toProvider } from "../account/provider.state";
import { announce, announceError, announceRefusal } from "../base/announce.actions";

/** The password of an account of our own; null where another provider is asked. */
type Proof = { password: string | null };

/** Ends all sessions of somebody who proved just now that they are the person. */
export const signOutEverywhereMachine = setup({
  types: {
    context: {} as { me: User; provider: string; outcome: "ended" | "left" },
    events: {} as ({ type: "proof.given" } & Proof) | { type: "retry.pressed" } | { type: "left" },
    input: {} as { me: User },
    output: {} as { kind: "ended" | "left" },
  },
  actors: {
    readProvider: fromPromise<ProviderOutcome, { me: User }>(() => new Promise(() => {})),
    signOut: fromPromise<EverywhereOutcome, Proof & { me: User }>(() => new Promise(() => {})),
  },
  actions: {
    announce,
    keepProvider: assign(toProvider),
    noteEnded: assign({ outcome: "ended" }),
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
            actions: "noteEnded",
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
/** Who is asked for the proof; empty: we are. */
export const selectProver = (snapshot: Snapshot) => snapshot.context.provider;
export const selectStep = ({ value }: Snapshot) => value;
