import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database, Queries } from "../../platform/db/database";
import { asked, prepareOnce, prepareRows } from "../../platform/db/prepared";
import { teamAccess } from "../../platform/db/schema/views";
import { Problem } from "../../platform/http/problem";

/** One team role of a person in a team; the rights of several add up. */
export type TeamAccess = Pick<typeof teamAccess.$inferSelect, "via" | "roles" | "membershipId" | "childId">;

export type ChildAccess = "guardian" | "follower" | "staff" | "family";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Ids of teams, children, requests and the like are UUIDs: any other text identifies nothing, and PostgreSQL would refuse to compare it. */
export const isId = (text: string): boolean => uuid.test(text);

/**
 * A person's team roles in a team, read for every request: somebody just removed or banned has none. This file
 * and the views that it reads are the only places where access is computed. A team without a team role and an unknown one
 * give the same answer.
 */
export async function requireTeam(db: Database, userId: string, teamId: string): Promise<TeamAccess[]> {
  const access = await findTeamAccess(db, userId, teamId);
  if (access.length === 0) throw new Problem("TEAM_404");
  return access;
}

/** The same; empty without a team role. */
export const findTeamAccess = async (db: Database, userId: string, teamId: string): Promise<TeamAccess[]> =>
  isId(teamId) ? await readTeamAccess(db).execute({ userId, teamId }) : [];

/** The distinct team roles of a person over all teams, without the teams. */
export async function findAccessOfAllTeams(
  db: Queries,
  userId: string,
): Promise<Pick<TeamAccess, "via" | "roles">[]> {
  return await db
    .selectDistinct({ via: teamAccess.via, roles: teamAccess.roles })
    .from(teamAccess)
    .where(eq(teamAccess.userId, userId));
}

/** All that hold; never empty. */
export async function requireChild(db: Database, userId: string, childId: string): Promise<Set<ChildAccess>> {
  const access = await findChildAccess(db, userId, childId);
  if (access.size === 0) throw new Problem("CHILD_404");
  return access;
}

/** The same; empty without any. */
export async function findChildAccess(
  db: Database,
  userId: string,
  childId: string,
): Promise<Set<ChildAccess>> {
  const rows = isId(childId) ? await childAccess(db).execute({ userId, childId }) : [];
  return new Set(rows.map(({ access }) => access));
}

/** Prepared, since planning the view takes much longer than running it. */
const readTeamAccess = prepareOnce((db: Database) =>
  db
    .select({
      via: teamAccess.via,
      roles: teamAccess.roles,
      membershipId: teamAccess.membershipId,
      childId: teamAccess.childId,
    })
    .from(teamAccess)
    .where(
      and(eq(teamAccess.userId, sql.placeholder("userId")), eq(teamAccess.teamId, sql.placeholder("teamId"))),
    )
    .prepare("team_reach"),
);

/** A frozen child, who has no living guardian, is visible to the staff of its teams only. */
const childAccess = prepareOnce((db: Database) => {
  const userId = sql.placeholder("userId");
  const childId = sql`${sql.placeholder("childId")}::uuid`;
  return db
    .select({ access: sql<ChildAccess>`access` })
    .from(
      sql`(
        select 'guardian' as access from living_guardian where child_id = ${childId} and user_id = ${userId}
        union
        select 'follower' from follow f join living_user u on u.id = f.user_id
        where f.child_id = ${childId} and f.user_id = ${userId}
          and exists (select from living_guardian g where g.child_id = f.child_id)
        union
        select case when r.roles && '{coach,manager}' then 'staff' else 'family' end
        from membership m join child c on c.id = m.child_id and c.deleted_at is null
          join team_access r on r.team_id = m.team_id and r.user_id = ${userId}
        where m.child_id = ${childId} and m.ended_at is null
          and (r.roles && '{coach,manager}' or r.via in ('self', 'guardian', 'own') and not 'follower' = any (r.roles)
            and exists (select from living_guardian g where g.child_id = c.id))
      ) as reached`,
    )
    .prepare("child_reach");
});

/** A person's team roles in all teams (rows of team_access), as part of a statement. */
export const teamAccessOf = (userId: SQL): SQL => sql`team_access_of(${userId})`;

/** A place in a huddle: its messages after `since` are what a person reads there. */
export interface HuddleTarget {
  teamId: string;
  huddleId: string;
  userId: string;
}

/**
 * Who reads which huddle is the view huddle_reach. Its functions, which keep its plan, are called here, in huddles_of, thread_of, news_of,
 * judge_send, send_message and the functions of the feed alone. As parts of a statement: the huddles of a person (team_id, huddle_id, since_seq), and the people of a huddle (user_id, since_seq).
 */
export const huddlesReadBy = (userId: string | SQL): SQL => sql`huddles_read_by(${userId})`;
/** The teams whose feed a person reads (team_id, huddle_id of the team's own huddle, is_staff, may_post), without archived ones. */
export const feedsReadBy = (userId: string | SQL): SQL => sql`feeds_read_by(${userId}, null)`;
export const readersOfHuddle = (teamId: SQL, huddleId: SQL): SQL =>
  sql`readers_of_huddle(${teamId}, ${huddleId})`;
/** The number after which a person reads a huddle; null for somebody who does not, as for an unknown huddle. */
export const readableSince = (teamId: SQL, huddleId: SQL, userId: SQL): SQL =>
  sql`readable_since(${teamId}, ${huddleId}, ${userId})`;

/** The number after which a person reads a huddle; HUDDLE_404 for somebody who does not, as for an unknown huddle. */
export async function requireHuddle(
  db: Queries,
  { teamId, huddleId, userId }: HuddleTarget,
): Promise<number> {
  if (!isId(teamId) || !isId(huddleId)) throw new Problem("HUDDLE_404");
  const { rows } = await db.execute<{ since: string | null }>(
    sql`select ${readableSince(sql`${teamId}::uuid`, sql`${huddleId}::uuid`, sql`${userId}`)} as since`,
  );
  const since = rows[0]?.since ?? null;
  if (since === null) throw new Problem("HUDDLE_404");
  return Number(since);
}

const staffOfTeam = prepareRows<{ user_id: string }>(
  "staff_of_team",
  ["user_id"],
  sql`
  select distinct r.user_id from team_access r
  where r.team_id = ${asked("teamId", "uuid")} and r.via = 'self' and r.roles && '{coach,manager}'`,
  sql`one.user_id`,
);

/** Coaches and managers of a team. Prepared, since planning the view takes much longer than running it. */
export const findStaff = async (db: Queries, teamId: string): Promise<string[]> =>
  (await staffOfTeam(db, { teamId })).map(({ user_id }) => user_id);

/** The same by team. */
export async function findStaffOf(db: Queries, teamIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ team_id: string; user_ids: string[] }>(sql`
    select team_id, json_agg(distinct user_id order by user_id) as user_ids from team_access
    where team_id in (select k.id::uuid from json_array_elements_text(${JSON.stringify(teamIds)}::json) k(id))
      and via = 'self' and roles && '{coach,manager}'
    group by team_id`);
  return new Map(rows.map(({ team_id, user_ids }) => [team_id, user_ids]));
}
