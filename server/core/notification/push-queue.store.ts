import { and, eq, sql } from "drizzle-orm";
import { eventKey } from "../../../domain/dings/ding-kinds";
import { callsKey, isOfRide, isOfTalk, type QuietRing, type Ring, ringKey } from "../../../domain/push/ring";
import { mostRings } from "../../../domain/schedule/notice/escalation";
import type { Queries } from "../../platform/db/database";
import { pushQueue } from "../../platform/db/schema/notification-push";

export type PushRow = typeof pushQueue.$inferSelect;

export interface NewPush<Kind extends Exclude<Ring, QuietRing> = Exclude<Ring, QuietRing>> {
  userId: string;
  ring: Kind;
  /** Id of what caused it, a notice or a round. */
  source: string;
  dueAt: Date;
}

/**
 * Queues pushes for people who have a device, a few for one change of an event at most, those that wait included. A new push replaces one that waits
 * for the same person and event or huddle; a reminder or a nudge does not replace a change. Rows are written in key order, so that two servers
 * wait for each other instead of deadlocking.
 */
export async function queuePushes(tx: Queries, rings: readonly NewPush[], now: Date): Promise<void> {
  if (rings.length === 0) return;
  const rows = JSON.stringify(
    rings.map(({ userId, ring, source, dueAt }) => ({
      user_id: userId,
      group_key: ringKey(ring),
      kind: ring.kind,
      team_id: ring.team_id,
      about: ring,
      last_source: source,
      is_urgent: !isOfTalk(ring),
      ...(!isOfTalk(ring) &&
        !isOfRide(ring) && {
          event_key: eventKey(ring.event_id),
          calls_key: callsKey(ring.event_id),
          version: ring.notice_version,
        }),
      due_at: dueAt.toISOString(),
    })),
  );
  await tx.execute(sql`
    insert into push_queue as d (user_id, channel, group_key, kind, team_id, about, last_source, is_urgent, due_at, made_at)
    select r.user_id, 'push', r.group_key, r.kind, r.team_id, r.about, r.last_source, r.is_urgent, r.due_at, ${now.toISOString()}::timestamptz
    from json_to_recordset(${rows}::json)
      r(user_id text, group_key text, kind text, team_id uuid, about jsonb, last_source uuid, is_urgent boolean, due_at timestamptz,
        event_key text, calls_key text, version integer)
    where exists (select from push_token t where t.user_id = r.user_id)
      and (r.version is null or ${mostRings} > (select count(distinct h.last_source) from push_acknowledgement h
          where h.user_id = r.user_id and h.group_key in (r.event_key, r.calls_key) and h.version >= r.version)
        + (select count(*) from push_queue w where w.user_id = r.user_id and w.group_key in (r.event_key, r.calls_key)
          and w.group_key <> r.group_key and w.kind <> 'answer_wanted' and w.due_at is not null and (w.about ->> 'notice_version')::int >= r.version
          and not exists (select from push_acknowledgement h where h.user_id = w.user_id and h.last_source = w.last_source)))
    order by r.user_id, r.group_key
    on conflict (user_id, channel, group_key) do update set kind = excluded.kind, about = excluded.about,
      times = d.times + 1, last_source = excluded.last_source, due_at = excluded.due_at, attempts = 0, made_at = excluded.made_at
      where not (excluded.kind in ('answer_wanted', 'nudged') and d.due_at is not null and d.kind in ('called_off', 'back_on', 'moved'))`);
}

/**
 * Takes the pushes that are due, those about events first and those of one event together, and sets the time of the next attempt before sending, so that a server that dies meanwhile loses none. The
 * waits are half a minute, then one, two, four and eight, each longer than the timeout of a push service.
 */
export async function lockDuePushes(db: Queries, now: Date, count: number): Promise<PushRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return db
    .update(pushQueue)
    .set({
      attempts: sql`${pushQueue.attempts} + 1`,
      dueAt: sql`${at} + least(power(2, ${pushQueue.attempts}), 16) * interval '30 seconds'`,
    })
    .where(
      sql`(${pushQueue.userId}, ${pushQueue.channel}, ${pushQueue.groupKey}) in (
        -- Materialized, or a plan may ask again after each row that it has claimed, and so claim more.
        with due as materialized (
          select d.user_id, d.channel, d.group_key from push_queue d where d.due_at <= ${at} and d.channel = 'push'
          order by d.is_urgent desc, d.due_at, d.group_key limit ${count} for update skip locked)
        select * from due)`,
    )
    .returning();
}

/** Matches the row only if no newer push has replaced it. */
const itself = ({ userId, channel, groupKey, lastSource }: PushRow) =>
  and(
    eq(pushQueue.userId, userId),
    eq(pushQueue.channel, channel),
    eq(pushQueue.groupKey, groupKey),
    eq(pushQueue.lastSource, lastSource),
  );

/** A push that was sent, or for which there is no reason any more. */
export interface EndedRing {
  row: PushRow;
  sentAt: Date | null;
}

/** Ends those that no newer push has replaced. Rows are locked in key order, as they are written. */
export async function endRings(db: Queries, ended: readonly EndedRing[]): Promise<void> {
  const keys = ended.map(({ row: { userId, channel, groupKey, lastSource }, sentAt }) => ({
    user_id: userId,
    channel,
    group_key: groupKey,
    last_source: lastSource,
    sent_at: sentAt,
  }));
  await db.execute(sql`
    with own as materialized (
      select d.user_id, d.channel, d.group_key, k.sent_at
      from json_to_recordset(${JSON.stringify(keys)}::json) k(user_id text, channel text, group_key text, last_source uuid, sent_at timestamptz)
        join push_queue d on d.user_id = k.user_id and d.channel = k.channel and d.group_key = k.group_key and d.last_source = k.last_source
      order by d.user_id, d.group_key for update of d
    )
    update push_queue d set due_at = null, last_sent_at = coalesce(o.sent_at, d.last_sent_at)
    from own o where d.user_id = o.user_id and d.channel = o.channel and d.group_key = o.group_key`);
}

export async function ringLater(
  db: Queries,
  row: PushRow,
  { dueAt, rung }: { dueAt: Date; rung: readonly string[] },
): Promise<void> {
  await db
    .update(pushQueue)
    .set({ dueAt, about: { ...row.about, rung } })
    .where(itself(row));
}

/** Joins what waits for the end of the quiet hours to one push. */
export async function lockPush(
  db: Queries,
  { userId, about, lastSource }: PushRow,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const quiet = JSON.stringify({ kind: "quiet_over", held: { [ringKey(about)]: about }, rung: [] });
  await db.execute(sql`
    insert into push_queue as d (user_id, channel, group_key, kind, about, last_source, due_at, made_at)
    values (${userId}, 'push', 'quiet', 'quiet_over', ${quiet}::jsonb, ${lastSource}::uuid, ${until.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz)
    on conflict (user_id, channel, group_key) do update set times = d.times + 1, last_source = excluded.last_source,
      due_at = excluded.due_at, attempts = 0, made_at = excluded.made_at, about = jsonb_set(excluded.about, '{held}',
        case when d.due_at is null then '{}' else d.about -> 'held' end || (excluded.about -> 'held'))`);
}

/** Removes pushes that were sent or given up a month ago. */
export async function deleteOldPushes(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    delete from push_queue d using (
      select o.user_id, o.channel, o.group_key from push_queue o
      where o.made_at < ${now.toISOString()}::timestamptz - interval '30 days' limit 500 for update skip locked) old
    where d.user_id = old.user_id and d.channel = old.channel and d.group_key = old.group_key`);
}
