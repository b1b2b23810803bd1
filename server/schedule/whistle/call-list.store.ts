import { type SQL, sql } from "drizzle-orm";
import { kept } from "../../../domain/base/retention";
import { findStaff } from "../../access/reach.store";
import type { Queries } from "../../db/database";
import { ago } from "../../db/rounds";

interface Key {
  teamId: string;
  eventId: string;
}

type Change = Key & { noticeVersion: number };

/**
 * Whether the event `e` was called off, put back on or moved since the change that a ladder or a call list is about; another kit colour leaves both
 * as they are.
 */
export const isOvertaken = (of: "c" | "ladder", by: SQL = sql`e.notice_version`): SQL => {
  const row = sql.raw(of);
  return sql`exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = ${by}
    where o.team_id = ${row}.team_id and o.event_id = ${row}.event_id and o.version = ${row}.notice_version and o.version <> n.version
      and is_rung(o.shown, n.shown))`;
};

export async function isListLiving(db: Queries, { teamId, eventId }: Key): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from call_list c join event e on e.team_id = c.team_id and e.id = c.event_id
    where c.team_id = ${teamId}::uuid and c.event_id = ${eventId}::uuid and c.closed_at is null and not ${isOvertaken("c")}`);
  return rows.length > 0;
}

/** Opens a list unless one is open. `first`: there was none for this change before. */
export async function openList(
  tx: Queries,
  { teamId, eventId, noticeVersion, arrivesAt, now }: Change & { arrivesAt: Date; now: Date },
): Promise<"first" | "again" | null> {
  const { rows } = await tx.execute<{ is_first: boolean }>(sql`
    insert into call_list (team_id, event_id, notice_version, arrives_at, opened_at)
    values (${teamId}::uuid, ${eventId}::uuid, ${noticeVersion}::int, ${arrivesAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
    on conflict do nothing
    returning not exists (select from call_list o where o.team_id = ${teamId}::uuid and o.event_id = ${eventId}::uuid
      and o.notice_version = ${noticeVersion}::int) as is_first`);
  const [row] = rows;
  if (!row) return null;
  return row.is_first ? "first" : "again";
}

export const keysOf = (events: readonly Key[]): string =>
  JSON.stringify(events.map(({ teamId, eventId }) => ({ team_id: teamId, event_id: eventId })));

export async function closeLists(
  tx: Queries,
  { now, events }: { now: Date; events: readonly Key[] },
): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(sql`
    update call_list c set closed_at = ${now.toISOString()}::timestamptz
    from json_to_recordset(${keysOf(events)}::json) k(team_id uuid, event_id uuid)
    where c.team_id = k.team_id and c.event_id = k.event_id and c.closed_at is null`);
}

/** Whether a call list stands open for somebody who is on the staff. */
export async function isToCall(db: Queries, userId: string, key: Key): Promise<boolean> {
  return (await isListLiving(db, key)) && (await findStaff(db, key.teamId)).includes(userId);
}

/** Removes lists that were closed a month ago. */
export async function removeOldLists(db: Queries, now: Date, count: number): Promise<void> {
  await db.execute(sql`
    delete from call_list c using (
      select o.team_id, o.event_id, o.opened_at from call_list o
      where o.closed_at < ${ago(now, { days: kept.callListDays })} limit ${count} for update skip locked) old
    where c.team_id = old.team_id and c.event_id = old.event_id and c.opened_at = old.opened_at`);
}
