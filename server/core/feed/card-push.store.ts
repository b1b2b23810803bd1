import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { readersOfHuddle } from "../access/team-access.store";
import type { CardKey } from "./card.store";

export interface CardRecipient {
  userId: string;
  /** What rings; null if their settings leave it out. */
  kind: "post" | "named" | "comment" | null;
  /** Whose comment they find as a ding, on a post of theirs or one that they commented on; null if there is none. */
  commentBy: string | null;
}

/**
 * Whom a card concerns for the messages between two numbers: its post everybody who reads it; a comment the post's author, who commented before, and
 * whom it names or answers. Left out: who has read or muted it, what was deleted, and authors whom the person has blocked. One of them, if `only`
 * names somebody; else also without what a push of the card was for already. Posts ring by the setting for posts, comments by that for chat.
 */
export async function findCardRecipients(
  db: Queries,
  { teamId, cardId, after, upTo }: CardKey & { after: number; upTo: number },
  { now, only = null }: { now: Date; only?: string | null },
): Promise<CardRecipient[]> {
  const { rows } = await db.execute<{
    user_id: string;
    weight: number | null;
    comment_by: string | null;
  }>(sql`
    select w.user_id, max(w.weight) as weight, max(w.comment_by) as comment_by from (
      select c.user_id,
        case when c.user_id = any (m.mentions) and p.talk <> 'none' then 3
          when m.seq = 1 then case when p.posts then 2 end
          when is_own.it and p.talk <> 'none' or is_later.it and p.talk = 'all' then 1 end as weight,
        case when m.seq > 1 and c.user_id <> all (m.mentions) and a.author_id is distinct from c.user_id and (c.user_id = f.author_id or is_later.it)
          then m.author_id end as comment_by
      from ${readersOfHuddle(sql`${teamId}::uuid`, sql`${cardId}::uuid`)} c
        join feed_card f on f.team_id = ${teamId}::uuid and f.id = ${cardId}::uuid
        left join read_position k on k.team_id = f.team_id and k.huddle_id = f.id and k.user_id = c.user_id
        left join push_settings s on s.user_id = c.user_id
        left join push_queue d on d.user_id = c.user_id and d.channel = 'push' and d.group_key = 'huddle:' || ${cardId} and ${only}::text is null
        cross join lateral (select coalesce(s.talk, 'all') as talk, coalesce(s.posts, true) as posts) p
        join message m on m.team_id = f.team_id and m.huddle_id = f.id
          and m.seq > greatest(${after}::bigint, k.read_seq, (d.about ->> 'up_to')::bigint) and m.seq <= ${upTo}::bigint
          and m.author_id <> c.user_id and m.withdrawn_at is null
        left join message a on a.team_id = m.team_id and a.huddle_id = m.huddle_id and a.seq = m.reply_to
        cross join lateral (select m.seq > 1 and (c.user_id = f.author_id or coalesce(a.author_id = c.user_id, false)) as it) is_own
        cross join lateral (select m.seq > 1 and exists (
          select from message e where e.team_id = m.team_id and e.huddle_id = m.huddle_id and e.seq > 1 and e.seq < m.seq and e.author_id = c.user_id)
          as it) is_later
      where (${only}::text is null or c.user_id = ${only}) and (k.muted_until is null or k.muted_until <= ${now.toISOString()}::timestamptz)
        and f.withdrawn_at is null
        and not exists (select from person_block b where b.user_id = c.user_id and b.blocked_id = m.author_id)) w
    group by w.user_id order by w.user_id`);
  return rows.map(({ user_id: userId, weight, comment_by: commentBy }) => ({
    userId,
    kind: weight === null ? null : (kinds[weight] ?? null),
    commentBy,
  }));
}

const kinds: readonly CardRecipient["kind"][] = [null, "comment", "post", "named"];

/**
 * Whom a reminder may ring: who has neither seen the post (or voted), nor muted it, nor blocked its author, nor switched posts off. One of them, if
 * `only` names somebody.
 */
export async function findRemindable(
  db: Queries,
  { teamId, cardId, wants, only = null }: CardKey & { wants: "seen" | "vote"; only?: string | null },
  now: Date,
): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select r.user_id from readers_of_card(${teamId}::uuid, ${cardId}::uuid) r
      join feed_card f on f.team_id = ${teamId}::uuid and f.id = ${cardId}::uuid and f.withdrawn_at is null
      left join poll p on p.team_id = f.team_id and p.message_id = f.id
      left join read_position k on k.team_id = f.team_id and k.huddle_id = f.id and k.user_id = r.user_id
      left join push_settings s on s.user_id = r.user_id
    where (${only}::text is null or r.user_id = ${only}) and coalesce(s.posts, true)
      and not exists (select from person_block b where b.user_id = r.user_id and b.blocked_id = f.author_id)
      and (k.muted_until is null or k.muted_until <= ${now.toISOString()}::timestamptz)
      and case ${wants}::text when 'vote' then not (r.has_voted or r.is_voted_at_home) and p.closed_at is null
          and (p.closes_at is null or p.closes_at > ${now.toISOString()}::timestamptz)
        else not (r.has_seen or r.is_seen_at_home) end
    order by r.user_id`);
  return rows.map(({ user_id }) => user_id);
}
