import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { ShownEvent } from "../../domain/schedule/event";
import type { Queries } from "../db/open";
import { event, eventVersion, participation, venue } from "../db/schema/schedule";
import type { EventFields } from "./event-fields";

export type EventRow = typeof event.$inferSelect;

interface EventKey {
  teamId: string;
  id: string;
}

const isThis = ({ teamId, id }: EventKey) => and(eq(event.teamId, teamId), eq(event.id, id));

export async function insertEvent(
  tx: Queries,
  { teamId, fields, makerId, now }: { teamId: string; fields: EventFields; makerId: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  await tx
    .insert(event)
    .values({ ...fields, teamId, id, createdBy: makerId, createdAt: now, changedAt: now });
  return id;
}

export async function findEvent(db: Queries, key: EventKey): Promise<EventRow | undefined> {
  const [row] = await db.select().from(event).where(isThis(key));
  return row;
}

/** Locked against every other change, and against answers, which read its deadline under a share of this lock. */
export async function lockEvent(tx: Queries, key: EventKey): Promise<EventRow | undefined> {
  const [row] = await tx.select().from(event).where(isThis(key)).for("no key update");
  return row;
}

/** For answers, which run beside each other: the event stays as it is until they are written. */
export async function holdEvent(tx: Queries, key: EventKey): Promise<EventRow | undefined> {
  const [row] = await tx.select().from(event).where(isThis(key)).for("share");
  return row;
}

export async function updateEvent(
  tx: Queries,
  key: EventKey,
  change: Partial<Omit<EventRow, "teamId" | "id">>,
): Promise<void> {
  await tx.update(event).set(change).where(isThis(key));
}

export async function deleteEvent(tx: Queries, key: EventKey): Promise<void> {
  await tx.delete(event).where(isThis(key));
}

export async function countEventsToCome(tx: Queries, teamId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(event)
    .where(and(eq(event.teamId, teamId), gt(event.endsAt, now)));
  return row?.count ?? 0;
}

/** Whether somebody has answered it, or knows of a change. */
export async function isKnownToFamilies(tx: Queries, { teamId, id }: EventKey): Promise<boolean> {
  const rows = await tx
    .select({ membershipId: participation.membershipId })
    .from(participation)
    .where(and(eq(participation.teamId, teamId), eq(participation.eventId, id)))
    .limit(1);
  return rows.length > 0;
}

export async function keepVersion(
  tx: Queries,
  { teamId, id }: EventKey,
  { version, shown, by, now }: { version: number; shown: ShownEvent; by: string; now: Date },
): Promise<void> {
  await tx
    .insert(eventVersion)
    .values({ teamId, eventId: id, version, shown, madeBy: by, madeAt: now })
    .onConflictDoNothing();
}

export async function findVenueOfEvent(tx: Queries, { teamId, id }: EventKey) {
  const [row] = await tx
    .select({ id: venue.id, name: venue.name })
    .from(venue)
    .where(and(eq(venue.teamId, teamId), eq(venue.id, id)));
  return row ?? null;
}
