import type { SimulatedClock } from "xstate";

/** Advances time in small steps: in one big step, timers that start during it would start at its end. */
export function pass(clock: SimulatedClock, milliseconds: number) {
  const step = 50;
  for (let left = milliseconds; left > 0; left -= step) clock.increment(Math.min(step, left));
}
