import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { recordsOf } from "../../platform/db/records";
import { momentOf } from "../../platform/db/rounds";
import { pushAcknowledgement } from "../../platform/db/schema/notification-push";

export type NewAcknowledgement = Omit<typeof pushAcknowledgement.$inferSelect, "sentAt" | "acknowledgedAt">;

/** Expects acknowledgements of pushes that are about to be sent. One that is sent again may be acknowledged for a further day. */
export async function insertExpectedAcknowledgements(
  db: Queries,
  rows: readonly NewAcknowledgement[],
): Promise<void> {
  if (rows.length === 0) return;
  const whole = rows.map((row) => ({ ...row, sentAt: null, acknowledgedAt: null }));
  await db
    .insert(pushAcknowledgement)
    .select(recordsOf(pushAcknowledgement, whole))
    .onConflictDoUpdate({ target: pushAcknowledgement.tokenHash, set: { madeAt: sql`excluded.made_at` } });
}

const silentAfter = 3;

/**
 * Counts pushes that their services took. A device may have acknowledged one before the service's reply arrived. Several in a row over at least
 * an hour without an acknowledgement make the device silent. Devices are locked in key order, so that two servers wait for each other instead of
 * deadlocking.
 */
export async function recordTaken(db: Queries, tokenHashes: readonly string[], now: Date): Promise<void> {
  const at = momentOf(now);
  await db.execute(sql`
    with taken as (
      update push_acknowledgement set sent_at = ${at}
      where token_hash in (select json_array_elements_text(${JSON.stringify(tokenHashes)}::json)) returning user_id, token_id, acknowledged_at
    ), by_device as (
      select user_id, token_id, count(*)::int as pushes, bool_or(acknowledged_at is not null) as is_heard from taken group by user_id, token_id
    ), device as materialized (
      select t.user_id, t.id, h.pushes, h.is_heard from by_device h join push_token t on t.user_id = h.user_id and t.id = h.token_id
      order by t.user_id, t.id for update of t
    )
    update push_token t set failures = 0, failing_since = null,
      unheard = case when d.is_heard then 0 else t.unheard + d.pushes end,
      unheard_since = case when not d.is_heard then coalesce(t.unheard_since, ${at}) end,
      silent_since = case when not d.is_heard then coalesce(t.silent_since,
        case when t.unheard + d.pushes >= ${silentAfter}::int and t.unheard_since <= ${at} - interval '1 hour' then ${at} end) end
    from device d where t.user_id = d.user_id and t.id = d.id`);
}

/**
 * Takes an acknowledgement once, within a day of its push. Nothing changes but its moment and the device's counters. Returns the device's
 * endpoint; null for an unknown token, a used one, or a device that is gone.
 */
export async function recordAcknowledged(
  db: Queries,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<string | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ endpoint: string }>(sql`
    with acknowledged as (
      update push_acknowledgement set acknowledged_at = ${at}
      where token_hash = ${tokenHash} and acknowledged_at is null and made_at > ${at} - interval '24 hours'
      returning user_id, token_id
    )
    update push_token t set last_ok_at = ${at}, unheard = 0, unheard_since = null, silent_since = null
    from acknowledged a where t.user_id = a.user_id and t.id = a.token_id returning t.endpoint`);
  return rows[0]?.endpoint ?? null;
}

/** Removes what was sent a month ago. */
export async function deleteOldAcknowledgements(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    delete from push_acknowledgement where token_hash in (
      select o.token_hash from push_acknowledgement o
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
