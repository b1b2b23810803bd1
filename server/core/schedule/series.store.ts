import { randomUUID } from "node:crypto";
import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { event, series } from "../../platform/db/schema/schedule";
import type { EventRow } from "./event.store";
import type { EventFields } from "./event-fields";

export type SeriesRow = typeof series.$inferSelect;

interface SeriesKey {
  teamId: string;
  id: string;
}

const isThis = ({ teamId, id }: SeriesKey) => and(eq(series.teamId, teamId), eq(series.id, id));

export async function insertSeries(
  tx: Queries,
  row: Omit<typeof series.$inferInsert, "id" | "version">,
): Promise<SeriesRow> {
  const [made] = await tx
    .insert(series)
    .values({ ...row, id: randomUUID() })
    .returning();
  if (!made) throw new Error("A series was not written.");
  return made;
}

/** Inserts all rows in one statement. */
export async function insertEvents(
  tx: Queries,
  { teamId, id }: SeriesKey,
  events: readonly { day: string; fields: EventFields }[],
  { makerId, now }: { makerId: string; now: Date },
): Promise<EventRow[]> {
  if (events.length === 0) return [];
  const made = { teamId, seriesId: id, createdBy: makerId, createdAt: now, changedAt: now };
  return tx
    .insert(event)
    .values(events.map(({ day, fields }) => ({ ...fields, ...made, id: randomUUID(), seriesDay: day })))
    .returning();
}

export async function findSeries(db: Queries, key: SeriesKey): Promise<SeriesRow | undefined> {
  const [row] = await db.select().from(series).where(isThis(key));
  return row;
}

/**
 * The series that ended in a range of days, the latest first: of the parts that a series was split into the one that ends last. Games are left
 * out: their opponents are not those of another season.
 */
export async function findPastSeries(
  db: Queries,
  teamId: string,
  { from, before }: { from: string; before: string },
): Promise<SeriesRow[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive chain as (
      select s.id, s.id as root from series s where s.team_id = ${teamId}::uuid
        and not exists (select from series p where p.team_id = s.team_id and p.id = s.split_from)
      union all
      select s.id, c.root from chain c join series s on s.team_id = ${teamId}::uuid and s.split_from = c.id)
    select o.id from (
      select distinct on (c.root) s.id, s.last_day, s.fields from chain c
        join series s on s.team_id = ${teamId}::uuid and s.id = c.id
      order by c.root, s.last_day desc, s.created_at desc, s.id) o
    where o.last_day >= ${from}::date and o.last_day < ${before}::date
      and o.fields->>'kind' not in ('game', 'tournament')
    order by o.last_day desc, o.id limit 50`);
  const found = await db
    .select()
    .from(series)
    .where(
      and(
        eq(series.teamId, teamId),
        inArray(
          series.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  const rowOf = new Map(found.map((row) => [row.id, row]));
  return rows.flatMap(({ id }) => rowOf.get(id) ?? []);
}

export async function lockSeries(tx: Queries, key: SeriesKey): Promise<SeriesRow | undefined> {
  const [row] = await tx.select().from(series).where(isThis(key)).for("no key update");
  return row;
}

/**
 * Locked in id order, like in all calls, so that two changes of one series cannot deadlock. A round that tells of one of these events has locked the
 * notice that a change waits for; its foreign keys to the event do not wait for this lock.
 */
export const lockEventsOfSeries = (tx: Queries, { teamId, id }: SeriesKey): Promise<EventRow[]> =>
  tx
    .select()
    .from(event)
    .where(and(eq(event.teamId, teamId), eq(event.seriesId, id)))
    .orderBy(asc(event.id))
    .for("no key update");

/**
 * The events after `e` in its series whose last visible change was made by the same call as that of `e`, and that still have its
 * status. The time of the change identifies the call, also after the series was split, since a call changes only one series.
 * `changed_at` cannot be used: a change of zone rules sets it for many events.
 */
const changedTogether = sql`
  event_version v join event_version w on w.team_id = v.team_id and w.made_at = v.made_at
    join event o on o.team_id = w.team_id and o.id = w.event_id and o.notice_version = w.version
  where v.team_id = e.team_id and v.event_id = e.id and v.version = e.notice_version
    and o.status = e.status and o.series_day > e.series_day`;

export async function lockChangedTogether(tx: Queries, { teamId, id }: SeriesKey): Promise<EventRow[]> {
  return tx
    .select()
    .from(event)
    .where(
      and(
        eq(event.teamId, teamId),
        sql`${event.id} in (select o.id from event e, lateral (select o.id from ${changedTogether}) o
          where e.team_id = ${teamId}::uuid and e.id = ${id}::uuid)`,
      ),
    )
    .orderBy(asc(event.id))
    .for("no key update");
}

/** Counts the later events that were called off together with a called-off event and are not over. */
export async function countOffTogether(db: Queries, { teamId, id }: SeriesKey, now: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from event e, lateral (select o.id, o.ends_at from ${changedTogether}) o
    where e.team_id = ${teamId}::uuid and e.id = ${id}::uuid and e.status = 'called_off' and o.ends_at > ${now.toISOString()}::timestamptz`);
  return rows[0]?.count ?? 0;
}

/** The events that calling off an event with the later ones takes besides it. */
export async function findLaterOn(db: Queries, { teamId, id }: SeriesKey, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from event e
      join event o on o.team_id = e.team_id and o.series_id = e.series_id and o.series_day > e.series_day
    where e.team_id = ${teamId}::uuid and e.id = ${id}::uuid and o.status = 'on' and o.ends_at > ${now.toISOString()}::timestamptz`);
  return rows.map((row) => row.id);
}

export const findEventsOfSeries = (db: Queries, { teamId, id }: SeriesKey): Promise<EventRow[]> =>
  db
    .select()
    .from(event)
    .where(and(eq(event.teamId, teamId), eq(event.seriesId, id)));

/** Whether anybody has answered, acknowledged or been notified of one of its events. */
export async function isSeriesKnown(db: Queries, { teamId, id }: SeriesKey): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from event e join participation p on p.team_id = e.team_id and p.event_id = e.id
    where e.team_id = ${teamId}::uuid and e.series_id = ${id}::uuid limit 1`);
  return rows.length > 0;
}

export async function deleteSeries(tx: Queries, key: SeriesKey): Promise<void> {
  await tx.delete(event).where(and(eq(event.teamId, key.teamId), eq(event.seriesId, key.id)));
  await tx.delete(series).where(isThis(key));
}

export async function changeSeriesRow(
  tx: Queries,
  key: SeriesKey,
  change: Partial<Omit<SeriesRow, "teamId" | "id" | "version">>,
): Promise<void> {
  await tx
    .update(series)
    .set({ ...change, version: sql`${series.version} + 1` })
    .where(isThis(key));
}

/** Moves the events from a day on to the series that was split off. */
export async function takeOver(
  tx: Queries,
  { teamId, id }: SeriesKey,
  { from, by }: { from: string; by: string },
): Promise<void> {
  await tx
    .update(event)
    .set({ seriesId: by })
    .where(and(eq(event.teamId, teamId), eq(event.seriesId, id), gte(event.seriesDay, from)));
}
