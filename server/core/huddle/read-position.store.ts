import { type SQL, sql } from "drizzle-orm";
import { mostInBadge } from "../../../domain/huddle/limits";
import type { Queries } from "../../platform/db/database";
import { feedsReadBy, type HuddleTarget, huddlesReadBy, readableSince } from "../access/team-access.store";

/** Only forwards, and not past the last message. Returns whether the huddle is read to its end. */
export async function moveRead(
  db: Queries,
  { teamId, huddleId, userId }: HuddleTarget,
  seq: number,
): Promise<boolean> {
  const { rows } = await db.execute<{ is_whole: boolean }>(sql`
    insert into read_position as k (team_id, huddle_id, user_id, read_seq)
    select h.team_id, h.id, ${userId}, least(h.last_seq, ${seq}::bigint) from huddle h
    where h.team_id = ${teamId}::uuid and h.id = ${huddleId}::uuid
    on conflict (team_id, huddle_id, user_id) do update set read_seq = greatest(k.read_seq, excluded.read_seq)
    returning read_seq >= (select last_seq from huddle where team_id = k.team_id and id = k.huddle_id) as is_whole`);
  return rows[0]?.is_whole === true;
}

/** Null lets it ring again. */
export async function mute(
  db: Queries,
  { teamId, huddleId, userId }: HuddleTarget,
  until: Date | null,
): Promise<void> {
  await db.execute(sql`
    insert into read_position (team_id, huddle_id, user_id, muted_until)
    values (${teamId}::uuid, ${huddleId}::uuid, ${userId}, ${until?.toISOString() ?? null}::timestamptz)
    on conflict (team_id, huddle_id, user_id) do update set muted_until = excluded.muted_until`);
}

/**
 * What the chat's badge counts (times, first_at, last_at), as part of a statement: messages of others in huddles that are not muted, after what
 * was read and what the open list has shown. Neither those of people who are blocked nor those taken back count, as in huddles_of.
 */
export const newMessages = (userId: SQL, now: SQL): SQL => sql`(
  select coalesce(sum(n.times), 0)::int as times, min(n.first_at) as first_at, max(n.last_at) as last_at
  from ${huddlesReadBy(userId)} r
    join huddle h on h.team_id = r.team_id and h.id = r.huddle_id
    left join read_position k on k.team_id = r.team_id and k.huddle_id = r.huddle_id and k.user_id = ${userId}
    cross join lateral (
      select count(*)::int as times, min(few.made_at) as first_at, max(few.made_at) as last_at from (
        select m.made_at from message m
        where m.team_id = r.team_id and m.huddle_id = r.huddle_id
          and m.seq > greatest(k.read_seq, k.seen_seq, r.since_seq) and m.author_id <> ${userId}
          and m.withdrawn_at is null and not exists (select from person_block b where b.user_id = ${userId} and b.blocked_id = m.author_id)
        order by m.seq desc limit ${sql.raw(String(mostInBadge))}) few) n
  where h.last_seq > greatest(k.read_seq, k.seen_seq, r.since_seq) and (k.muted_until is null or k.muted_until <= ${now}))`;

export interface NewMessages {
  count: number;
  firstAt: Date | null;
}

export async function countNewMessages(db: Queries, userId: string, now: Date): Promise<NewMessages> {
  const { rows } = await db.execute<{ times: number; first_at: string | null }>(
    sql`select n.times, n.first_at from ${newMessages(sql`${userId}`, sql`${now.toISOString()}::timestamptz`)} n`,
  );
  const [row] = rows;
  return { count: row?.times ?? 0, firstAt: row?.first_at ? new Date(row.first_at) : null };
}

/** These cards were in sight. What was read of them before stays read. Returns the teams of those that were not. */
export async function markCardsRead(
  db: Queries,
  userId: string,
  cards: readonly { teamId: string; cardId: string }[],
): Promise<Set<string>> {
  const keys = JSON.stringify(cards.map(({ teamId, cardId }) => ({ team_id: teamId, card_id: cardId })));
  const { rows } = await db.execute<{ team_id: string }>(sql`
    insert into read_position as k (team_id, huddle_id, user_id, read_seq)
    select distinct h.team_id, h.id, ${userId}, 1 from json_to_recordset(${keys}::json) as g(team_id uuid, card_id uuid)
      cross join lateral (
        select x.team_id, x.id from huddle x where x.team_id = g.team_id and x.id = g.card_id and x.kind = 'card' limit 1) h
    where ${readableSince(sql`h.team_id`, sql`h.id`, sql`${userId}`)} is not null
    order by h.team_id, h.id
    on conflict (team_id, huddle_id, user_id) do update set read_seq = 1 where k.read_seq < 1
    returning team_id`);
  return new Set(rows.map(({ team_id }) => team_id));
}

/** Home was open: what was posted until now counts for no badge any more. */
export async function markFeedSeen(db: Queries, userId: string): Promise<void> {
  await db.execute(sql`
    insert into read_position as k (team_id, huddle_id, user_id, cards_seen)
    select m.team_id, m.huddle_id, ${userId}, c.seq from ${feedsReadBy(userId)} m join team_sequence c on c.team_id = m.team_id
    order by m.team_id, m.huddle_id
    on conflict (team_id, huddle_id, user_id) do update set cards_seen = excluded.cards_seen where k.cards_seen < excluded.cards_seen`);
}

/** The list was open: what it has shown counts for no badge any more. */
export async function markListSeen(db: Queries, userId: string): Promise<void> {
  await db.execute(sql`
    insert into read_position as k (team_id, huddle_id, user_id, seen_seq)
    select h.team_id, h.id, ${userId}, h.last_seq
    from ${huddlesReadBy(userId)} r join huddle h on h.team_id = r.team_id and h.id = r.huddle_id
    where h.last_seq > 0
    order by h.team_id, h.id
    on conflict (team_id, huddle_id, user_id) do update set seen_seq = greatest(k.seen_seq, excluded.seen_seq)`);
}
