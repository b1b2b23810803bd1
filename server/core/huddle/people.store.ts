import { eq, or, sql } from "drizzle-orm";
import type { components } from "../../../openapi";
import type { Queries } from "../../platform/db/database";
import { prepareRows } from "../../platform/db/prepared";
import { personBlock } from "../../platform/db/schema/report";
import { readersOfHuddle } from "../access/team-access.store";

type HuddlePerson = components["schemas"]["HuddlePerson"];

export interface Named {
  teamId: string;
  userId: string;
}

/** These people with their team roles in these teams, each pair once. An erased account is absent. */
export async function readPeople(db: Queries, named: readonly Named[]): Promise<HuddlePerson[]> {
  const pairs = new Map(named.map(({ teamId, userId }) => [`${teamId} ${userId}`, { teamId, userId }]));
  if (pairs.size === 0) return [];
  const asked = [...pairs.values()].map(({ teamId, userId }) => ({ team_id: teamId, user_id: userId }));
  return people(db, { asked: JSON.stringify(asked) });
}

const people = prepareRows<HuddlePerson>(
  "people_in",
  ["team_id", "user_id", "shown_name", "drip_name", "avatar", "standing"],
  sql`
    select t.team_id, p.user_id, p.shown_name, p.drip_name, p.avatar, p.standing, p.place
    from (
        select a.team_id, array_agg(a.user_id) as people
        from json_to_recordset(${sql.placeholder("asked")}::json) as a(team_id uuid, user_id text) group by a.team_id) t
      cross join lateral people_in(t.team_id, t.people) with ordinality p(user_id, shown_name, drip_name, avatar, standing, place)`,
  sql`one.team_id`,
  sql`one.place`,
);

/** Everybody who reads a huddle. */
export async function readCompany(db: Queries, teamId: string, huddleId: string): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select c.user_id from ${readersOfHuddle(sql`${teamId}::uuid`, sql`${huddleId}::uuid`)} c order by c.user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Everybody who has blocked this person or was blocked by them. */
export async function readParted(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .select({ one: personBlock.userId, other: personBlock.blockedId })
    .from(personBlock)
    .where(or(eq(personBlock.userId, userId), eq(personBlock.blockedId, userId)));
  return rows.map(({ one, other }) => (one === userId ? other : one));
}
