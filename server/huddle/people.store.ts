import { eq, or, sql } from "drizzle-orm";
import type { components } from "../../openapi";
import { companyOf } from "../access/reach.store";
import type { Queries } from "../db/database";
import { personBlock } from "../db/schema/report";

type HuddlePerson = components["schemas"]["HuddlePerson"];

export interface Named {
  teamId: string;
  userId: string;
}

/** These people with their standings in these teams, each pair once. An erased account is absent. */
export async function readPeople(db: Queries, named: readonly Named[]): Promise<HuddlePerson[]> {
  const pairs = new Map(named.map(({ teamId, userId }) => [`${teamId} ${userId}`, { teamId, userId }]));
  if (pairs.size === 0) return [];
  const asked = [...pairs.values()].map(({ teamId, userId }) => ({ team_id: teamId, user_id: userId }));
  const { rows } = await db.execute<HuddlePerson & Record<string, unknown>>(sql`
    select p.team_id, u.id as user_id, coalesce(u.full_name, '') as shown_name, u.drip_name, u.avatar, standing_in(p.team_id, u.id) as standing
    from json_to_recordset(${JSON.stringify(asked)}::json) as p(team_id uuid, user_id text)
      join "user" u on u.id = p.user_id
    order by p.team_id, u.full_name, u.id`);
  return rows;
}

/** Everybody who reads a huddle. */
export async function readCompany(db: Queries, teamId: string, huddleId: string): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select c.user_id from ${companyOf(sql`${teamId}::uuid`, sql`${huddleId}::uuid`)} c order by c.user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Everybody who has folded this person away or was folded away by them. */
export async function readParted(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .select({ one: personBlock.userId, other: personBlock.blockedId })
    .from(personBlock)
    .where(or(eq(personBlock.userId, userId), eq(personBlock.blockedId, userId)));
  return rows.map(({ one, other }) => (one === userId ? other : one));
}
