import { type SnapshotFrom, setup } from "xstate";
import { effectActor } from "../base/effect-actor.setup";

/** Offers to put the app on the home screen, once the browser can and the person has come back. */
export const installMachine = setup({
  types: {
    events: {} as { type: "install.pressed" } | { type: "not-now.pressed" },
  },
  actors: {
    /** Resolves when the offer is due; never on a device that cannot or has it. */
    waitUntilDue: effectActor<void>(),
    /** The browser's own question. */
    install: effectActor<void>(),
  },
  actions: { putOff: () => {} },
}).createMachine({
  id: "install",
  initial: "waiting",
  states: {
    waiting: { invoke: { id: "waitUntilDue", src: "waitUntilDue", onDone: "offered", onError: "over" } },
    offered: {
      on: { "install.pressed": "installing", "not-now.pressed": { target: "over", actions: "putOff" } },
    },
    installing: {
      invoke: {
        id: "install",
        src: "install",
        onDone: { target: "over", actions: "putOff" },
        onError: "over",
      },
    },
    over: { type: "final" },
  },
});

export type InstallMachine = typeof installMachine;
export const selectIsOffered = (snapshot: SnapshotFrom<InstallMachine>) => snapshot.matches("offered");
