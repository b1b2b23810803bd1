import { sql } from "drizzle-orm";
import type { HuddleKind } from "../../domain/huddle/huddle";
import { huddlesOfPerson, lastWordsLength, mostUnread } from "../../domain/huddle/limits";
import { companyOf, reachOf } from "../access/reach.store";
import type { Queries } from "../db/database";

/** A huddle as one person sees it. `others` are the people of a group beside that person, in the order in which they came. */
export interface SeenHuddle {
  team_id: string;
  id: string;
  kind: HuddleKind;
  title: string | null;
  is_mine: boolean;
  is_over: boolean;
  last_seq: string;
  read_seq: string;
  unread: number;
  muted_until: string | null;
  readers: number;
  event_id: string | null;
  version: number;
  team_name: string;
  as_of: string;
  event: { title: string; opponent: string | null; timing: string; starts_local: string } | null;
  others: { user_id: string; first_name: string | null }[] | null;
  last: {
    seq: number;
    author_id: string;
    text: string | null;
    made_at: string;
    withdrawn_as: "author" | "guardian" | "staff" | "support" | null;
  } | null;
}

/**
 * The huddles that a person reads, or one of them, the newest first. The clocks' numbers are read in the same statement. Its joins are divided
 * into parts that are planned by themselves: planning them all together takes longer than running them.
 */
export async function readSeenHuddles(
  db: Queries,
  { userId, now, one }: { userId: string; now: Date; one?: { teamId: string; huddleId: string } },
): Promise<SeenHuddle[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<SeenHuddle & Record<string, unknown>>(sql`
    with mine as materialized (
      select h.*, r.since_seq, coalesce(k.read_seq, 0) as read_seq, k.muted_until, t.name as team_name, clock.seq as as_of
      from ${reachOf(userId)} r
        join huddle h on h.team_id = r.team_id and h.id = r.huddle_id
        join team t on t.id = h.team_id
        join team_clock clock on clock.team_id = h.team_id
        left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = ${userId}
      ${one ? sql`where h.team_id = ${one.teamId}::uuid and h.id = ${one.huddleId}::uuid` : sql``})
    select h.team_id, h.id, h.kind, h.title, coalesce(h.kind = 'group' and h.created_by = ${userId}, false) as is_mine,
      judge_huddle(h.team_id, h.id, ${at}) <> 'open' as is_over, h.last_seq, h.read_seq,
      (select count(*)::int from (
        select 1 from message m
        where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > greatest(h.read_seq, h.since_seq) and ${isNewTo(userId)}
        limit ${mostUnread}) few) as unread,
      case when h.muted_until > ${at} then h.muted_until end as muted_until,
      (select count(*)::int from ${companyOf(sql`h.team_id`, sql`h.id`)}) as readers,
      h.event_id, h.version, h.team_name, h.as_of, l.last,
      (select json_agg(json_build_object('user_id', s.user_id, 'first_name', p.first_name) order by s.seated_at, s.user_id)
        from seat s join "user" p on p.id = s.user_id
        where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null and s.user_id <> ${userId}) as others,
      (select json_build_object('title', e.title, 'opponent', e.opponent, 'timing', e.timing,
          'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'))
        from event e where e.team_id = h.team_id and e.id = h.event_id) as event
    from mine h
      left join lateral (
        select json_build_object('seq', m.seq, 'author_id', m.author_id, 'made_at', m.made_at, 'withdrawn_as', m.withdrawn_as,
          'text', case when m.withdrawn_at is null and not ${isFolded(userId)} then left(m.text, ${lastWordsLength}) end) as last, m.made_at
        from message m where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > h.since_seq
        order by m.seq desc limit 1) l on true
    order by coalesce(l.made_at, h.created_at) desc, h.team_id, h.kind desc, h.id
    limit ${huddlesOfPerson}`);
  return rows;
}

const isFolded = (userId: string) =>
  sql`exists (select from person_block b where b.user_id = ${userId} and b.blocked_id = m.author_id)`;

/** Whether the message `m` counts as unread: by somebody else who is not folded away, and not taken back. */
export const isNewTo = (userId: string) =>
  sql`m.author_id <> ${userId} and m.withdrawn_at is null and not ${isFolded(userId)}`;
