import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { timing } from "../../domain/base/limits";

/** A modal dialog: fades in and out, and may not be closable by the person. */
export const modalMachine = setup({
  types: {
    context: {} as { isClosable: boolean },
    events: {} as
      | { type: "modal.opened" }
      /** Closes the dialog from the program, always. */
      | { type: "modal.closed" }
      /** The person's request: by the button, Escape, the backdrop or a drag. */
      | { type: "close.requested" }
      | { type: "closability.changed"; isClosable: boolean },
    emitted: {} as { type: "modal.gone" },
    input: {} as { isClosable?: boolean } | undefined,
  },
  actions: {
    setClosability: assign(({ event }) => ("isClosable" in event ? { isClosable: event.isClosable } : {})),
    sendGone: emit({ type: "modal.gone" }),
  },
  guards: { isClosable: ({ context }) => context.isClosable },
  delays: { fade: timing.fade },
}).createMachine({
  id: "modal",
  context: ({ input }) => ({ isClosable: input?.isClosable ?? true }),
  initial: "closed",
  on: { "closability.changed": { actions: "setClosability" } },
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
      after: { fade: { target: "closed", actions: "sendGone" } },
      on: { "modal.opened": "opening" },
    },
  },
});

export type ModalPhase = "closed" | "opening" | "open" | "closing";

export const selectPhase = (snapshot: SnapshotFrom<typeof modalMachine>): ModalPhase => snapshot.value;
