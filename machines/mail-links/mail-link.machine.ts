import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { type Announcement, refusal } from "../../domain/base/announcement";
import type { LinkOutcome } from "../../domain/mail-links/mail-link";
import { countdownMachine } from "../base/countdown.machine";

/** The page behind a mail's link. A button uses it: opening it changes and proves nothing, since mail scanners open links too. */
export const mailLinkMachine = setup({
  types: {
    context: {} as { token: string; failureText: string; temporaryPassword: string | null; wait: number },
    events: {} as { type: "use.pressed" },
    input: {} as { token: string; failureText: string },
  },
  actors: {
    useLink: fromPromise<LinkOutcome, { token: string }>(() => new Promise(() => {})),
    countdown: countdownMachine,
  },
  actions: {
    announce: (_, _announcement: Announcement) => {},
    keepPassword: assign((_, outcome: LinkOutcome) =>
      outcome.kind === "accepted" ? { temporaryPassword: outcome.temporaryPassword } : {},
    ),
    keepWait: assign((_, outcome: LinkOutcome) =>
      outcome.kind === "limited" ? { wait: outcome.seconds } : {},
    ),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isAccepted: (_, outcome: LinkOutcome) => outcome.kind === "accepted",
    isUsed: (_, outcome: LinkOutcome) => outcome.kind === "used",
    isLimited: (_, outcome: LinkOutcome) => outcome.kind === "limited",
  },
}).createMachine({
  id: "mailLink",
  context: ({ input }) => ({ ...input, temporaryPassword: null, wait: 0 }),
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
            actions: { type: "keepPassword", params: ({ event }) => event.output },
          },
          { guard: { type: "isUsed", params: ({ event }) => event.output }, target: "used" },
          {
            guard: { type: "isLimited", params: ({ event }) => event.output },
            target: "limited",
            actions: { type: "keepWait", params: ({ event }) => event.output },
          },
          {
            target: "ready",
            actions: {
              type: "announce",
              params: ({ context, event }) => refusal(event.output, context.failureText),
            },
          },
        ],
        onError: {
          target: "ready",
          actions: {
            type: "announce",
            params: ({ context }) => ({ tone: "error", text: context.failureText }),
          },
        },
      },
    },
    limited: {
      invoke: {
        id: "countdown",
        src: "countdown",
        input: ({ context }) => ({ seconds: context.wait }),
        onDone: "ready",
      },
    },
    accepted: { type: "final" },
    used: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof mailLinkMachine>;
export const selectPage = (snapshot: Snapshot) => snapshot.value;
export const selectTemporaryPassword = (snapshot: Snapshot) => snapshot.context.temporaryPassword;
