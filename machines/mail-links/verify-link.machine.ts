import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { problemTexts } from "../../domain/base/texts";
import type { LinkOutcome, PreviewOutcome, VerifiedAccount } from "../../domain/mail-links/mail-link";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";

type Choice = { token: string };

/**
 * The page of a verification mail's link: asks whether the account is the reader's. Opening it does not use the link up, since
 * mail scanners open links too.
 */
export const verifyLinkMachine = setup({
  types: {
    context: {} as { token: string; account: VerifiedAccount | null; wait: number },
    events: {} as
      | { type: "retry.pressed" }
      | { type: "own.pressed" }
      | { type: "foreign.pressed" }
      | { type: "removal.confirmed" }
      | { type: "removal.dropped" },
    input: {} as { token: string },
  },
  actors: {
    preview: fromPromise<PreviewOutcome, Choice>(() => new Promise(() => {})),
    verify: fromPromise<LinkOutcome, Choice>(() => new Promise(() => {})),
    reject: fromPromise<LinkOutcome, Choice>(() => new Promise(() => {})),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    keepAccount: assign((_, outcome: PreviewOutcome) =>
      outcome.kind === "previewed" ? { account: outcome.account } : {},
    ),
    keepWait: assign(toWait),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isPreviewed: (_, outcome: PreviewOutcome) => outcome.kind === "previewed",
    isAccepted: (_, outcome: LinkOutcome) => outcome.kind === "accepted",
    isUsed: (_, outcome: LinkOutcome | PreviewOutcome) => outcome.kind === "used",
    isLimited,
  },
}).createMachine({
  id: "verifyLink",
  context: ({ input }) => ({ ...input, account: null, wait: 0 }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasToken", target: "reading" }, { target: "used" }] },
    reading: {
      invoke: {
        id: "preview",
        src: "preview",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: "isPreviewed", params: ({ event }) => event.output },
            target: "ready",
            actions: { type: "keepAccount", params: ({ event }) => event.output },
          },
          { guard: { type: "isUsed", params: ({ event }) => event.output }, target: "used" },
          { target: "unread" },
        ],
        onError: "unread",
      },
    },
    unread: { on: { "retry.pressed": "reading" } },
    ready: { on: { "own.pressed": "verifying", "foreign.pressed": "doubting" } },
    doubting: { on: { "removal.confirmed": "rejecting", "removal.dropped": "ready" } },
    verifying: {
      invoke: {
        id: "verify",
        src: "verify",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: "isAccepted", params: ({ event }) => event.output }, target: "verified" },
          { guard: { type: "isUsed", params: ({ event }) => event.output }, target: "used" },
          whenLimited("limited"),
          { target: "ready", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "ready", actions: announceError(problemTexts.unknown) },
      },
    },
    rejecting: {
      invoke: {
        id: "reject",
        src: "reject",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: "isAccepted", params: ({ event }) => event.output }, target: "rejected" },
          { guard: { type: "isUsed", params: ({ event }) => event.output }, target: "used" },
          whenLimited("limited"),
          { target: "doubting", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "doubting", actions: announceError(problemTexts.unknown) },
      },
    },
    limited: countdownTo("ready"),
    verified: { type: "final" },
    rejected: { type: "final" },
    used: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof verifyLinkMachine>;
export const selectPage = (snapshot: Snapshot) => snapshot.value;
export const selectAccount = (snapshot: Snapshot) => snapshot.context.account;
