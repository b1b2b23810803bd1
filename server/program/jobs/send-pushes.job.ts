import type { Services } from "../../core/base/services";
import { postPush } from "../../notify/push/post";
import { ringDue } from "../../notify/push/send-pushes";
import { type Interval, startInterval } from "../../platform/base/interval";
import { logOutage } from "../../platform/db/log-outage";

/** Sends the pushes that are due, every second. */
export const startRinging = (services: Services): Interval =>
  startInterval(async (signal) => {
    try {
      while ((await ringDue(services, (push) => postPush(push, signal))) > 0 && !signal.aborted);
    } catch (error) {
      if (!logOutage(services, error))
        services.log.error({ err: error }, "Pushes could not be sent; it tries again.");
    }
    return 1_000;
  });
