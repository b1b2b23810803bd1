import type { Services } from "../../core/base/services";
import { mailSummaries } from "../../notify/summary/summaries";
import { type Interval, startInterval } from "../../platform/base/interval";
import { logOutage } from "../../platform/db/log-outage";

/** Twice an hour, so that a server that was restarted meanwhile leaves nobody out. A person gets one summary a day. */
export const startSummaries = (services: Services): Interval =>
  startInterval(async (signal) => {
    try {
      await mailSummaries(services, signal);
    } catch (error) {
      if (!logOutage(services, error))
        services.log.error({ err: error }, "Summaries could not be mailed; it tries again.");
    }
    return 30 * 60_000;
  });
