import { type Interval, startInterval } from "../base/interval";
import { sayOutage } from "../db/outage";
import { ringNextHuddle } from "../huddle/ringing";
import type { Services } from "../services";

/** Works out every second whom new messages ring. */
export const startRingingHuddles = (services: Services): Interval =>
  startInterval(async (signal) => {
    try {
      while ((await ringNextHuddle(services)) && !signal.aborted);
    } catch (error) {
      if (!sayOutage(services, error))
        services.log.error({ err: error }, "Messages could not ring; it tries again.");
    }
    return 1_000;
  });
