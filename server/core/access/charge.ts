import { unlessReadOnly } from "../../platform/db/fault";
import { charge, limit } from "../../platform/http/limits";
import type { Services } from "../base/services";
import { calendars, events } from "./rate-limits";

/** Counts the events of a reply beyond those that the call itself paid for. The reply is sent; what is over refuses the next call. */
export async function chargeEvents(services: Services, userId: string, count: number): Promise<void> {
  const tries = Math.ceil(count / (events.eventsPerTry ?? count)) - 1;
  if (tries <= 0) return;
  await charge(services, {
    key: `${events.name} ${userId}`,
    max: events.max,
    windowSeconds: events.seconds,
    tries,
  }).catch(unlessReadOnly);
}

/** Counts a calendar's token, or throws if it was asked for too often. */
export const countToken = (services: Services, token: string): Promise<void> =>
  limit(services, {
    key: `${calendars.name} ${token}`,
    max: calendars.max,
    windowSeconds: calendars.seconds,
  });
