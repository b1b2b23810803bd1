import { and, asc, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database";
import { event, zoneRules } from "../../db/schema/schedule";
import type { EventRow } from "../event/event.store";

export type ZoneRow = typeof zoneRules.$inferSelect;

const teamsInPart = 2_000;

/** Zones of coming events, read team by team: the whole table would take longer than a statement may. Events take 14 days at most. */
export async function findZonesInUse(db: Queries, now: Date): Promise<string[]> {
  const zones = new Set<string>();
  const at = sql`${now.toISOString()}::timestamptz`;
  for (let after: string | null = "00000000-0000-0000-0000-000000000000"; after !== null; ) {
    const { rows }: { rows: { zones: string[]; last: string | null }[] } = await db.execute(sql`
      with part as materialized (select id from team where id > ${after}::uuid order by id limit ${teamsInPart})
      select coalesce((
          select json_agg(distinct e.time_zone) from part cross join lateral (
            select e.time_zone from event e
            where e.team_id = part.id and e.first_day >= (${at} - interval '15 days')::date and e.ends_at > ${at} offset 0) e), '[]') as zones,
        (select id from part order by id desc limit 1) as last`);
    for (const zone of rows[0]?.zones ?? []) zones.add(zone);
    after = rows[0]?.last ?? null;
  }
  return [...zones].sort();
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
