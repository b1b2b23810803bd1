import { assign, fromCallback, type SnapshotFrom, setup } from "xstate";
import type { Appearance, AppearanceEvent } from "../../domain/settings/appearance";

/** Light or dark, stored on this device and synchronised between its tabs. */
export const appearanceMachine = setup({
  types: {
    context: {} as { appearance: Appearance },
    events: {} as AppearanceEvent,
    input: {} as { appearance: Appearance },
  },
  actors: { otherTabs: fromCallback<AppearanceEvent>(() => {}) },
  actions: {
    take: assign((_, { appearance }: { appearance: Appearance }) => ({ appearance })),
    show: (_, _choice: { appearance: Appearance }) => {},
    keep: (_, _choice: { appearance: Appearance }) => {},
  },
}).createMachine({
  id: "appearance",
  context: ({ input }) => input,
  invoke: { id: "otherTabs", src: "otherTabs" },
  initial: "shown",
  states: {
    shown: {
      entry: { type: "show", params: ({ context }) => context },
      on: {
        "appearance.chosen": {
          target: "shown",
          reenter: true,
          actions: [
            { type: "take", params: ({ event }) => event },
            { type: "keep", params: ({ event }) => event },
          ],
        },
        "appearance.followed": {
          target: "shown",
          reenter: true,
          actions: { type: "take", params: ({ event }) => event },
        },
      },
    },
  },
});

export const selectAppearance = (snapshot: SnapshotFrom<typeof appearanceMachine>) =>
  snapshot.context.appearance;
