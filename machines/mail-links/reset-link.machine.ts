import { assign, type SnapshotFrom, setup } from "xstate";
import type { CopyOutcome, ResetLinkOutcome, TemporaryPassword } from "../../domain/mail-links/mail-link";
import { passwordResetTexts } from "../../domain/mail-links/texts";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";

/**
 * The page of a reset mail's link. Only its button uses the link, since mail scanners open links too. The result
 * is shown until the page is left, and can be copied.
 */
export const resetLinkMachine = setup({
  types: {
    context: {} as { token: string; given: TemporaryPassword | null; wait: number },
    events: {} as { type: "use.pressed" } | { type: "copy.pressed" },
    input: {} as { token: string },
  },
  actors: {
    useLink: effectActor<ResetLinkOutcome, { token: string }>(),
    copy: effectActor<CopyOutcome, { password: string }>(),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    setPassword: assign((_, outcome: ResetLinkOutcome) =>
      outcome.kind === "accepted"
        ? { given: { password: outcome.password, emailAddress: outcome.emailAddress } }
        : {},
    ),
    setWait: assign(toWait),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isAccepted: (_, outcome: ResetLinkOutcome) => outcome.kind === "accepted",
    isUsed: (_, outcome: ResetLinkOutcome) => outcome.kind === "used",
    isCopied: (_, outcome: CopyOutcome) => outcome.kind === "copied",
    isLimited,
  },
}).createMachine({
  id: "resetLink",
  context: ({ input }) => ({ ...input, given: null, wait: 0 }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasToken", target: "ready" }, { target: "used" }] },
    ready: { on: { "use.pressed": "asking" } },
    asking: {
      invoke: {
        id: "useLink",
        src: "useLink",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: "isAccepted", params: ({ event }) => event.output },
            target: "accepted",
            actions: { type: "setPassword", params: ({ event }) => event.output },
          },
          { guard: { type: "isUsed", params: ({ event }) => event.output }, target: "used" },
          whenLimited("limited"),
          { target: "ready", actions: announceRefusal(passwordResetTexts.failed) },
        ],
        onError: { target: "ready", actions: announceError(passwordResetTexts.failed) },
      },
    },
    limited: countdownTo("ready"),
    accepted: {
      initial: "shown",
      on: { "copy.pressed": ".copying" },
      states: {
        shown: {},
        copying: {
          invoke: {
            id: "copy",
            src: "copy",
            input: ({ context }) => ({ password: context.given?.password ?? "" }),
            onDone: [
              { guard: { type: "isCopied", params: ({ event }) => event.output }, target: "copied" },
              { target: "shown", actions: announceError(passwordResetTexts.notCopied) },
            ],
            onError: { target: "shown", actions: announceError(passwordResetTexts.notCopied) },
          },
        },
        copied: {},
      },
    },
    used: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof resetLinkMachine>;
export const selectPage = ({ value }: Snapshot) => (typeof value === "string" ? value : "accepted");
export const selectGiven = (snapshot: Snapshot) => snapshot.context.given;
export const selectIsCopied = (snapshot: Snapshot) => snapshot.matches({ accepted: "copied" });
