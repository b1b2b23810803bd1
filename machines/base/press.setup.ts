import { assign, emit, fromCallback, type SnapshotFrom, sendTo, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { PressOutcome } from "../../domain/base/press";
import { effectActor } from "./effect-actor.setup";
import { faultActions, onFault } from "./fault.actions";
import { present } from "./present";

/**
 * The buttons of one row: a press is sent at once, and waits on the device while there is no network. `row` names what the row is about
 * among the outbox's items.
 */
export const pressOf = <Said, Saved>(id: string) =>
  setup({
    types: {
      context: {} as {
        row: string;
        /** What was pressed, while it is not saved. */
        said: Said | null;
        /** Why it was not saved. */
        refusal: string | null;
      },
      events: {} as
        | { type: "pressed"; said: Said }
        | { type: "retry.pressed" }
        /** A press of the row that is in the outbox. */
        | { type: "outbox.waiting"; said: Said }
        | { type: "outbox.settled"; outcome: PressOutcome<Saved> },
      emitted: {} as
        | { type: "press.saved"; saved: Saved | null }
        /** What the page shows is no longer so. */
        | { type: "press.lost" },
      input: {} as { row: string },
    },
    actors: {
      send: effectActor<PressOutcome<Saved>, { said: Said }>(),
      outbox: fromCallback<{ type: "press.queued"; said: Said }, { row: string }>(() => {}),
    },
    actions: {
      setSaid: assign((_, { said }: { said: Said }) => ({ said, refusal: null })),
      forgetRefusal: assign({ refusal: null }),
      forgetSaid: assign({ said: null, refusal: null }),
      setRefusal: assign((_, outcome: PressOutcome<Saved>) => ({ refusal: reasonOf(outcome) })),
      ...faultActions("refusal"),
      sendSaved: emit((_, outcome: PressOutcome<Saved>) => ({
        type: "press.saved" as const,
        saved: outcome.kind === "saved" ? outcome.saved : null,
      })),
      sendLost: emit({ type: "press.lost" }),
      /** Replaces the press of the row that is in the outbox. */
      queue: sendTo("outbox", (_, { said }: { said: Said }) => ({ type: "press.queued" as const, said })),
    },
    guards: {
      isSaved: (_, { kind }: PressOutcome<Saved>) => kind === "saved",
      isUnreachable: (_, { kind }: PressOutcome<Saved>) => kind === "unreachable",
      isAnnounced: (_, { kind }: PressOutcome<Saved>) => kind === "announced",
      isLost: (_, { kind }: PressOutcome<Saved>) => kind === "lost",
    },
  }).createMachine({
    id,
    context: ({ input: { row } }) => ({ row, said: null, refusal: null }),
    invoke: { id: "outbox", src: "outbox", input: ({ context: { row } }) => ({ row }) },
    initial: "shown",
    states: {
      shown: {
        on: {
          pressed: { target: "sending", actions: { type: "setSaid", params: ({ event }) => event } },
          "outbox.waiting": { target: "queued", actions: { type: "setSaid", params: ({ event }) => event } },
        },
      },
      sending: {
        invoke: {
          id: "send",
          src: "send",
          input: ({ context }) => ({ said: present(context.said) }),
          onDone: settling<Saved, { event: { output: PressOutcome<Saved> } }>(({ event }) => event.output),
          onError: onFault("refused"),
        },
      },
      /** On the device until the network is back. */
      queued: {
        on: {
          pressed: {
            actions: [
              { type: "setSaid", params: ({ event }) => event },
              { type: "queue", params: ({ event }) => event },
            ],
          },
          "outbox.settled": settling<Saved, { event: { outcome: PressOutcome<Saved> } }>(
            ({ event }) => event.outcome,
          ),
        },
      },
      /** The page is read again; the reason stays until the next press. */
      lost: {
        on: { pressed: { target: "sending", actions: { type: "setSaid", params: ({ event }) => event } } },
      },
      refused: {
        on: {
          pressed: { target: "sending", actions: { type: "setSaid", params: ({ event }) => event } },
          "retry.pressed": { target: "sending", actions: "forgetRefusal" },
        },
      },
    },
  });

/** The transitions by outcome, the same for a call and for the outbox. */
function settling<Saved, Given>(params: (given: Given) => PressOutcome<Saved>) {
  return [
    {
      guard: { type: "isSaved", params },
      target: "shown",
      actions: [{ type: "sendSaved", params }, "forgetSaid"],
    },
    { guard: { type: "isUnreachable", params }, target: "queued" },
    { guard: { type: "isAnnounced", params }, target: "shown", actions: ["forgetSaid", "sendLost"] },
    {
      guard: { type: "isLost", params },
      target: "lost",
      actions: [{ type: "setRefusal", params }, "sendLost"],
    },
    { target: "refused", actions: { type: "setRefusal", params } },
  ] as const;
}

export type PressMachine<Said, Saved> = ReturnType<typeof pressOf<Said, Saved>>;
type Snapshot<Said, Saved> = SnapshotFrom<PressMachine<Said, Saved>>;
export type PressPhase = "shown" | "sending" | "queued" | "lost" | "refused";

export const selectPressPhase = <Said, Saved>({ value }: Snapshot<Said, Saved>): PressPhase => value;
export const selectPressed = <Said, Saved>(snapshot: Snapshot<Said, Saved>) => snapshot.context.said;
export const selectPressRefusal = <Said, Saved>(snapshot: Snapshot<Said, Saved>) => snapshot.context.refusal;
