import { sql } from "drizzle-orm";
import type { DingAbout, DingKind } from "../../../domain/dings/ding-kinds";
import type { HuddleKind } from "../../../domain/huddle/huddle";
import type { components } from "../../../openapi";
import { readableSince } from "../../core/access/team-access.store";
import type { Queries } from "../../platform/db/database";
import { type Place, pageSize } from "../../platform/http/page";

type DingEvent = components["schemas"]["DingEvent"];

export interface DingRow {
  id: string;
  kind: DingKind;
  team_id: string | null;
  about: DingAbout;
  times: number;
  last_at: string;
  is_seen: boolean;
  is_read: boolean;
  team_name: string | null;
  who: string | null;
  child_name: string | null;
  event: DingEvent | null;
  huddle: {
    kind: HuddleKind;
    title: string | null;
    event: DingEvent | null;
    others: string[] | null;
    post: string | null;
  } | null;
}

/**
 * A page of dings with the names that their reader may know today: of events and people of teams that the reader still reaches, of huddles
 * that the reader still reads, of children that the reader guards or coaches.
 */
export async function listDings(
  db: Queries,
  { userId, after }: { userId: string; after: Place | undefined },
): Promise<DingRow[]> {
  const past = after
    ? sql`and (d.last_at, d.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await db.execute<DingRow & Record<string, unknown>>(sql`
    with page as (
      select d.*, (d.about ->> 'event_id')::uuid as event_id, (d.about ->> 'child_id')::uuid as child_id,
        (d.about ->> 'huddle_id')::uuid as huddle_id, d.about ->> 'user_id' as who_id
      from ding d where d.user_id = ${userId} ${past}
      order by d.last_at desc, d.id desc limit ${pageSize + 1}),
    reading as materialized (
      select distinct r.team_id, r.via = 'self' and r.roles && '{coach,manager}' as is_staff,
        r.via in ('self', 'guardian') and not 'follower' = any (r.roles) as is_adult
      from team_access r where r.user_id = ${userId} and r.team_id in (select team_id from page))
    select p.id, p.kind, p.team_id, p.about, p.times, p.last_at, p.seen_at is not null as is_seen, p.read_at is not null as is_read,
      t.name as team_name, c.first_name as child_name, ${eventOf("e")} as event,
      case when w.id is not null and (${isInTeam} or ${isInCircle}) then w.first_name end as who,
      case when h.id is not null then json_build_object('kind', h.kind, 'title', h.title, 'event', ${eventOf("he")},
        'post', case when h.kind = 'card' then (
          select left(split_part(m.text, E'\n', 1), 60) from message m where m.team_id = h.team_id and m.huddle_id = h.id and m.seq = 1
            and not exists (select from person_block b where b.user_id = ${userId} and b.blocked_id = m.author_id)) end,
        'others', (
        select json_agg(u.first_name order by s.added_at, s.user_id) from huddle_member s join "user" u on u.id = s.user_id
        where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null and s.user_id <> ${userId})) end as huddle
    from page p
      left join team t on t.id = p.team_id
      left join event e on e.team_id = p.team_id and e.id = p.event_id and exists (select from reading r where r.team_id = p.team_id)
      left join child c on c.id = p.child_id and c.deleted_at is null and (
        exists (select from living_guardian g where g.child_id = c.id and g.user_id = ${userId})
        or exists (select from reading r join membership m on m.team_id = r.team_id and m.ended_at is null
          where r.team_id = p.team_id and r.is_staff and m.child_id = c.id))
      left join "user" w on w.id = p.who_id
      left join huddle h on h.team_id = p.team_id and h.id = p.huddle_id
        and ${readableSince(sql`p.team_id`, sql`p.huddle_id`, sql`${userId}`)} is not null
      left join event he on he.team_id = h.team_id and he.id = h.event_id
    order by p.last_at desc, p.id desc`);
  return rows;
}

const eventOf = (name: "e" | "he") => {
  const event = sql.raw(name);
  return sql`case when ${event}.id is not null then json_build_object('kind', ${event}.kind, 'title', ${event}.title,
    'opponent', ${event}.opponent, 'timing', ${event}.timing,
    'starts_local', to_char(${event}.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'time_zone', ${event}.time_zone,
    'starts_at', to_char(${event}.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;
};

/** Both are in the team, and a huddle that the ding is about is still read. */
const isInTeam = sql`(p.huddle_id is null or h.id is not null)
  and exists (select from reading r where r.team_id = p.team_id and r.is_adult)
  and exists (select from team_access o where o.team_id = p.team_id and o.user_id = p.who_id and o.via in ('self', 'guardian'))`;

/** The reader guards the child, and the other one guards or follows it. */
const isInCircle = sql`p.team_id is null
  and exists (select from living_guardian g where g.child_id = p.child_id and g.user_id = p.user_id)
  and (exists (select from living_guardian g where g.child_id = p.child_id and g.user_id = p.who_id)
    or exists (select from follow f join living_user l on l.id = f.user_id where f.child_id = p.child_id and f.user_id = p.who_id))`;
