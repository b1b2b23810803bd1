import type { SnapshotFrom } from "xstate";
import { checking, fieldContext, fieldSetup } from "./field-check";

/** A password field: validated like any field, can be shown or hidden, and reports Caps Lock. */
export const passwordFieldMachine = fieldSetup
  .extend({
    guards: { isCapsLockOn: ({ event }) => event.type === "capsLock.seen" && event.isOn },
  })
  .createMachine({
    id: "passwordField",
    context: fieldContext,
    type: "parallel",
    states: {
      checking,
      text: {
        initial: "hidden",
        states: {
          hidden: { on: { "reveal.pressed": "shown" } },
          shown: { on: { "reveal.pressed": "hidden" } },
        },
      },
      capsLock: {
        initial: "off",
        states: {
          off: { on: { "capsLock.seen": { guard: "isCapsLockOn", target: "on" } } },
          on: {
            on: { "capsLock.seen": [{ guard: "isCapsLockOn" }, { target: "off" }], "field.left": "off" },
          },
        },
      },
    },
  });

type Snapshot = SnapshotFrom<typeof passwordFieldMachine>;
export const selectIsShown = (snapshot: Snapshot) => snapshot.matches({ text: "shown" });
export const selectIsCapsLockOn = (snapshot: Snapshot) => snapshot.matches({ capsLock: "on" });
export const selectIsFit = (snapshot: Snapshot) => snapshot.matches({ checking: "fit" });
