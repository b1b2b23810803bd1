import { assign, type SnapshotFrom, setup } from "xstate";
import type { User } from "../../domain/account/user";
import { type CopyFileOutcome, ownDataTexts } from "../../domain/account-deletion/own-data";
import type { ProviderOutcome } from "../../domain/settings/settings";
import { askingProvider, isForeign, isOwn, toProvider } from "../account/provider.state";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";

/** The password of an account with us; null with another provider's proof. */
type Proof = { password: string | null };

/** Gets a copy of one's data after a fresh proof, and saves it as a file. The copy is gone with the machine. */
export const copyMyDataMachine = setup({
  types: {
    context: {} as { me: User; provider: string; file: string; wait: number },
    events: {} as
      | ({ type: "proof.given" } & Proof)
      | { type: "retry.pressed" }
      | { type: "save.pressed" }
      | { type: "left" },
    input: {} as { me: User },
  },
  actors: {
    readProvider: effectActor<ProviderOutcome, { me: User }>(),
    readCopy: effectActor<CopyFileOutcome, Proof & { me: User }>(),
    saveFile: effectActor<void, { file: string }>(),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    setProvider: assign(toProvider),
    setFile: assign((_, outcome: CopyFileOutcome) => (outcome.kind === "read" ? { file: outcome.file } : {})),
    setWait: assign(toWait),
  },
  guards: {
    isOwn,
    isForeign,
    isRead: (_, outcome: CopyFileOutcome) => outcome.kind === "read",
    isLimited,
  },
}).createMachine({
  id: "copyMyData",
  context: ({ input }) => ({ ...input, provider: "", file: "", wait: 0 }),
  initial: "asking",
  on: { left: ".over" },
  states: {
    asking: askingProvider("proving", "proving"),
    unknown: { on: { "retry.pressed": "asking" } },
    proving: { on: { "proof.given": "reading" } },
    reading: {
      invoke: {
        id: "readCopy",
        src: "readCopy",
        input: ({ context, event }) => ({
          me: context.me,
          password: event.type === "proof.given" ? event.password : null,
        }),
        onDone: [
          {
            guard: { type: "isRead", params: ({ event }) => event.output },
            target: "saving",
            actions: { type: "setFile", params: ({ event }) => event.output },
          },
          whenLimited("limited"),
          { target: "proving", actions: announceRefusal(ownDataTexts.failed) },
        ],
        onError: { target: "proving", actions: announceError(ownDataTexts.failed) },
      },
    },
    limited: countdownTo("proving"),
    saving: {
      invoke: {
        id: "saveFile",
        src: "saveFile",
        input: ({ context }) => ({ file: context.file }),
        onDone: "ready",
        onError: { target: "ready", actions: announceError(ownDataTexts.failed) },
      },
    },
    ready: { on: { "save.pressed": "saving" } },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof copyMyDataMachine>;
/** The provider that proves the person; empty: a password with us. */
export const selectProver = (snapshot: Snapshot) => snapshot.context.provider;
export const selectStep = ({ value }: Snapshot) => value;
