import { type SQL, sql } from "drizzle-orm";
import type { HuddleKind } from "../../domain/huddle/huddle";
import { huddlesOfPerson, lastWordsLength, mostUnread } from "../../domain/huddle/limits";
import { circleOf, companyOf, reachOf } from "../access/reach.store";
import type { Queries } from "../db/database";
import { asked, prepareRows } from "../db/prepared";

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

const isFolded = (userId: SQL) =>
  sql`exists (select from person_block b where b.user_id = ${userId} and b.blocked_id = m.author_id)`;

/** Whether the message `m` counts as unread: by somebody else who is not folded away, and not taken back. */
export const isNewTo = (userId: SQL) =>
  sql`m.author_id <> ${userId} and m.withdrawn_at is null and not ${isFolded(userId)}`;

const [viewer, at] = [asked("userId", "text"), asked("now", "timestamptz")];
const [teamId, huddleId] = [asked("teamId", "uuid"), asked("huddleId", "uuid")];

/** The limit, and selects for a team's name and clock, make it look these up by their keys: joins would read all teams and huddles of a small table. */
const huddles = prepareRows<SeenHuddle>(
  "huddles_of",
  [
    ...(["team_id", "id", "kind", "title", "is_mine", "is_over", "last_seq", "read_seq", "unread"] as const),
    ...(["muted_until", "readers", "event_id", "version", "team_name", "as_of", "event", "others"] as const),
    "last",
  ],
  sql`
  with mine as materialized (
      select h.*, r.since_seq, coalesce(k.read_seq, 0) as read_seq, k.muted_until, ${circleOf(sql`h.kind`, sql`h.id`)} as circle
      from ${reachOf(viewer)} r
        cross join lateral (select * from huddle o where o.team_id = r.team_id and o.id = r.huddle_id limit 1) h
        left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = ${viewer}
      where ${teamId} is null or r.team_id = ${teamId} and r.huddle_id = ${huddleId}),
    company as materialized (
      select c.team_id, c.circle, (select count(*)::int from ${companyOf(sql`c.team_id`, sql`c.one`)}) as readers
      from (select distinct on (team_id, circle) team_id, circle, id as one from mine) c)
  select h.team_id, h.id, h.kind, h.title, coalesce(h.kind = 'group' and h.created_by = ${viewer}, false) as is_mine,
    judge_huddle(h.team_id, h.id, ${at}) <> 'open' as is_over, h.last_seq, h.read_seq,
    case when h.last_seq <= h.read_seq then 0 else (select count(*)::int from (
      select 1 from message m
      where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > greatest(h.read_seq, h.since_seq) and ${isNewTo(viewer)}
      limit ${sql.raw(String(mostUnread))}) few) end as unread,
    case when h.muted_until > ${at} then h.muted_until end as muted_until,
    c.readers, h.event_id, h.version,
    (select t.name from team t where t.id = h.team_id) as team_name,
    (select clock.seq from team_clock clock where clock.team_id = h.team_id) as as_of,
    case when h.kind = 'group' then (
      select json_agg(json_build_object('user_id', s.user_id, 'first_name', p.first_name) order by s.seated_at, s.user_id)
      from seat s join "user" p on p.id = s.user_id
      where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null and s.user_id <> ${viewer}) end as others,
    case when h.event_id is not null then (
      select json_build_object('title', e.title, 'opponent', e.opponent, 'timing', e.timing,
        'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'))
      from event e where e.team_id = h.team_id and e.id = h.event_id) end as event,
    l.last
  from mine h join company c on c.team_id = h.team_id and c.circle = h.circle
    left join lateral (
      select json_build_object('seq', m.seq, 'author_id', m.author_id, 'made_at', m.made_at, 'withdrawn_as', m.withdrawn_as,
        'text', case when m.withdrawn_at is null and not ${isFolded(viewer)} then left(m.text, ${sql.raw(String(lastWordsLength))}) end) as last, m.made_at
      from message m where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > h.since_seq
      order by m.seq desc limit 1) l on true
  order by coalesce(l.made_at, h.created_at) desc, h.team_id, h.kind desc, h.id
  limit ${sql.raw(String(huddlesOfPerson))}`,
);

/** The huddles that a person reads, or one of them, the newest first. The clocks' numbers are read in the same statement. */
export const readSeenHuddles = (
  db: Queries,
  { userId, now, one }: { userId: string; now: Date; one?: { teamId: string; huddleId: string } },
): Promise<SeenHuddle[]> =>
  huddles(db, {
    userId,
    now: now.toISOString(),
    teamId: one?.teamId ?? null,
    huddleId: one?.huddleId ?? null,
  });
