import { type SQL, sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import type { Queries } from "../../platform/db/database";
import { ago, momentOf } from "../../platform/db/rounds";
import { findStaff } from "../access/team-access.store";

interface Key {
  teamId: string;
  eventId: string;
}

type Change = Key & { noticeVersion: number };

/**
 * Whether the event `e` was called off, put back on or moved since the change that a escalation or a call list is about; another kit colour leaves both
 * as they are.
 */
export const isOvertaken = (of: "c" | "escalation", by: SQL = sql`e.notice_version`): SQL => {
  const row = sql.raw(of);
  return sql`exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = ${by}
    where o.team_id = ${row}.team_id and o.event_id = ${row}.event_id and o.version = ${row}.notice_version and o.version <> n.version
      and needs_acknowledgement(changed_fields(o.shown, n.shown)))`;
};

export async function isListLiving(db: Queries, { teamId, eventId }: Key): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from call_list c join event e on e.team_id = c.team_id and e.id = c.event_id
    where c.team_id = ${teamId}::uuid and c.event_id = ${eventId}::uuid and c.closed_at is null and not ${isOvertaken("c")}`);
  return rows.length > 0;
}

/** Opens a list of each unless one is open. Returns the events of which there was none for this change before. */
export async function openLists(
  tx: Queries,
  { now, lists }: { now: Date; lists: readonly (Change & { arrivesAt: Date })[] },
): Promise<Set<string>> {
  const keys = lists.map(({ teamId, eventId, noticeVersion, arrivesAt }) => ({
    team_id: teamId,
    event_id: eventId,
    notice_version: noticeVersion,
    arrives_at: arrivesAt,
  }));
  const { rows } = await tx.execute<{ event_id: string; is_first: boolean }>(sql`
    insert into call_list as c (team_id, event_id, notice_version, arrives_at, opened_at)
    select k.team_id, k.event_id, k.notice_version, k.arrives_at, ${momentOf(now)}
    from json_to_recordset(${JSON.stringify(keys)}::json) k(team_id uuid, event_id uuid, notice_version integer, arrives_at timestamptz)
    on conflict do nothing
    returning c.event_id, not exists (select from call_list o where o.team_id = c.team_id and o.event_id = c.event_id
      and o.notice_version = c.notice_version) as is_first`);
  return new Set(rows.flatMap(({ event_id, is_first }) => (is_first ? event_id : [])));
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
      where o.closed_at < ${ago(now, { days: retention.callListDays })} limit ${count} for update skip locked) old
    where c.team_id = old.team_id and c.event_id = old.event_id and c.opened_at = old.opened_at`);
}
