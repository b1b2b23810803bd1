import type { Services } from "../../core/base/services";
import { deliverDueNotices } from "../../notify/schedule/deliver-notices";
import { type Interval, startInterval } from "../../platform/base/interval";
import { logOutage } from "../../platform/db/log-outage";

/** Delivers due notices every second, so that families learn within seconds that a practice is called off. */
export const startTelling = (services: Services): Interval =>
  startInterval(async (signal) => {
    try {
      while ((await deliverDueNotices(services)) > 0 && !signal.aborted);
    } catch (error) {
      if (!logOutage(services, error))
        services.log.error({ err: error }, "Notices of the schedule could not be delivered; it tries again.");
    }
    return 1_000;
  });
