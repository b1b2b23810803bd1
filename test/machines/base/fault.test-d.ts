import { assign, setup } from "xstate";
import { effectActor } from "../../../machines/base/effect-actor.setup";
import { faultActions, onFault } from "../../../machines/base/fault.actions";

const types = { context: {} as { refusal: string | null; count: number } };
const actors = { save: effectActor<"saved">() };
const context = { refusal: null, count: 0 };

setup({
  types,
  actors,
  actions: {
    setText: assign((_, text: string) => ({ refusal: text })),
    ...faultActions("refusal"),
  },
}).createMachine({
  context,
  entry: { type: "setText", params: "text" },
  invoke: { src: "save", onError: onFault(".over") },
  states: { over: {} },
});

setup({
  types,
  actors,
  // @ts-expect-error -- no field for a text
  actions: faultActions("count"),
});

setup({ types, actors }).createMachine({
  context,
  // @ts-expect-error -- the action is missing
  invoke: { src: "save", onError: onFault(".over") },
});
