import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { timing } from "../../domain/base/limits";

/** A dialog over the page: fades in, fades out, and can refuse to be closed by the person. */
export const modalMachine = setup({
  types: {
    context: {} as { isClosable: boolean },
    events: {} as
      | { type: "modal.opened" }
      /** By the program: always heard. */
      | { type: "modal.closed" }
      /** By the person: the button, Escape, the backdrop or a drag. */
      | { type: "close.requested" }
      | { type: "closability.changed"; isClosable: boolean },
    emitted: {} as { type: "modal.gone" },
    input: {} as { isClosable?: boolean } | undefined,
  },
  actions: {
    keepClosability: assign(({ event }) => ("isClosable" in event ? { isClosable: event.isClosable } : {})),
    tellGone: emit({ type: "modal.gone" }),
  },
  guards: { isClosable: ({ context }) => context.isClosable },
  delays: { fade: timing.fade },
}).createMachine({
  id: "modal",
  context: ({ input }) => ({ isClosable: input?.isClosable ?? true }),
  initial: "closed",
  on: { "closability.changed": { actions: "keepClosability" } },
  states: {
    closed: { on: { "modal.opened": "opening" } },
    opening: {
      after: { fade: "open" },
      on: { "modal.closed": "closing", "close.requested": { guard: "isClosable", target: "closing" } },
    },
    open: {
      on: { "modal.closed": "closing", "close.requested": { guard: "isClosable", target: "closing" } },
    },
    closing: {
      after: { fade: { target: "closed", actions: "tellGone" } },
      on: { "modal.opened": "opening" },
    },
  },
});

export type ModalPhase = "closed" | "opening" | "open" | "closing";

export const selectPhase = (snapshot: SnapshotFrom<typeof modalMachine>): ModalPhase => snapshot.value;
