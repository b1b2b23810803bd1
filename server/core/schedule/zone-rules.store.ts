import { and, asc, gt, inArray, type SQL, sql } from "drizzle-orm";
import { isoDateOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import type { Queries } from "../../platform/db/database";
import { event, zoneRules } from "../../platform/db/schema/schedule";
import { team } from "../../platform/db/schema/team";
import type { EventRow } from "./event.store";

export type ZoneRow = typeof zoneRules.$inferSelect;

/** The next teams by id. Events are read by teams, since the whole table would take longer than a statement may. */
export async function teamsAfter(db: Queries, after: string | null, count: number): Promise<string[]> {
  const rows = await db
    .select({ id: team.id })
    .from(team)
    .where(after === null ? undefined : gt(team.id, after))
    .orderBy(asc(team.id))
    .limit(count);
  return rows.map(({ id }) => id);
}

/** Zones of these teams' coming events. */
export async function findZonesOf(db: Queries, teamIds: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ zone: string }>(sql`
    select distinct e.time_zone as zone from json_array_elements_text(${JSON.stringify(teamIds)}::json) k(id) cross join lateral (
      select e.time_zone from event e
      where e.team_id = k.id::uuid and e.first_day >= ${earliest(now)} and e.ends_at > ${now.toISOString()}::timestamptz offset 0) e`);
  return rows.map(({ zone }) => zone);
}

/** Of events that are not over: they take 14 days at most. */
const earliest = (now: Date): SQL => sql`${isoDateOf(dayOf(now.toISOString().slice(0, 10)) - 15)}::date`;

export const readZoneRules = (db: Queries): Promise<ZoneRow[]> => db.select().from(zoneRules);

export async function saveZoneRules(db: Queries, rows: readonly ZoneRow[]): Promise<void> {
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

interface Coming {
  teamIds: readonly string[];
  zones: readonly string[];
  now: Date;
  after: Place | null;
  count: number;
}

/** The next events of these teams and zones that are not over, in the order of the primary key. */
export const readComing = (db: Queries, { teamIds, zones, now, after, count }: Coming): Promise<EventRow[]> =>
  db
    .select()
    .from(event)
    .where(
      and(
        inArray(event.teamId, [...teamIds]),
        sql`${event.firstDay} >= ${earliest(now)}`,
        gt(event.endsAt, now),
        inArray(event.timeZone, [...zones]),
        after === null
          ? undefined
          : sql`(${event.teamId}, ${event.id}) > (${after.teamId}::uuid, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(event.teamId), asc(event.id))
    .limit(count);

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
