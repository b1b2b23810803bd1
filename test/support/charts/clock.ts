import type { SimulatedClock } from "xstate";

/** Lets time pass in small steps: one big one would start every following timer only at its end. */
export function pass(clock: SimulatedClock, milliseconds: number) {
  const step = 50;
  for (let left = milliseconds; left > 0; left -= step) clock.increment(Math.min(step, left));
}
