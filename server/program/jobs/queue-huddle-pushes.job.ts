import type { Services } from "../../core/base/services";
import { ringNextHuddle } from "../../notify/huddle/queue-huddle-pushes";
import { type Interval, startInterval } from "../../platform/base/interval";
import { logOutage } from "../../platform/db/log-outage";

/** Works out every second whom new messages ring. */
export const startRingingHuddles = (services: Services): Interval =>
  startInterval(async (signal) => {
    try {
      while ((await ringNextHuddle(services)) && !signal.aborted);
    } catch (error) {
      if (!logOutage(services, error))
        services.log.error({ err: error }, "Messages could not ring; it tries again.");
    }
    return 1_000;
  });
