import { sql } from "drizzle-orm";
import type { HuddleKind } from "../../../domain/huddle/huddle";
import type { BigInteger } from "../../platform/db/column-types";
import type { Queries } from "../../platform/db/database";
import { readersOfHuddle } from "../access/team-access.store";

/**
 * Whom a message names and whom it answers, each person once. Left out: its author, who no longer reads the huddle, who has blocked the author
 * away. Also who wants no rings of chat: the dings are for the list.
 */
export async function findAddressed(
  db: Queries,
  { teamId, huddleId, seq }: { teamId: string; huddleId: string; seq: number },
): Promise<{ named: string[]; answered: string[] }> {
  const { rows } = await db.execute<{ user_id: string; is_named: boolean }>(sql`
    select c.user_id, c.user_id = any (m.mentions) as is_named
    from message m
      left join message a on a.team_id = m.team_id and a.huddle_id = m.huddle_id and a.seq = m.reply_to
      cross join lateral ${readersOfHuddle(sql`m.team_id`, sql`m.huddle_id`)} c
    where m.team_id = ${teamId}::uuid and m.huddle_id = ${huddleId}::uuid and m.seq = ${seq}
      and (c.user_id = any (m.mentions) or c.user_id = a.author_id and a.withdrawn_at is null)
      and c.user_id <> m.author_id
      and not exists (select from person_block b where b.user_id = c.user_id and b.blocked_id = m.author_id)
    order by c.user_id`);
  const ids = (isNamed: boolean) =>
    rows.filter(({ is_named }) => is_named === isNamed).map(({ user_id }) => user_id);
  return { named: ids(true), answered: ids(false) };
}

export interface RingingHuddle {
  teamId: string;
  huddleId: string;
  kind: HuddleKind;
  rungSeq: number;
  lastSeq: number;
}

/** Locks the huddle with new messages that is due first; other servers skip it. Sending to it waits for the lock. */
export async function lockDueHuddle(tx: Queries, now: Date): Promise<RingingHuddle | undefined> {
  const { rows } = await tx.execute<{
    team_id: string;
    id: string;
    kind: HuddleKind;
    rung_seq: BigInteger;
    last_seq: BigInteger;
  }>(sql`
    select team_id, id, kind, rung_seq, last_seq from huddle where ring_at <= ${now.toISOString()}::timestamptz
    order by ring_at limit 1 for update skip locked`);
  return rows.map(({ team_id: teamId, id: huddleId, kind, rung_seq, last_seq }) => ({
    teamId,
    huddleId,
    kind,
    rungSeq: Number(rung_seq),
    lastSeq: Number(last_seq),
  }))[0];
}

/** The two minutes until the next ring count only from one that somebody heard. */
export async function markRung(
  tx: Queries,
  { teamId, huddleId, lastSeq }: RingingHuddle,
  rungAt: Date | null,
): Promise<void> {
  await tx.execute(sql`
    update huddle set rung_seq = ${lastSeq}, ring_at = null, rung_at = coalesce(${rungAt?.toISOString() ?? null}::timestamptz, rung_at)
    where team_id = ${teamId}::uuid and id = ${huddleId}::uuid`);
}

/**
 * Who is to be rung for the messages between two numbers: who reads the huddle now and has not read them. Left out: who muted it, what was
 * taken back, authors whom the person has blocked, and whom their settings leave out. One of them, if `only` names somebody; else also without
 * what a push of the huddle stood for already, as one at once for a mention does.
 */
export async function findWhomToRing(
  db: Queries,
  { teamId, huddleId, after, upTo }: { teamId: string; huddleId: string; after: number; upTo: number },
  { now, only = null }: { now: Date; only?: string | null },
): Promise<{ userId: string; kind: "message" | "named" | "answered" }[]> {
  const { rows } = await db.execute<{ user_id: string; is_named: boolean; is_answered: boolean }>(sql`
    select c.user_id, bool_or(c.user_id = any (m.mentions)) as is_named, coalesce(bool_or(a.author_id = c.user_id), false) as is_answered
    from ${readersOfHuddle(sql`${teamId}::uuid`, sql`${huddleId}::uuid`)} c
      left join read_position k on k.team_id = ${teamId}::uuid and k.huddle_id = ${huddleId}::uuid and k.user_id = c.user_id
      left join push_settings s on s.user_id = c.user_id
      left join push_queue d on d.user_id = c.user_id and d.channel = 'push' and d.group_key = 'huddle:' || ${huddleId} and ${only}::text is null
      join message m on m.team_id = ${teamId}::uuid and m.huddle_id = ${huddleId}::uuid
        and m.seq > greatest(${after}::bigint, k.read_seq, c.since_seq, (d.about ->> 'up_to')::bigint) and m.seq <= ${upTo}::bigint
        and m.author_id <> c.user_id and m.withdrawn_at is null
      left join message a on a.team_id = m.team_id and a.huddle_id = m.huddle_id and a.seq = m.reply_to
    where (${only}::text is null or c.user_id = ${only})
      and coalesce(s.talk, 'all') <> 'none' and (k.muted_until is null or k.muted_until <= ${now.toISOString()}::timestamptz)
      and not exists (select from person_block b where b.user_id = c.user_id and b.blocked_id = m.author_id)
    group by c.user_id, s.talk
    having coalesce(s.talk, 'all') = 'all' or bool_or(c.user_id = any (m.mentions)) or bool_or(a.author_id = c.user_id)
    order by c.user_id`);
  return rows.map(({ user_id: userId, is_named, is_answered }) => ({
    userId,
    kind: is_named ? "named" : is_answered ? "answered" : "message",
  }));
}

/** Whether somebody who was brought into a huddle is still there and has not seen it yet. */
export async function isNewMember(
  db: Queries,
  { teamId, huddleId, userId, now }: { teamId: string; huddleId: string; userId: string; now: Date },
): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from ${readersOfHuddle(sql`${teamId}::uuid`, sql`${huddleId}::uuid`)} c
        join ding d on d.user_id = c.user_id and d.team_id = ${teamId}::uuid and d.kind = 'seated' and d.seen_at is null
          and d.about ->> 'huddle_id' = ${huddleId}
        left join read_position k on k.team_id = ${teamId}::uuid and k.huddle_id = ${huddleId}::uuid and k.user_id = c.user_id
        left join push_settings s on s.user_id = c.user_id
      where c.user_id = ${userId} and coalesce(s.talk, 'all') <> 'none'
        and (k.muted_until is null or k.muted_until <= ${now.toISOString()}::timestamptz)) as found`);
  return rows[0]?.found === true;
}
