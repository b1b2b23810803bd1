import { charge } from "../http/limits";
import type { Services } from "../services";
import { events } from "./access";

/** Counts the events of a reply beyond those that the call itself paid for. The reply is sent; what is over refuses the next call. */
export async function chargeEvents(services: Services, userId: string, count: number): Promise<void> {
  const tries = Math.ceil(count / (events.eventsPerTry ?? count)) - 1;
  if (tries <= 0) return;
  await charge(services, {
    key: `${events.name} ${userId}`,
    max: events.max,
    windowSeconds: events.seconds,
    tries,
  });
}
