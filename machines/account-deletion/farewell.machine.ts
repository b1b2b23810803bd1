import { assign, type SnapshotFrom, setup } from "xstate";
import type { User } from "../../domain/account/user";
import {
  type Consequences,
  type ConsequencesOutcome,
  type DeletionOutcome,
  farewellTexts,
  isOwnDripName,
} from "../../domain/account-deletion/farewell";
import type { ProviderOutcome } from "../../domain/settings/settings";
import { askingProvider, isForeign, isOwn, toProvider } from "../account/provider.state";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";
import { byOutcome } from "../base/outcomes";

/** The password of an account with us; null with another provider's proof. */
type Proof = { password: string | null };

type Context = {
  me: User;
  provider: string;
  consequences: Consequences | null;
  /** Kept while the consequences are read again. */
  typed: string;
  /** The lists differed from those shown. */
  hasChanged: boolean;
  dueAt: string;
  wait: number;
};

/** The end of an account: what goes along, the drip name, a fresh proof. */
export const farewellMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: "name.typed"; name: string }
      | { type: "consequences.accepted" }
      | ({ type: "proof.given" } & Proof)
      | { type: "retry.pressed" }
      | { type: "back.pressed" },
    input: {} as { me: User },
  },
  actors: {
    readConsequences: effectActor<ConsequencesOutcome, { me: User }>(),
    readProvider: effectActor<ProviderOutcome, { me: User }>(),
    askDeletion: effectActor<DeletionOutcome, Proof & Pick<Context, "me" | "consequences" | "typed">>(),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    setProvider: assign(toProvider),
    setName: assign((_, { name }: { name: string }) => ({ typed: name })),
    setConsequences: assign((_, outcome: ConsequencesOutcome) =>
      outcome.kind === "known" ? { consequences: outcome.value } : {},
    ),
    setDue: assign((_, outcome: DeletionOutcome) =>
      outcome.kind === "gone" ? { dueAt: outcome.dueAt } : {},
    ),
    recordChange: assign({ hasChanged: true }),
    setWait: assign(toWait),
  },
  guards: {
    isOwn,
    isForeign,
    isKnown: (_, outcome: ConsequencesOutcome) => outcome.kind === "known",
    isGone: (_, outcome: DeletionOutcome) => outcome.kind === "gone",
    isChanged: (_, outcome: DeletionOutcome) => outcome.kind === "changed",
    hasOwnName: ({ context }) => isOwnDripName(context.me, context.typed),
    isLimited,
  },
}).createMachine({
  id: "farewell",
  context: ({ input }) => ({
    ...input,
    provider: "",
    consequences: null,
    typed: "",
    hasChanged: false,
    dueAt: "",
    wait: 0,
  }),
  initial: "reading",
  states: {
    reading: {
      invoke: {
        id: "readConsequences",
        src: "readConsequences",
        input: ({ context }) => ({ me: context.me }),
        onDone: byOutcome({ isKnown: ["deciding", "setConsequences"], else: ["unread"] }),
        onError: "unread",
      },
      on: { "back.pressed": "left" },
    },
    unread: { on: { "retry.pressed": "reading", "back.pressed": "left" } },
    deciding: {
      on: {
        "name.typed": { actions: { type: "setName", params: ({ event }) => event } },
        "consequences.accepted": { guard: "hasOwnName", target: "asking" },
        "back.pressed": "left",
      },
    },
    asking: { ...askingProvider("proving", "proving"), on: { "back.pressed": "deciding" } },
    unknown: { on: { "retry.pressed": "asking", "back.pressed": "deciding" } },
    proving: { on: { "proof.given": "leaving", "back.pressed": "deciding" } },
    leaving: {
      invoke: {
        id: "askDeletion",
        src: "askDeletion",
        input: ({ context: { me, consequences, typed }, event }) => ({
          me,
          consequences,
          typed,
          password: event.type === "proof.given" ? event.password : null,
        }),
        onDone: [
          {
            guard: { type: "isGone", params: ({ event }) => event.output },
            target: "gone",
            actions: { type: "setDue", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isChanged", params: ({ event }) => event.output },
            target: "reading",
            actions: "recordChange",
          },
          whenLimited("limited"),
          { target: "proving", actions: announceRefusal(farewellTexts.failed) },
        ],
        onError: { target: "proving", actions: announceError(farewellTexts.failed) },
      },
    },
    limited: countdownTo("proving"),
    gone: { type: "final" },
    left: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof farewellMachine>;
export const selectStep = ({ value }: Snapshot) => value;
/** The provider that proves the person; empty: a password with us. */
export const selectProver = (snapshot: Snapshot) => snapshot.context.provider;
export const selectConsequences = (snapshot: Snapshot) => snapshot.context.consequences;
export const selectHasOwnName = ({ context: { me, typed } }: Snapshot) => isOwnDripName(me, typed);
export const selectTyped = (snapshot: Snapshot) => snapshot.context.typed;
export const selectHasChanged = (snapshot: Snapshot) => snapshot.context.hasChanged;
export const selectDueAt = (snapshot: Snapshot) => snapshot.context.dueAt;
