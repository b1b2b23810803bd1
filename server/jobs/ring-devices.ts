import { sayOutage } from "../db/outage";
import { postPush } from "../push/post";
import { ringDue } from "../push/ringing";
import type { Services } from "../services";
import { type Interval, startInterval } from "./interval";

/** Rings for what was told, and looks once more every second. */
export const startRinging = (services: Services): Interval =>
  startInterval(async (signal) => {
    try {
      while ((await ringDue(services, (push) => postPush(push, signal))) > 0 && !signal.aborted);
    } catch (error) {
      if (!sayOutage(services, error))
        services.log.error({ err: error }, "Devices could not be rung; it tries again.");
    }
    return 1_000;
  });
