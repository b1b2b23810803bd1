import { createActor, fromCallback, SimulatedClock } from "xstate";
import { toastsMachine } from "../../machines/toasts.machine";

/** Toasts on a clock that the test moves; `clock.increment(0)` lets what was raised enter. */
export function openToastsActor() {
  const clock = new SimulatedClock();
  const moment = fromCallback(({ sendBack }) => {
    const timer = clock.setTimeout(() => sendBack({ type: "moment.passed" }), 0);
    return () => clock.clearTimeout(timer);
  });
  const machine = toastsMachine.provide({ actors: { moment } });
  return { clock, actor: createActor(machine, { clock, input: { now: () => clock.now() } }) };
}
