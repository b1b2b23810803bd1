import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { type Announcement, refusal } from "../domain/announcement";
import type { VerifyOutcome } from "../domain/sign-in";
import { texts } from "../domain/texts";
import { countdownMachine } from "./countdown.machine";

/** The page behind a verification mail's link. A button proves the person: a scanner that opens links proves nothing. */
export const verifyAddressMachine = setup({
  types: {
    context: {} as { token: string; wait: number },
    events: {} as { type: "verify.pressed" },
    input: {} as { token: string },
  },
  actors: {
    verify: fromPromise<VerifyOutcome, { token: string }>(() => new Promise(() => {})),
    countdown: countdownMachine,
  },
  actions: {
    announce: (_, _announcement: Announcement) => {},
    keepWait: assign((_, outcome: VerifyOutcome) =>
      outcome.kind === "limited" ? { wait: outcome.seconds } : {},
    ),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isVerified: (_, outcome: VerifyOutcome) => outcome.kind === "verified",
    isUsed: (_, outcome: VerifyOutcome) => outcome.kind === "used",
    isLimited: (_, outcome: VerifyOutcome) => outcome.kind === "limited",
  },
}).createMachine({
  id: "verifyAddress",
  context: ({ input }) => ({ ...input, wait: 0 }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasToken", target: "ready" }, { target: "used" }] },
    ready: { on: { "verify.pressed": "verifying" } },
    verifying: {
      invoke: {
        id: "verify",
        src: "verify",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: "isVerified", params: ({ event }) => event.output },
            target: "verified",
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
              params: ({ event }) => refusal(event.output, texts.problem.unknown),
            },
          },
        ],
        onError: {
          target: "ready",
          actions: { type: "announce", params: { tone: "error", text: texts.problem.unknown } },
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
    verified: { type: "final" },
    used: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof verifyAddressMachine>;
export const selectPage = (snapshot: Snapshot) => snapshot.value;
