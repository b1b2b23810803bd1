import { sql } from "drizzle-orm";
import type { Queries } from "../db/database";
import { pushHeard } from "../db/schema/push";

export type NewHeard = Omit<typeof pushHeard.$inferInsert, "sentAt" | "heardAt">;

/** Expects acknowledgements of pushes that are about to be sent. One that is sent again may be acknowledged for a further day. */
export async function expectHeard(db: Queries, rows: readonly NewHeard[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(pushHeard)
    .values([...rows])
    .onConflictDoUpdate({ target: pushHeard.tokenHash, set: { madeAt: sql`excluded.made_at` } });
}

interface Expected {
  tokenHash: string;
  now: Date;
}

const silentAfter = 3;

/**
 * Counts a push that its service took. The device may have acknowledged it before the service's reply arrived. Several in a row over at least
 * an hour without an acknowledgement make the device silent.
 */
export async function noteTaken(db: Queries, { tokenHash, now }: Expected): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with taken as (
      update push_heard set sent_at = ${at} where token_hash = ${tokenHash} returning user_id, token_id, heard_at
    )
    update push_token t set failures = 0, failing_since = null,
      unheard = case when h.heard_at is null then t.unheard + 1 else 0 end,
      unheard_since = case when h.heard_at is null then coalesce(t.unheard_since, ${at}) end,
      silent_since = case when h.heard_at is null then coalesce(t.silent_since,
        case when t.unheard + 1 >= ${silentAfter}::int and t.unheard_since <= ${at} - interval '1 hour' then ${at} end) end
    from taken h where t.user_id = h.user_id and t.id = h.token_id`);
}

/**
 * Takes an acknowledgement once, within a day of its push. Nothing changes but its moment and the device's counters. Returns the device's
 * endpoint; null for an unknown token, a used one, or a device that is gone.
 */
export async function noteHeard(db: Queries, { tokenHash, now }: Expected): Promise<string | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ endpoint: string }>(sql`
    with heard as (
      update push_heard set heard_at = ${at}
      where token_hash = ${tokenHash} and heard_at is null and made_at > ${at} - interval '24 hours'
      returning user_id, token_id
    )
    update push_token t set last_ok_at = ${at}, unheard = 0, unheard_since = null, silent_since = null
    from heard h where t.user_id = h.user_id and t.id = h.token_id returning t.endpoint`);
  return rows[0]?.endpoint ?? null;
}

/** Removes what was sent a month ago. */
export async function removeOldHeard(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    delete from push_heard where token_hash in (
      select o.token_hash from push_heard o
      where o.made_at < ${now.toISOString()}::timestamptz - interval '30 days' limit 500 for update skip locked)`);
}

/**
 * Removes devices that have been silent for a month, or for a week with ten pushes or more. A week, so that a phone that is off for a busy
 * weekend keeps ringing.
 */
export async function removeSilentDevices(db: Queries, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    delete from push_token where silent_since <= ${at} - interval '30 days'
      or (silent_since <= ${at} - interval '7 days' and unheard >= 10)`);
}
