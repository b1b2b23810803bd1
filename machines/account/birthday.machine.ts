import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { BirthdayInput, BirthdayOutcome } from "../../domain/account/age";
import type { User } from "../../domain/account/user";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { problemTexts } from "../../domain/base/texts";
import type { ProviderOutcome } from "../../domain/settings/settings";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { afterBirthday, isGiven, isOnFile, isTooYoung } from "./birthday-given.state";
import { askingProvider, isForeign, isOwn, toProvider } from "./provider.state";

export type BirthdayOutput = { kind: "given" | "too-young" | "left"; me: User };

/** `password` is null with another provider's proof, and the first time, which needs no proof. */
type Form = { dateOfBirth: string; password: string | null };

type Context = {
  me: User;
  isFit: boolean;
  dateOfBirth: string;
  /** With the proof that a repeated date needs. */
  proof: NonNullable<BirthdayInput["proof"]> | null;
  /** The provider that proves the person; empty: a password with us. */
  provider: string;
  /** How often the server asked to repeat the date: each time the field starts empty. */
  repeats: number;
  kind: BirthdayOutput["kind"];
};

/**
 * Asks accounts with a drip name but without a date of birth for it. The server stores it once. It erases a child's account after the
 * same date was sent twice, the second time with a proof of identity.
 */
export const birthdayMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: "birthday.judged"; isFit: boolean }
      | ({ type: "birthday.submitted" } & Form)
      | { type: "retry.pressed" }
      | { type: "sign-out.pressed" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { me: User },
    output: {} as BirthdayOutput,
  },
  actors: {
    giveBirthday: effectActor<BirthdayOutcome, BirthdayInput>(),
    readProvider: effectActor<ProviderOutcome, { me: User }>(),
  },
  actions: {
    announce,
    sendGaps: emit({ type: "gaps.found" }),
    judge: assign((_, { isFit }: { isFit: boolean }) => ({ isFit })),
    countRepeat: assign({ isFit: false, repeats: ({ context }) => context.repeats + 1 }),
    setDate: assign((_, { dateOfBirth }: Form) => ({ dateOfBirth, proof: null })),
    setProof: assign(({ context }, { password }: Form) => ({
      proof: { emailAddress: context.me.email_address, password },
    })),
    setProvider: assign(toProvider),
    setMe: assign((_, outcome: BirthdayOutcome) =>
      "me" in outcome ? { me: outcome.me, kind: "given" as const } : {},
    ),
    recordTooYoung: assign({ kind: "too-young" }),
  },
  guards: {
    isFit: ({ context }) => context.isFit,
    isProof: ({ context }, { password }: Form) =>
      context.isFit && (context.provider !== "" || Boolean(password)),
    isSame: ({ context }, { dateOfBirth, password }: Form) =>
      context.isFit && context.dateOfBirth === dateOfBirth && (context.provider !== "" || Boolean(password)),
    isRepeating: ({ context }) => context.repeats > 0,
    isGiven,
    isOnFile,
    isTooYoung,
    isAskedAgain: (_, outcome: BirthdayOutcome) => outcome.kind === "asked-again",
    isOwn,
    isForeign,
  },
}).createMachine({
  id: "birthday",
  context: ({ input: { me } }) => ({
    me,
    isFit: false,
    dateOfBirth: "",
    proof: null,
    provider: "",
    repeats: 0,
    kind: "left",
  }),
  output: ({ context: { kind, me } }) => ({ kind, me }),
  initial: "filling",
  on: {
    "birthday.judged": { actions: { type: "judge", params: ({ event }) => event } },
    "sign-out.pressed": ".over",
  },
  states: {
    filling: {
      on: {
        "birthday.submitted": [
          { guard: "isFit", target: "saving", actions: { type: "setDate", params: ({ event }) => event } },
          { actions: "sendGaps" },
        ],
      },
    },
    saving: {
      invoke: {
        id: "giveBirthday",
        src: "giveBirthday",
        input: ({ context: { me, dateOfBirth, proof } }) => ({ userId: me.id, dateOfBirth, proof }),
        onDone: [
          ...afterBirthday("over"),
          {
            guard: { type: "isAskedAgain", params: ({ event }) => event.output },
            target: "repeating",
            actions: "countRepeat",
          },
          { target: "failed", actions: announceRefusal(baseCodeTexts.REQUEST_429_LIMIT) },
        ],
        onError: { target: "failed", actions: announceError(problemTexts.unknown) },
      },
    },
    failed: { always: [{ guard: "isRepeating", target: "repeating.proving" }, { target: "filling" }] },
    /** The same form again, empty, with a proof. */
    repeating: {
      initial: "asking",
      states: {
        asking: askingProvider("proving", "proving"),
        unknown: { on: { "retry.pressed": "asking" } },
        proving: {
          on: {
            "birthday.submitted": [
              {
                guard: { type: "isSame", params: ({ event }) => event },
                target: "#birthday.saving",
                actions: { type: "setProof", params: ({ event }) => event },
              },
              {
                // A different date than before needs to be repeated as well.
                guard: { type: "isProof", params: ({ event }) => event },
                target: "#birthday.saving",
                actions: { type: "setDate", params: ({ event }) => event },
              },
              { actions: "sendGaps" },
            ],
          },
        },
      },
    },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof birthdayMachine>;
export const selectRepeats = (snapshot: Snapshot) => snapshot.context.repeats;
export const selectIsUnknown = (snapshot: Snapshot) => snapshot.matches({ repeating: "unknown" });
/** The provider that proves the person when the date is repeated; empty: a password with us. Null before that is known. */
export const selectProver = (snapshot: Snapshot) =>
  snapshot.context.repeats === 0 ||
  snapshot.matches({ repeating: "asking" }) ||
  snapshot.matches({ repeating: "unknown" })
    ? null
    : snapshot.context.provider;
export const selectIsFit = (snapshot: Snapshot) => snapshot.context.isFit;
export const selectIsBusy = (snapshot: Snapshot) =>
  (["saving", "failed", "over"] as const).some((state) => snapshot.matches(state)) ||
  snapshot.matches({ repeating: "asking" });
