import { assign, fromCallback, fromPromise, type SnapshotFrom, setup } from "xstate";
import {
  isAddressUnproven,
  type LookOutcome,
  type ResendOutcome,
  resendPause,
} from "../../domain/account/inbox";
import { inboxTexts } from "../../domain/account/inbox-texts";
import type { User } from "../../domain/account/user";
import { timing } from "../../domain/base/limits";
import { messageTexts } from "../../domain/base/message-texts";
import { problemTexts } from "../../domain/base/texts";
import type { AttentionEvent } from "../../domain/shell/attention";
import { announce, announceError, announceRefusal, announceSuccess } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";

export type InboxOutput = { kind: "proven" | "left"; me: User };

/** Waits until an address is proven: polls while the page is visible, checks at once on a press, and can have the mail sent again. */
export const inboxMachine = setup({
  types: {
    context: {} as { me: User; wait: number; kind: InboxOutput["kind"] },
    events: {} as { type: "pressed" } | { type: "resend.pressed" } | AttentionEvent | { type: "left" },
    children: {} as {
      attention: "attention";
      look: "look";
      asked: "look";
      resend: "resend";
      countdown: "countdown";
    },
    input: {} as { me: User },
    output: {} as InboxOutput,
  },
  actors: {
    attention: fromCallback<AttentionEvent>(() => {}),
    look: fromPromise<LookOutcome>(() => new Promise(() => {})),
    resend: fromPromise<ResendOutcome>(() => new Promise(() => {})),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    keepMe: assign((_, outcome: LookOutcome) =>
      outcome.kind === "read" ? { me: outcome.me, kind: "proven" as const } : {},
    ),
    keepWait: assign(toWait),
  },
  guards: {
    isProven: (_, outcome: LookOutcome) => outcome.kind === "read" && !isAddressUnproven(outcome.me),
    isRead: (_, outcome: LookOutcome) => outcome.kind === "read",
    isSent: (_, outcome: ResendOutcome) => outcome.kind === "sent",
    isLimited,
  },
  delays: { nextLook: timing.pollPings },
}).createMachine({
  id: "inbox",
  context: ({ input: { me } }) => ({ me, wait: 0, kind: "left" }),
  output: ({ context: { kind, me } }) => ({ kind, me }),
  initial: "waiting",
  states: {
    waiting: {
      type: "parallel",
      invoke: { id: "attention", src: "attention" },
      on: { left: "over" },
      states: {
        looking: {
          initial: "quietly",
          states: {
            resting: {
              on: { pressed: "asking", "attention.left": "away" },
              after: { nextLook: "quietly" },
            },
            away: { on: { pressed: "asking", "attention.returned": "quietly" } },
            /** A check by the timer announces nothing. */
            quietly: {
              on: { pressed: "asking", "attention.left": "away" },
              invoke: {
                id: "look",
                src: "look",
                onDone: [
                  {
                    guard: { type: "isProven", params: ({ event }) => event.output },
                    target: "#inbox.over",
                    actions: { type: "keepMe", params: ({ event }) => event.output },
                  },
                  { target: "resting" },
                ],
                onError: "resting",
              },
            },
            asking: {
              invoke: {
                id: "asked",
                src: "look",
                onDone: [
                  {
                    guard: { type: "isProven", params: ({ event }) => event.output },
                    target: "#inbox.over",
                    actions: { type: "keepMe", params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: "isRead", params: ({ event }) => event.output },
                    target: "resting",
                    actions: { type: "announce", params: { tone: "blank", text: inboxTexts.notYet } },
                  },
                  { target: "resting", actions: announceRefusal(messageTexts.REQUEST_429_LIMIT) },
                ],
                onError: { target: "resting", actions: announceError(problemTexts.unknown) },
              },
            },
          },
        },
        mailing: {
          initial: "ready",
          states: {
            ready: { on: { "resend.pressed": "sending" } },
            sending: {
              invoke: {
                id: "resend",
                src: "resend",
                onDone: [
                  {
                    guard: { type: "isSent", params: ({ event }) => event.output },
                    target: "limited",
                    actions: [
                      { type: "keepWait", params: { kind: "sent", seconds: resendPause } },
                      announceSuccess(inboxTexts.sent),
                    ],
                  },
                  whenLimited("limited"),
                  { target: "ready", actions: announceRefusal(problemTexts.unknown) },
                ],
                onError: { target: "ready", actions: announceError(problemTexts.unknown) },
              },
            },
            limited: countdownTo("ready"),
          },
        },
      },
    },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof inboxMachine>;
export const selectIsAsking = (snapshot: Snapshot) => snapshot.matches({ waiting: { looking: "asking" } });
export const selectIsSending = (snapshot: Snapshot) => snapshot.matches({ waiting: { mailing: "sending" } });
export const selectIsLimited = (snapshot: Snapshot) => snapshot.matches({ waiting: { mailing: "limited" } });
