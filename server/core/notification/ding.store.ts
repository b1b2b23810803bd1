import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import {
  type DingAbout,
  type DingKind,
  dingKey,
  eventKey,
  huddleKeys,
  reminderKey,
} from "../../../domain/dings/ding-kinds";
import type { Queries } from "../../platform/db/database";
import { ago, mostInARound } from "../../platform/db/rounds";

export interface News {
  userIds: readonly string[];
  kind: DingKind;
  teamId: string | null;
  about: DingAbout;
  /** How many things it stands for; one without. */
  times?: number;
}

/** Adds dings in the transaction of the action itself, so that a client that reads again finds them. */
export const addDings = (tx: Queries, { now, ...news }: News & { now: Date }): Promise<void> =>
  addAllDings(tx, [news], now);

/** In key order, so that two transactions wait for each other instead of deadlocking. */
export async function addAllDings(tx: Queries, all: readonly News[], now: Date): Promise<void> {
  const rows = new Map<string, { times: number }>();
  for (const { userIds, kind, teamId, about, times = 1 } of all)
    for (const user_id of userIds) {
      const group_key = dingKey(kind, about, teamId);
      const key = `${user_id} ${group_key}`;
      const row = { user_id, id: randomUUID(), kind, team_id: teamId, group_key, about };
      rows.set(key, { ...row, times: times + (rows.get(key)?.times ?? 0) });
    }
  if (rows.size === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ding as d (user_id, id, kind, team_id, group_key, about, times, made_at, last_at)
    select r.user_id, r.id, r.kind, r.team_id, r.group_key, r.about, r.times, ${at}, ${at}
    from json_to_recordset(${JSON.stringify([...rows.values()])}::json)
      r(user_id text, id uuid, kind text, team_id uuid, group_key text, about jsonb, times integer)
    order by r.user_id, r.group_key
    on conflict (user_id, group_key) where read_at is null do update set kind = excluded.kind, about = excluded.about,
      times = d.times + excluded.times, last_at = excluded.last_at, seen_at = null`);
}

/** What the badge counts (times, last_at), as part of a statement. The newest counts whether seen or not. */
export const newDings = (userId: SQL): SQL => sql`(
  select (select count(*)::int from ding where user_id = ${userId} and seen_at is null) as times,
    (select max(last_at) from ding where user_id = ${userId}) as last_at)`;

const lockedIn = (userId: string, which: ReturnType<typeof sql>) => sql`
  (select o.id from ding o where o.user_id = ${userId} and ${which} order by o.group_key for update)`;

/** The list was open: its dings count for no badge any more. */
export async function markDingsSeen(db: Queries, userId: string, now: Date): Promise<void> {
  await db.execute(sql`
    update ding d set seen_at = ${now.toISOString()}::timestamptz
    where d.user_id = ${userId} and d.id in ${lockedIn(userId, sql`o.seen_at is null`)}`);
}

/** Removes dings past their retention period (see the privacy page). Skips rows that another server has locked. */
export async function removeOldDings(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    delete from ding d using (
      select o.user_id, o.id from ding o where o.last_at < ${ago(now, { days: retention.dingDays })}
      limit ${mostInARound} for update skip locked) old
    where d.user_id = old.user_id and d.id = old.id`);
}

/** Marks what is known of these events as read: the person answered them, or said *Got it*. */
export const markEventDingsRead = (
  tx: Queries,
  userId: string,
  { eventIds, now }: { eventIds: readonly string[]; now: Date },
): Promise<void> => markKeysRead(tx, userId, { keys: eventIds.map((id) => eventKey(id)), now });

/** Once the huddle is read to its end, who was named, answered or brought in there has read of it. */
export const markHuddleDingsRead = (
  db: Queries,
  userId: string,
  { huddleId, now }: { huddleId: string; now: Date },
): Promise<void> => markKeysRead(db, userId, { keys: huddleKeys(huddleId), now });

/** Once a post was in sight, or its poll voted in, a reminder of it is done. */
export const markRemindersRead = (
  db: Queries,
  userId: string,
  { cardIds, now }: { cardIds: readonly string[]; now: Date },
): Promise<void> => markKeysRead(db, userId, { keys: cardIds.map(reminderKey), now });

async function markKeysRead(
  db: Queries,
  userId: string,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOne = sql`o.read_at is null
    and o.group_key in (select json_array_elements_text(${JSON.stringify(keys)}::json))`;
  await db.execute(sql`
    update ding d set read_at = ${at}, seen_at = coalesce(d.seen_at, ${at})
    where d.user_id = ${userId} and d.id in ${lockedIn(userId, isOne)}`);
}

/** Marks these dings, or all up to a moment, as read. Returns how many of them there are, read before or now. */
export async function markDingsRead(
  db: Queries,
  userId: string,
  { ids, upTo, now }: { ids: readonly string[] | undefined; upTo: Date | undefined; now: Date },
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const which = ids
    ? sql`o.id in (select i.id::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) i(id))`
    : sql`o.read_at is null and o.last_at <= ${upTo?.toISOString() ?? null}::timestamptz`;
  const { rows } = await db.execute(sql`
    update ding d set read_at = coalesce(d.read_at, ${at}), seen_at = coalesce(d.seen_at, ${at})
    where d.user_id = ${userId} and d.id in ${lockedIn(userId, which)} returning d.id`);
  return rows.length;
}
