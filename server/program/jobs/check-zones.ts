import type { Services } from "../../core/base/services";
import { type Interval, startInterval } from "../../platform/base/interval";
import { logOutage } from "../../platform/db/log-outage";
import { checkZones } from "./zone-rules";

const minute = 60_000;
const day = 1_440 * minute;
/** 3:00 UTC. */
const night = 180 * minute;

/** Runs at the start and every night; a failed run is repeated after a minute. */
export function startZoneCheck(services: Services): Interval {
  let isNight = false;
  return startInterval(async (signal) => {
    try {
      await checkZones(services, { isNight, signal });
      isNight = true;
      return untilNight(services.now());
    } catch (error) {
      if (!signal.aborted && !logOutage(services, error))
        services.log.error(
          { err: error },
          "The time zones' rules were not compared; it tries again in a minute.",
        );
      return minute;
    }
  });
}

/** Milliseconds until the next nightly run. */
export const untilNight = (now: Date): number => day - ((now.getTime() - night) % day);
