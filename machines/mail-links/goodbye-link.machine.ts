import { assign, type SnapshotFrom, setup } from "xstate";
import { goodbyeTexts } from "../../domain/account-deletion/farewell";
import type { LeavingAccount, LeavingOutcome, LinkOutcome } from "../../domain/mail-links/mail-link";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";
import { byOutcome } from "../base/outcomes";

/** The page of an undo mail's link. Opening it changes nothing, since mail scanners open links too. */
export const goodbyeLinkMachine = setup({
  types: {
    context: {} as { token: string; account: LeavingAccount | null; wait: number },
    events: {} as { type: "keep.pressed" } | { type: "retry.pressed" },
    input: {} as { token: string },
  },
  actors: {
    readLeaving: effectActor<LeavingOutcome, { token: string }>(),
    cancelDeletion: effectActor<LinkOutcome, { token: string }>(),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    setRead: assign((_, outcome: LeavingOutcome) =>
      outcome.kind === "read" ? { account: outcome.account } : {},
    ),
    setWait: assign(toWait),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isRead: (_, outcome: LeavingOutcome) => outcome.kind === "read",
    isUsed: (_, outcome: LeavingOutcome | LinkOutcome) => outcome.kind === "used",
    isAccepted: (_, outcome: LinkOutcome) => outcome.kind === "accepted",
    isLimited,
  },
}).createMachine({
  id: "goodbyeLink",
  context: ({ input }) => ({ ...input, account: null, wait: 0 }),
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "hasToken", target: "opening" }, { target: "over" }] },
    opening: {
      invoke: {
        id: "readLeaving",
        src: "readLeaving",
        input: ({ context }) => ({ token: context.token }),
        onDone: byOutcome({ isRead: ["ready", "setRead"], isUsed: ["over"], else: ["unread"] }),
        onError: "unread",
      },
    },
    unread: { on: { "retry.pressed": "opening" } },
    ready: { on: { "keep.pressed": "keeping" } },
    keeping: {
      invoke: {
        id: "cancelDeletion",
        src: "cancelDeletion",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: "isAccepted", params: ({ event }) => event.output }, target: "kept" },
          { guard: { type: "isUsed", params: ({ event }) => event.output }, target: "over" },
          whenLimited("limited"),
          { target: "ready", actions: announceRefusal(goodbyeTexts.failed) },
        ],
        onError: { target: "ready", actions: announceError(goodbyeTexts.failed) },
      },
    },
    limited: countdownTo("ready"),
    kept: { type: "final" },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof goodbyeLinkMachine>;
export const selectPage = ({ value }: Snapshot) => value;
export const selectAccount = (snapshot: Snapshot) => snapshot.context.account;
