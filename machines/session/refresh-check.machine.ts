import { fromCallback, setup } from "xstate";
import { timing } from "../../domain/base/limits";
import type { AttentionEvent } from "../../domain/shell/attention";

/** Checks every minute, and on return to the page, whether the token is about to expire. */
export const refreshCheckMachine = setup({
  types: { events: {} as AttentionEvent },
  actors: { attention: fromCallback<AttentionEvent>(() => {}) },
  actions: { checkToken: () => {} },
  delays: { interval: timing.pollRefresh },
}).createMachine({
  id: "refreshCheck",
  invoke: { id: "attention", src: "attention" },
  initial: "waiting",
  states: {
    waiting: {
      on: { "attention.left": "resting" },
      after: { interval: { target: "waiting", reenter: true, actions: "checkToken" } },
    },
    resting: { on: { "attention.returned": { target: "waiting", actions: "checkToken" } } },
  },
});
