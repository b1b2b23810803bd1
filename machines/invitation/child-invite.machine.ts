import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type {
  CircleRole,
  CopyOutcome,
  Invitation,
  InviteInput,
  InviteOutcome,
} from "../../domain/invitation/child-invitation";
import { childInvitationTexts } from "../../domain/invitation/child-invitation-texts";
import { announce, announceError, announceSuccess } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** Invites one person into a child's circle: by a mail to an address, or by a link that is shown with its QR code. */
export const childInviteMachine = setup({
  types: {
    context: {} as {
      childId: string;
      role: CircleRole;
      /** Idempotency key of the request; another address gets another key. */
      key: string;
      emailAddress: string | null;
      isFit: boolean;
      fault: string | null;
      invitation: Invitation | null;
    },
    events: {} as
      | { type: "address.judged"; isFit: boolean }
      | { type: "address.submitted"; emailAddress: string; key: string }
      | { type: "link.pressed"; key: string }
      | { type: "copy.pressed" }
      | { type: "left" },
    emitted: {} as { type: "gaps.found" },
    /** `invitation`: an existing one, which is shown. */
    input: {} as { childId: string; role: CircleRole; invitation: Invitation | null },
  },
  actors: {
    make: effectActor<InviteOutcome, InviteInput>(),
    copy: effectActor<CopyOutcome, { text: string }>(),
  },
  actions: {
    announce,
    judge: assign((_, { isFit }: { isFit: boolean }) => ({ isFit })),
    sendGaps: emit({ type: "gaps.found" }),
    setRequest: assign(({ context }, request: { emailAddress: string | null; key: string }) => ({
      emailAddress: request.emailAddress,
      key: context.key !== "" && context.emailAddress === request.emailAddress ? context.key : request.key,
      fault: null,
    })),
    setInvitation: assign((_, outcome: InviteOutcome) =>
      outcome.kind === "made" ? { invitation: outcome.invitation } : {},
    ),
    setFault: assign((_, outcome: { kind: string; text?: string }) => ({
      fault: reasonOf(outcome),
    })),
    ...faultActions("fault"),
  },
  guards: {
    isFit: ({ context }) => context.isFit,
    hasInvitation: ({ context }) => context.invitation !== null,
    isMailed: ({ context }, outcome: InviteOutcome) =>
      outcome.kind === "made" && context.emailAddress !== null,
    isMade: (_, outcome: InviteOutcome) => outcome.kind === "made",
    isCopied: (_, outcome: CopyOutcome) => outcome.kind === "copied",
  },
}).createMachine({
  id: "childInvite",
  context: ({ input }) => ({ ...input, key: "", emailAddress: null, isFit: false, fault: null }),
  initial: "opening",
  on: { "address.judged": { actions: { type: "judge", params: ({ event }) => event } } },
  states: {
    opening: { always: [{ guard: "hasInvitation", target: "ready" }, { target: "filling" }] },
    filling: {
      on: {
        "address.submitted": [
          {
            guard: "isFit",
            target: "making",
            actions: { type: "setRequest", params: ({ event }) => event },
          },
          { actions: "sendGaps" },
        ],
        "link.pressed": {
          target: "making",
          actions: { type: "setRequest", params: ({ event }) => ({ emailAddress: null, key: event.key }) },
        },
        left: "over",
      },
    },
    making: {
      invoke: {
        id: "make",
        src: "make",
        input: ({ context: { childId, role, emailAddress, key } }) => ({ childId, role, emailAddress, key }),
        onDone: [
          {
            guard: { type: "isMailed", params: ({ event }) => event.output },
            target: "over",
            actions: {
              type: "announce",
              params: ({ context }) => ({
                tone: "success",
                text: childInvitationTexts.sent(context.emailAddress ?? ""),
              }),
            },
          },
          ...byOutcome({ isMade: ["ready", "setInvitation"], else: ["filling", "setFault"] }),
        ],
        onError: onFault("filling"),
      },
    },
    ready: {
      initial: "resting",
      on: { left: "over" },
      states: {
        resting: { on: { "copy.pressed": "copying" } },
        copying: {
          invoke: {
            id: "copy",
            src: "copy",
            input: ({ context }) => ({ text: context.invitation?.link ?? "" }),
            onDone: [
              {
                guard: { type: "isCopied", params: ({ event }) => event.output },
                target: "resting",
                actions: announceSuccess(childInvitationTexts.copied),
              },
              { target: "resting", actions: announceError(childInvitationTexts.copyFailed) },
            ],
            onError: { target: "resting", actions: announceError(childInvitationTexts.copyFailed) },
          },
        },
      },
    },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof childInviteMachine>;
export const selectInvitation = (snapshot: Snapshot) =>
  snapshot.matches("ready") ? snapshot.context.invitation : null;
export const selectRole = (snapshot: Snapshot) => snapshot.context.role;
export const selectFault = (snapshot: Snapshot) => snapshot.context.fault;
export const selectIsFit = (snapshot: Snapshot) => snapshot.context.isFit;
export const selectIsMaking = (snapshot: Snapshot) => snapshot.matches("making");
export const selectIsLinkWanted = (snapshot: Snapshot) => snapshot.context.emailAddress === null;
