import { sayOutage } from "../db/outage";
import { tellDue } from "../schedule/notices";
import type { Services } from "../services";
import { type Interval, startInterval } from "./interval";

/** Tells what is due, and once more every second: a practice that is called off is told within seconds. */
export const startTelling = (services: Services): Interval =>
  startInterval(async (signal) => {
    try {
      while ((await tellDue(services)) > 0 && !signal.aborted);
    } catch (error) {
      if (!sayOutage(services, error))
        services.log.error({ err: error }, "Notices of the schedule could not be told; it tries again.");
    }
    return 1_000;
  });
