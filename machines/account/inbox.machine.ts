import { assign, fromCallback, raise, type SnapshotFrom, setup } from "xstate";
import {
  isAddressUnproven,
  type LookOutcome,
  type NumberOutcome,
  type ResendOutcome,
  resendPause,
} from "../../domain/account/inbox";
import { inboxTexts } from "../../domain/account/inbox-texts";
import type { User } from "../../domain/account/user";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { timing } from "../../domain/base/limits";
import { problemTexts } from "../../domain/base/texts";
import type { ProofEvent } from "../../domain/mail-links/mail-link";
import type { AttentionEvent } from "../../domain/shell/attention";
import { announce, announceError, announceRefusal, announceSuccess } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";
import { byOutcome } from "../base/outcomes";

export type InboxOutput = { kind: "proven" | "left"; me: User };

/**
 * Waits until an address is proven: polls while the page is visible, checks at once on a press or when another tab proved it, and
 * can have the mail sent again. Shows the number that the mail's page asks for in another browser.
 */
export const inboxMachine = setup({
  types: {
    context: {} as { me: User; wait: number; number: string | null; kind: InboxOutput["kind"] },
    events: {} as
      | { type: "pressed" }
      | { type: "resend.pressed" }
      | { type: "number.wanted" }
      | AttentionEvent
      | ProofEvent
      | { type: "left" },
    children: {} as {
      attention: "attention";
      proofs: "proofs";
      readNumber: "readNumber";
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
    proofs: fromCallback<ProofEvent>(() => {}),
    readNumber: effectActor<NumberOutcome>(),
    look: effectActor<LookOutcome>(),
    resend: effectActor<ResendOutcome>(),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    setMe: assign((_, outcome: LookOutcome) =>
      outcome.kind === "read" ? { me: outcome.me, kind: "proven" as const } : {},
    ),
    setNumber: assign((_, outcome: NumberOutcome) =>
      outcome.kind === "shown" ? { number: outcome.number } : {},
    ),
    wantNumber: raise({ type: "number.wanted" }),
    setWait: assign(toWait),
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
  context: ({ input: { me } }) => ({ me, wait: 0, number: null, kind: "left" }),
  output: ({ context: { kind, me } }) => ({ kind, me }),
  initial: "waiting",
  states: {
    waiting: {
      type: "parallel",
      invoke: [
        { id: "attention", src: "attention" },
        { id: "proofs", src: "proofs" },
      ],
      on: { left: "over" },
      states: {
        looking: {
          initial: "quietly",
          states: {
            resting: {
              on: { pressed: "asking", "attention.left": "away", "address.proven": "quietly" },
              after: { nextLook: "quietly" },
            },
            away: { on: { pressed: "asking", "attention.returned": "quietly", "address.proven": "quietly" } },
            /** A check by the timer announces nothing. */
            quietly: {
              on: {
                pressed: "asking",
                "attention.left": "away",
                "address.proven": { target: "quietly", reenter: true },
              },
              invoke: {
                id: "look",
                src: "look",
                onDone: byOutcome({ isProven: ["#inbox.over", "setMe"], else: ["resting"] }),
                onError: "resting",
              },
            },
            asking: {
              invoke: {
                id: "asked",
                src: "look",
                onDone: byOutcome({
                  isProven: ["#inbox.over", "setMe"],
                  isRead: [
                    "resting",
                    { type: "announce", params: { tone: "blank", text: inboxTexts.notYet } },
                  ],
                  else: ["resting", announceRefusal(baseCodeTexts.REQUEST_429_LIMIT)],
                }),
                onError: { target: "resting", actions: announceError(problemTexts.unknown) },
              },
            },
          },
        },
        /** A failure shows no number, and the next mail or visit asks again. */
        numbering: {
          initial: "reading",
          states: {
            reading: {
              invoke: {
                id: "readNumber",
                src: "readNumber",
                onDone: {
                  target: "settled",
                  actions: { type: "setNumber", params: ({ event }) => event.output },
                },
                onError: "settled",
              },
            },
            settled: { on: { "number.wanted": "reading", "attention.returned": "reading" } },
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
                      { type: "setWait", params: { kind: "sent", seconds: resendPause } },
                      announceSuccess(inboxTexts.sent),
                      "wantNumber",
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
export const selectNumber = (snapshot: Snapshot) => snapshot.context.number;
export const selectIsLimited = (snapshot: Snapshot) => snapshot.matches({ waiting: { mailing: "limited" } });
