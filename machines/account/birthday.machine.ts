import { assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { BirthdayInput, BirthdayOutcome } from "../../domain/account/age";
import type { User } from "../../domain/account/user";
import { type Announcement, refusal } from "../../domain/base/announcement";
import { messageTexts } from "../../domain/base/message-texts";
import { problemTexts } from "../../domain/base/texts";

export type BirthdayOutput = { kind: "given" | "too-young" | "left"; me: User };

/** Asks an account that has a drip name, but no date of birth yet, for it. The server keeps it once, or erases a child's account. */
export const birthdayMachine = setup({
  types: {
    context: {} as { me: User; isFit: boolean; kind: BirthdayOutput["kind"] },
    events: {} as
      | { type: "birthday.judged"; isFit: boolean }
      | { type: "birthday.submitted"; dateOfBirth: string }
      | { type: "sign-out.pressed" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { me: User },
    output: {} as BirthdayOutput,
  },
  actors: {
    giveBirthday: fromPromise<BirthdayOutcome, BirthdayInput>(() => new Promise(() => {})),
  },
  actions: {
    announce: (_, _announcement: Announcement) => {},
    tellGaps: emit({ type: "gaps.found" }),
    judge: assign((_, { isFit }: { isFit: boolean }) => ({ isFit })),
    keepMe: assign((_, outcome: BirthdayOutcome) =>
      "me" in outcome ? { me: outcome.me, kind: "given" as const } : {},
    ),
    noteTooYoung: assign({ kind: "too-young" }),
  },
  guards: {
    isFit: ({ context }) => context.isFit,
    isGiven: (_, outcome: BirthdayOutcome) => outcome.kind === "given",
    isOnFile: (_, outcome: BirthdayOutcome) => outcome.kind === "on-file",
    isTooYoung: (_, outcome: BirthdayOutcome) => outcome.kind === "too-young",
  },
}).createMachine({
  id: "birthday",
  context: ({ input: { me } }) => ({ me, isFit: false, kind: "left" }),
  output: ({ context: { kind, me } }) => ({ kind, me }),
  initial: "filling",
  on: {
    "birthday.judged": { actions: { type: "judge", params: ({ event }) => event } },
    "sign-out.pressed": ".over",
  },
  states: {
    filling: {
      on: { "birthday.submitted": [{ guard: "isFit", target: "saving" }, { actions: "tellGaps" }] },
    },
    saving: {
      invoke: {
        id: "giveBirthday",
        src: "giveBirthday",
        input: ({ context, event }) => ({
          userId: context.me.id,
          dateOfBirth: event.type === "birthday.submitted" ? event.dateOfBirth : "",
        }),
        onDone: [
          {
            guard: { type: "isGiven", params: ({ event }) => event.output },
            target: "over",
            actions: { type: "keepMe", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isOnFile", params: ({ event }) => event.output },
            target: "over",
            actions: [
              { type: "keepMe", params: ({ event }) => event.output },
              { type: "announce", params: ({ event }) => refusal(event.output, problemTexts.unknown) },
            ],
          },
          {
            guard: { type: "isTooYoung", params: ({ event }) => event.output },
            target: "over",
            actions: "noteTooYoung",
          },
          {
            target: "filling",
            actions: {
              type: "announce",
              params: ({ event }) => refusal(event.output, messageTexts.REQUEST_429_LIMIT),
            },
          },
        ],
        onError: {
          target: "filling",
          actions: { type: "announce", params: { tone: "error", text: problemTexts.unknown } },
        },
      },
    },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof birthdayMachine>;
export const selectIsFit = (snapshot: Snapshot) => snapshot.context.isFit;
export const selectIsBusy = (snapshot: Snapshot) => !snapshot.matches("filling");
