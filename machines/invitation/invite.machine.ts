import { assign, type SnapshotFrom, setup } from "xstate";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import { inviteTexts } from "../../domain/invitation/invite-texts";
import type {
  FindOutcome,
  Invitation,
  MakeOutcome,
  Shared,
  ShareOutcome,
  WithdrawOutcome,
} from "../../domain/invitation/team-invitation";
import { announce, announceError, announceRefusal, announceSuccess } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

export type InviteKind = "families" | "person";

/**
 * Invites to a team: families by a shared link, QR code and code, or one person by mail. An open shared invitation is
 * shown; without one, opening the sheet creates it.
 */
export const inviteMachine = setup({
  types: {
    context: {} as {
      teamId: string;
      /** Idempotency key of the request for a shared invitation. */
      key: string;
      kind: InviteKind;
      invitation: Invitation | null;
      fault: string | null;
    },
    events: {} as
      | { type: "kind.chosen"; kind: InviteKind }
      | { type: "retry.pressed" }
      | { type: "made.wanted"; key: string }
      | { type: "share.pressed"; shared: Shared }
      | { type: "copy.pressed"; text: string }
      | { type: "qr.pressed" }
      | { type: "withdraw.pressed" },
    input: {} as { teamId: string; key: string; kind: InviteKind },
  },
  actors: {
    find: effectActor<FindOutcome, { teamId: string }>(),
    make: effectActor<MakeOutcome, { teamId: string; key: string }>(),
    share: effectActor<ShareOutcome, { shared: Shared }>(),
    copy: effectActor<ShareOutcome, { text: string }>(),
    withdraw: effectActor<WithdrawOutcome, { invitationId: string }>(),
  },
  actions: {
    announce,
    setKind: assign((_, { kind }: { kind: InviteKind }) => ({ kind })),
    setKey: assign((_, { key }: { key: string }) => ({ key })),
    setInvitation: assign((_, outcome: FindOutcome | MakeOutcome) =>
      "invitation" in outcome ? { invitation: outcome.invitation, fault: null } : {},
    ),
    setFault: assign((_, outcome: { kind: string; text?: string }) => ({
      fault: reasonOf(outcome),
    })),
    ...faultActions("fault"),
    forgetFault: assign({ fault: null }),
    forgetInvitation: assign({ invitation: null }),
  },
  guards: {
    isFound: (_, outcome: FindOutcome) => outcome.kind === "found",
    isNone: (_, outcome: FindOutcome) => outcome.kind === "none",
    isMade: (_, outcome: MakeOutcome) => outcome.kind === "made",
    isWithdrawn: (_, outcome: WithdrawOutcome) => outcome.kind === "withdrawn",
    isCopied: (_, outcome: ShareOutcome) => outcome === "copied",
    isFailed: (_, outcome: ShareOutcome) => outcome === "failed",
  },
}).createMachine({
  id: "invite",
  context: ({ input }) => ({ ...input, invitation: null, fault: null }),
  initial: "looking",
  on: { "kind.chosen": { actions: { type: "setKind", params: ({ event }) => event } } },
  states: {
    looking: {
      invoke: {
        id: "find",
        src: "find",
        input: ({ context: { teamId } }) => ({ teamId }),
        onDone: byOutcome({
          isFound: ["ready", "setInvitation"],
          isNone: ["making"],
          else: ["refused", "setFault"],
        }),
        onError: onFault("refused"),
      },
    },
    making: {
      invoke: {
        id: "make",
        src: "make",
        input: ({ context: { teamId, key } }) => ({ teamId, key }),
        onDone: byOutcome({ isMade: ["ready", "setInvitation"], else: ["refused", "setFault"] }),
        onError: onFault("refused"),
      },
    },
    /** Somebody else may have made one meanwhile, so it is read again. */
    refused: { on: { "retry.pressed": { target: "looking", actions: "forgetFault" } } },
    ready: {
      initial: "resting",
      on: {
        "share.pressed": ".sharing",
        "copy.pressed": ".copying",
        "withdraw.pressed": "withdrawing",
      },
      states: {
        resting: { on: { "qr.pressed": "showing" } },
        /** The code alone, as large as the screen allows. */
        showing: { on: { "qr.pressed": "resting" } },
        sharing: {
          invoke: {
            id: "share",
            src: "share",
            input: ({ event }) => ({ shared: sharedOf(event) }),
            onDone: byOutcome({
              isCopied: ["copied"],
              isFailed: ["resting", announceError(inviteTexts.copyFailed)],
              else: ["resting"],
            }),
            onError: "resting",
          },
        },
        copying: {
          invoke: {
            id: "copy",
            src: "copy",
            input: ({ event }) => ({ text: event.type === "copy.pressed" ? event.text : "" }),
            onDone: [
              { guard: { type: "isCopied", params: ({ event }) => event.output }, target: "copied" },
              { target: "resting", actions: announceError(inviteTexts.copyFailed) },
            ],
            onError: "resting",
          },
        },
        copied: {
          entry: announceSuccess(inviteTexts.copied),
          on: { "qr.pressed": "showing" },
        },
      },
    },
    withdrawing: {
      invoke: {
        id: "withdraw",
        src: "withdraw",
        input: ({ context: { invitation } }) => ({ invitationId: invitation?.id ?? "" }),
        onDone: [
          {
            guard: { type: "isWithdrawn", params: ({ event }) => event.output },
            target: "withdrawn",
            actions: "forgetInvitation",
          },
          { target: "ready", actions: announceRefusal(baseCodeTexts.REQUEST_429_LIMIT) },
        ],
        onError: { target: "ready", actions: announceError(problemTexts.unknown) },
      },
    },
    withdrawn: {
      on: { "made.wanted": { target: "making", actions: { type: "setKey", params: ({ event }) => event } } },
    },
  },
});

/** Sharing is entered by `share.pressed` only. */
function sharedOf(event: { type: string } | { type: "share.pressed"; shared: Shared }): Shared {
  if (!("shared" in event)) throw new Error("Sharing went on without a link");
  return event.shared;
}

export type InviteMachine = typeof inviteMachine;
type Snapshot = SnapshotFrom<InviteMachine>;
export const selectKind = (snapshot: Snapshot) => snapshot.context.kind;
export const selectInvitation = (snapshot: Snapshot) => snapshot.context.invitation;
export const selectFault = (snapshot: Snapshot) => snapshot.context.fault;
export const selectStep = ({ value }: Snapshot) => (typeof value === "string" ? value : "ready");
export const selectIsShowing = (snapshot: Snapshot) => snapshot.matches({ ready: "showing" });
