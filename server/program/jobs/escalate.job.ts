import type { Services } from "../../core/base/services";
import { escalateDue } from "../../notify/schedule/escalate";
import { type Interval, startInterval } from "../../platform/base/interval";
import { logOutage } from "../../platform/db/log-outage";

/** Tells families again that do not know of a change, and staff whom to call, every second. */
export const startClimbing = (services: Services): Interval =>
  startInterval(async (signal) => {
    try {
      while ((await escalateDue(services)) > 0 && !signal.aborted);
    } catch (error) {
      if (!logOutage(services, error))
        services.log.error({ err: error }, "Families could not be told again; it tries again.");
    }
    return 1_000;
  });
