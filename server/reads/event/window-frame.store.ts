import { sql } from "drizzle-orm";
import { teamAccessOf } from "../../core/access/team-access.store";
import type { Database } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";

export interface WindowTeam {
  id: string;
  name: string;
  colour_one: string;
  colour_two: string;
  time_zone: string;
  is_staff: boolean;
  /** For staff. */
  series_until: string | null;
}

export interface WindowPerson {
  child_id: string | null;
  name: string;
  /** Null for a child whom the caller follows. */
  away: { id: string; first_day: string; last_day: string; weekdays: number; version: number }[] | null;
}

/** Absences of `mine` that touch the window's days. */
const awayOfPerson = sql`(
  select json_agg(json_build_object('id', x.id, 'first_day', x.first_day, 'last_day', x.last_day, 'weekdays', x.weekdays, 'version', x.version)
    order by x.first_day, x.last_day, x.id)
  from absence x where (x.child_id = mine.child_id or x.user_id = mine.user_id)
    and x.last_day >= ${sql.placeholder("from")}::date and x.first_day < ${sql.placeholder("from")}::date + ${sql.placeholder("days")}::int)`;

/** The last day of all series of the team `t` that could be copied once they are over; games are not. */
const seriesUntil = sql`(select max(s.last_day) from series s where s.team_id = t.id and s.fields->>'kind' not in ('game', 'tournament'))`;

/** By their names: the clock of the first says which day the schedule calls today. */
const inOrder = sql`lower(t.name), t.id`;

const frame = prepareOnce((db: Database) => {
  const teamId = sql`${sql.placeholder("teamId")}::uuid`;
  const reached = sql`${teamAccessOf(sql`${sql.placeholder("userId")}`)} r join team t on t.id = r.team_id and t.archived_at is null
    where r.via <> 'own' and (${teamId} is null or r.team_id = ${teamId})`;
  return db
    .select({
      teams: sql<WindowTeam[]>`(
        select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two,
          'time_zone', t.time_zone, 'is_staff', mine.is_staff, 'series_until', case when mine.is_staff then ${seriesUntil} end) order by ${inOrder}), '[]')
        from (select r.team_id, bool_or(r.via = 'self' and r.roles && '{coach,manager}') as is_staff from ${reached}
          group by r.team_id) mine join team t on t.id = mine.team_id)`,
      people: sql<WindowPerson[]>`(
        select coalesce(json_agg(json_build_object('child_id', c.id, 'name', coalesce(c.first_name, u.first_name, u.full_name),
          'away', case when mine.is_own then coalesce(${awayOfPerson}, '[]'::json) end)
          order by c.id is null, lower(c.first_name), c.id), '[]')
        from (select r.child_id, case when r.child_id is null then r.user_id end as user_id, bool_or(r.via <> 'follow') as is_own from ${reached}
            and (r.child_id is not null or 'player' = any (r.roles)) group by 1, 2) mine
          left join child c on c.id = mine.child_id left join "user" u on u.id = mine.user_id)`,
    })
    .from(sql`(select 1) as one`)
    .prepare("schedule_frame");
});

/** The teams and people of a window, and when these are away. */
export async function readWindowFrame(
  db: Database,
  {
    userId,
    teamId = null,
    from = null,
    days = 0,
  }: { userId: string; teamId?: string | null; from?: string | null; days?: number },
): Promise<{ teams: WindowTeam[]; people: WindowPerson[] }> {
  const [row] = await frame(db).execute({ userId, teamId, from, days });
  return row ?? { teams: [], people: [] };
}

const firstZone = prepareOnce((db: Database) =>
  db
    .select({ timeZone: sql<string>`t.time_zone` })
    .from(
      sql`${teamAccessOf(sql`${sql.placeholder("userId")}`)} r join team t on t.id = r.team_id and t.archived_at is null`,
    )
    .where(sql`r.via <> 'own'`)
    .orderBy(inOrder)
    .limit(1)
    .prepare("schedule_zone"),
);

/** In which a person's schedule reads today's date: that of their first team. */
export async function readScheduleZone(db: Database, userId: string): Promise<string> {
  const [row] = await firstZone(db).execute({ userId });
  return row?.timeZone ?? "UTC";
}
