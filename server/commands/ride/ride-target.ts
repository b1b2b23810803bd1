import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import { addRideNews, type RideNews, type RideServices } from "../../core/ride/ride-news";
import { type EventRow, lockEventForShare } from "../../core/schedule/event.store";
import { findLaterOn } from "../../core/schedule/series.store";
import { requireOpenTeam } from "../../core/team/team.store";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";

export type LeftOut = components["schemas"]["LeftOut"];

export interface RideTarget extends TeamTarget {
  eventId: string;
}

/** What a call at one event needs to know of it. */
export interface RideEvent extends TeamTarget {
  event: EventRow;
  now: Date;
}

interface Asked {
  /** The event's version on the screen, where a call names it. */
  version?: number;
  /** To give something up is possible while it is called off. */
  isGivingUp?: boolean;
}

/** The event, locked against changes: a yes is to the time on the screen. */
export async function lockRideEvent(
  tx: Transaction,
  { caller, teamId, eventId }: RideTarget,
  { version, isGivingUp = false }: Asked,
  now: Date,
): Promise<RideEvent> {
  if (!isId(eventId)) throw new Problem("EVENT_ITEM_404");
  await requireOpenTeam(tx, teamId);
  const event = await lockEventForShare(tx, { teamId, id: eventId });
  if (!event) throw new Problem("EVENT_ITEM_404");
  if (event.status !== "on" && !isGivingUp) throw new Problem("EVENT_ITEM_403_CALLED_OFF");
  if (event.endsAt <= now) throw new Problem("EVENT_ITEM_403_OVER");
  if (version !== undefined && version > event.version)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "event_version", rule: "maximum" }] });
  if (version !== undefined && version < event.timeVersion) throw new Problem("REQUEST_412_CHANGED");
  return { caller, teamId, event, now };
}

/**
 * Does the same at an event and, where it is asked for, at the later events of its series. What a later one refuses is left out; what the event itself
 * refuses, the call refuses.
 */
export async function atEvents(
  services: RideServices,
  tx: Transaction,
  target: RideTarget,
  { scope = "one", ...asked }: Asked & { scope?: "one" | "later" | undefined },
  work: (tx: Transaction, at: RideEvent) => Promise<RideNews[]>,
): Promise<LeftOut[]> {
  const at = services.now();
  const first = await lockRideEvent(tx, target, asked, at);
  const news = await work(tx, first);
  const leftOut: LeftOut[] = [];
  if (scope === "one") {
    await addRideNews(services, tx, { by: target.caller.userId, all: news });
    return leftOut;
  }
  const later = await findLaterOn(tx, { teamId: target.teamId, id: target.eventId }, at);
  for (const eventId of later.sort()) {
    const event = await lockRideEvent(tx, { ...target, eventId }, { isGivingUp: true }, at);
    try {
      news.push(...(await tx.transaction((inner) => work(inner, event))));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { id, startsLocal } = event.event;
      leftOut.push({ event_id: id, starts_local: startsLocal, code: error.messageCode });
    }
  }
  await addRideNews(services, tx, { by: target.caller.userId, all: news });
  return leftOut.sort((one, other) => (one.starts_local < other.starts_local ? -1 : 1));
}
