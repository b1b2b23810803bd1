import { assign, type SnapshotFrom, setup } from "xstate";
import { problemTexts } from "../../domain/base/texts";
import type { DeclineOutcome, InvitationPreview, PreviewOutcome } from "../../domain/invitation/join";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";

/** The page of a mail's "No more mail from this team". Opening it changes nothing, since mail scanners open links too. */
export const declineMachine = setup({
  types: {
    context: {} as { token: string; preview: InvitationPreview | null; block: boolean },
    events: {} as { type: "block.ticked"; isTicked: boolean } | { type: "decline.pressed" },
    input: {} as { token: string },
  },
  actors: {
    preview: effectActor<PreviewOutcome, { token: string }>(),
    decline: effectActor<DeclineOutcome, { token: string; block: boolean }>(),
  },
  actions: {
    announce,
    setPreview: assign((_, outcome: PreviewOutcome) =>
      outcome.kind === "previewed" ? { preview: outcome.preview } : {},
    ),
    tickBlock: assign((_, { isTicked }: { isTicked: boolean }) => ({ block: isTicked })),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isDeclined: (_, outcome: DeclineOutcome) => outcome.kind === "declined",
    isGone: (_, outcome: DeclineOutcome) => outcome.kind === "gone",
  },
}).createMachine({
  id: "decline",
  context: ({ input }) => ({ ...input, preview: null, block: true }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasToken", target: "reading" }, { target: "gone" }] },
    /** An invitation that has ended can still be used to stop the mails. */
    reading: {
      invoke: {
        id: "preview",
        src: "preview",
        input: ({ context }) => ({ token: context.token }),
        onDone: {
          target: "asking",
          actions: { type: "setPreview", params: ({ event }) => event.output },
        },
        onError: "asking",
      },
    },
    asking: {
      on: {
        "block.ticked": { actions: { type: "tickBlock", params: ({ event }) => event } },
        "decline.pressed": "declining",
      },
    },
    declining: {
      invoke: {
        id: "decline",
        src: "decline",
        input: ({ context: { token, block } }) => ({ token, block }),
        onDone: [
          { guard: { type: "isDeclined", params: ({ event }) => event.output }, target: "declined" },
          { guard: { type: "isGone", params: ({ event }) => event.output }, target: "gone" },
          { target: "asking", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "asking", actions: announceError(problemTexts.unknown) },
      },
    },
    declined: { type: "final" },
    gone: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof declineMachine>;
export const selectPage = (snapshot: Snapshot) => snapshot.value;
export const selectPreview = (snapshot: Snapshot) => snapshot.context.preview;
export const selectIsBlocked = (snapshot: Snapshot) => snapshot.context.block;
