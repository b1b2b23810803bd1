import { sql } from "drizzle-orm";
import { companyOf } from "../access/reach.store";
import type { Queries } from "../db/database";

/**
 * Whom a message names and whom it answers, each person once. Left out: its author, who no longer reads the huddle, who has folded the author
 * away, and who wants to hear nothing of chat.
 */
export async function findAddressed(
  db: Queries,
  { teamId, huddleId, seq }: { teamId: string; huddleId: string; seq: number },
): Promise<{ named: string[]; answered: string[] }> {
  const { rows } = await db.execute<{ user_id: string; is_named: boolean }>(sql`
    select c.user_id, c.user_id = any (m.mentions) as is_named
    from message m
      left join message a on a.team_id = m.team_id and a.huddle_id = m.huddle_id and a.seq = m.reply_to
      cross join lateral ${companyOf(sql`m.team_id`, sql`m.huddle_id`)} c
      left join ring_settings s on s.user_id = c.user_id
    where m.team_id = ${teamId}::uuid and m.huddle_id = ${huddleId}::uuid and m.seq = ${seq}
      and (c.user_id = any (m.mentions) or c.user_id = a.author_id and a.withdrawn_at is null)
      and c.user_id <> m.author_id and coalesce(s.talk, 'all') <> 'none'
      and not exists (select from person_block b where b.user_id = c.user_id and b.blocked_id = m.author_id)
    order by c.user_id`);
  const ids = (isNamed: boolean) =>
    rows.filter(({ is_named }) => is_named === isNamed).map(({ user_id }) => user_id);
  return { named: ids(true), answered: ids(false) };
}
