import { and, asc, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database";
import { event, zoneRules } from "../../db/schema/schedule";
import type { EventRow } from "../event/event.store";

export type ZoneRow = typeof zoneRules.$inferSelect;

/** Zones of coming events. Scans the table, without an index, since it runs once a night. */
export async function findZonesInUse(db: Queries, now: Date): Promise<string[]> {
  const rows = await db
    .select({ timeZone: event.timeZone })
    .from(event)
    .where(gt(event.endsAt, now))
    .groupBy(event.timeZone)
    .orderBy(asc(event.timeZone));
  return rows.map(({ timeZone }) => timeZone);
}

export const readZoneRules = (db: Queries): Promise<ZoneRow[]> => db.select().from(zoneRules);

export async function keepZoneRules(db: Queries, rows: readonly ZoneRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(zoneRules)
    .values([...rows].sort((one, other) => (one.timeZone < other.timeZone ? -1 : 1)))
    .onConflictDoUpdate({
      target: zoneRules.timeZone,
      set: { fingerprint: sql`excluded.fingerprint`, checkedAt: sql`excluded.checked_at` },
    });
}

export type Place = Pick<EventRow, "teamId" | "id">;

/** The next events of these zones that are not over, in the order of the primary key. */
export const readEventsAfter = (
  db: Queries,
  { zones, after, now, count }: { zones: readonly string[]; after: Place | null; now: Date; count: number },
): Promise<EventRow[]> =>
  db
    .select()
    .from(event)
    .where(
      and(inArray(event.timeZone, [...zones]), gt(event.endsAt, now), after ? isAfter(after) : undefined),
    )
    .orderBy(asc(event.teamId), asc(event.id))
    .limit(count);

const isAfter = ({ teamId, id }: Place): SQL =>
  sql`(${event.teamId}, ${event.id}) > (${teamId}::uuid, ${id}::uuid)`;

/** Locked in id order, like the events of a series, so that the two cannot deadlock. */
export const lockEvents = (tx: Queries, places: readonly Place[]): Promise<EventRow[]> =>
  tx
    .select()
    .from(event)
    .where(
      and(
        inArray(event.teamId, [...new Set(places.map(({ teamId }) => teamId))]),
        inArray(
          event.id,
          places.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(event.teamId), asc(event.id))
    .for("no key update");
