import {
  assertEvent,
  assign,
  emit,
  fromCallback,
  type SnapshotFrom,
  sendTo,
  setup,
  spawnChild,
} from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { GotItOutcome, Seen } from "../../domain/schedule/week/schedule";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { type OpenedInput, openedId, openedMachine } from "./opened.machine";

/** *Got it*: sends which event versions a family acknowledges. Offline they wait in the outbox. */
export const receiptsMachine = setup({
  types: {
    context: {} as {
      seen: readonly Seen[];
      /** Pressed while earlier ones are being sent. */
      next: readonly Seen[];
      /** In the outbox. */
      queued: readonly Seen[];
      refusal: string | null;
      /** What was refused. */
      refused: readonly Seen[];
    },
    events: {} as
      | { type: "got-it.pressed"; seen: readonly Seen[] }
      | { type: "change.drawn"; drawn: OpenedInput }
      | { type: "outbox.changed"; waiting: readonly Seen[] }
      | { type: "outbox.settled"; said: Seen; outcome: GotItOutcome },
    emitted: {} as { type: "got-it.saved" },
  },
  actors: {
    sendGotIt: effectActor<GotItOutcome, { seen: readonly Seen[] }>(),
    opened: openedMachine,
    outbox: fromCallback<{ type: "got-it.queued"; seen: readonly Seen[] }>(() => {}),
  },
  actions: {
    take: assign((_, seen: readonly Seen[]) => ({ seen, refusal: null })),
    takeLater: assign(({ context: { seen, next } }, more: readonly Seen[]) => ({
      next: [...next, ...more.filter((one) => ![...seen, ...next].some((other) => covers(other, one)))],
    })),
    recordRefused: assign((_, refused: readonly Seen[]) => ({ refused })),
    recordSent: assign({ refused: ({ context }) => context.seen }),
    forget: assign(({ context }) => ({ seen: context.next, next: [] })),
    setQueued: assign((_, queued: readonly Seen[]) => ({ queued })),
    queue: sendTo("outbox", ({ context }) => ({ type: "got-it.queued" as const, seen: context.seen })),
    recordRefusal: assign((_, outcome: GotItOutcome) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    watch: spawnChild("opened", {
      id: ({ event }) => {
        assertEvent(event, "change.drawn");
        return openedId(event.drawn);
      },
      input: ({ event }) => {
        assertEvent(event, "change.drawn");
        return event.drawn;
      },
    }),
    sendSaved: emit({ type: "got-it.saved" }),
  },
  guards: {
    isMorePressed: ({ context }) => context.seen.length > 0,
    isSaved: (_, { kind }: GotItOutcome) => kind === "saved",
    isUnreachable: (_, { kind }: GotItOutcome) => kind === "unreachable",
  },
}).createMachine({
  id: "receipts",
  context: { seen: [], next: [], queued: [], refusal: null, refused: [] },
  invoke: { id: "outbox", src: "outbox" },
  initial: "shown",
  on: {
    "change.drawn": { actions: "watch" },
    "outbox.changed": { actions: { type: "setQueued", params: ({ event }) => event.waiting } },
    "outbox.settled": [
      { guard: { type: "isSaved", params: ({ event }) => event.outcome }, actions: "sendSaved" },
      {
        actions: [
          { type: "recordRefused", params: ({ event }) => [event.said] },
          { type: "recordRefusal", params: ({ event }) => event.outcome },
        ],
      },
    ],
  },
  states: {
    shown: {
      always: { guard: "isMorePressed", target: "sending" },
      on: {
        "got-it.pressed": { target: "sending", actions: { type: "take", params: ({ event }) => event.seen } },
      },
    },
    sending: {
      on: { "got-it.pressed": { actions: { type: "takeLater", params: ({ event }) => event.seen } } },
      invoke: {
        id: "sendGotIt",
        src: "sendGotIt",
        input: ({ context }) => ({ seen: context.seen }),
        onDone: byOutcome({
          isSaved: ["shown", "forget", "sendSaved"],
          isUnreachable: ["shown", "queue", "forget"],
          else: ["shown", "recordSent", "forget", "recordRefusal"],
        }),
        onError: { target: "shown", actions: ["recordSent", "forget", "setUnknownFault"] },
      },
    },
  },
});

const covers = (one: Seen, other: Seen) => one.eventId === other.eventId && one.version >= other.version;

export type ReceiptsMachine = typeof receiptsMachine;
type Snapshot = SnapshotFrom<ReceiptsMachine>;
export const selectSending = ({ context: { seen, next } }: Snapshot) =>
  next.length === 0 ? seen : [...seen, ...next];
export const selectQueued = (snapshot: Snapshot) => snapshot.context.queued;
/** The refusal while one of the refused is still listed; the others are acknowledged or gone. */
export const selectRefusal =
  (listed: readonly Seen[]) =>
  ({ context: { refusal, refused } }: Snapshot) =>
    refused.some((one) => listed.some((other) => covers(one, other))) ? refusal : null;
