import { fromCallback, type SnapshotFrom, setup } from "xstate";
import { liveTiming } from "../../domain/live/limits";
import type { SignEvent } from "../../domain/live/live";

/** Whether neither the live line nor a poll gave a sign of life for half a minute. A page that is not looked at does not poll, so it counts anew when it is. */
export const outageMachine = setup({
  types: { events: {} as SignEvent },
  actors: { signs: fromCallback<SignEvent>(() => {}) },
  delays: { outage: liveTiming.outage },
}).createMachine({
  id: "outage",
  invoke: { id: "signs", src: "signs" },
  on: { "sight.left": ".hidden" },
  initial: "reachable",
  states: {
    reachable: { on: { "sign.received": { target: "reachable", reenter: true } }, after: { outage: "out" } },
    out: { on: { "sign.received": "reachable" } },
    hidden: { on: { "sight.returned": "reachable" } },
  },
});

export type OutageMachine = typeof outageMachine;

export const selectIsOut = (snapshot: SnapshotFrom<OutageMachine>) => snapshot.matches("out");
