import { assign, fromCallback, setup } from "xstate";
import type { DeviceChoiceEvent } from "../../domain/settings/device-choice";

/** How this device shows things: stored on it and synchronised between its tabs. */
export const deviceChoice = <Value extends string>(id: string) =>
  setup({
    types: {
      context: {} as { value: Value },
      events: {} as DeviceChoiceEvent<Value>,
      input: {} as { value: Value },
    },
    actors: { otherTabs: fromCallback<DeviceChoiceEvent<Value>>(() => {}) },
    actions: {
      take: assign((_, { value }: { value: Value }) => ({ value })),
      show: (_, _choice: { value: Value }) => {},
      keep: (_, _choice: { value: Value }) => {},
    },
  }).createMachine({
    id,
    context: ({ input }) => input,
    invoke: { id: "otherTabs", src: "otherTabs" },
    initial: "shown",
    states: {
      shown: {
        entry: { type: "show", params: ({ context }) => context },
        on: {
          "choice.made": {
            target: "shown",
            reenter: true,
            actions: [
              { type: "take", params: ({ event }) => event },
              { type: "keep", params: ({ event }) => event },
            ],
          },
          "choice.followed": {
            target: "shown",
            reenter: true,
            actions: { type: "take", params: ({ event }) => event },
          },
        },
      },
    },
  });

export const selectValue = <Value extends string>({ context }: { context: { value: Value } }) =>
  context.value;
