import { asc, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { child } from "../../platform/db/schema/family";
import { team } from "../../platform/db/schema/team";

/** A child whom somebody guards, or a team that somebody manages, with the first names of those who do so too. */
export interface Dependant {
  id: string;
  name: string;
  others: string[];
}

export interface Charges {
  children: Dependant[];
  teams: Dependant[];
}

const firstName = sql`coalesce(u.first_name, split_part(u.full_name, ' ', 1))`;

/** Only living people count as others: a banned or leaving one is nobody. */
export async function readDependants(db: Queries, userId: string): Promise<Charges> {
  const children = await db.execute<Dependant & Record<string, unknown>>(sql`
    select c.id, c.first_name as name, (
      select coalesce(json_agg(${firstName} order by l.created_at, u.id), '[]')
      from living_guardian l join "user" u on u.id = l.user_id where l.child_id = c.id and l.user_id <> ${userId}) as others
    from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
    where g.user_id = ${userId} and g.ended_at is null
    order by lower(c.first_name), c.id`);
  const teams = await db.execute<Dependant & Record<string, unknown>>(sql`
    select t.id, t.name, (
      select coalesce(json_agg(${firstName} order by l.let_in_at, u.id), '[]')
      from living_manager l join "user" u on u.id = l.user_id where l.team_id = t.id and l.user_id <> ${userId}) as others
    from membership m join team t on t.id = m.team_id and t.archived_at is null
    where m.user_id = ${userId} and m.ended_at is null and 'manager' = any (m.roles)
    order by lower(t.name), t.id`);
  return { children: children.rows, teams: teams.rows };
}

export const isSole = ({ others }: Dependant) => others.length === 0;

/** Ids of the children and teams that would be left without a living guardian or manager. */
export async function findSoleDependants(
  tx: Queries,
  userId: string,
): Promise<{ children: string[]; teams: string[] }> {
  const { children, teams } = await readDependants(tx, userId);
  const ids = (dependants: Dependant[]) =>
    dependants
      .filter(isSole)
      .map(({ id }) => id)
      .sort();
  return { children: ids(children), teams: ids(teams) };
}

/**
 * Teams, then children, the common lock order, before the person: the database's rules lock them anyway once the person's rows go,
 * and whoever decides about a request holds its team or child.
 */
export async function lockFamiliesAndTeams(tx: Queries, id: string): Promise<void> {
  await tx
    .select({ id: team.id })
    .from(team)
    .where(
      sql`${team.id} in (
        select m.team_id from membership m where m.user_id = ${id}
        union select r.team_id from join_request r where r.user_id = ${id} and r.decided_at is null
        union select i.team_id from invitation i where i.created_by = ${id} and i.withdrawn_at is null)`,
    )
    .orderBy(asc(team.id))
    .for("no key update");
  await tx
    .select({ id: child.id })
    .from(child)
    .where(
      sql`${child.id} in (
        select g.child_id from guardianship g where g.user_id = ${id}
        union select r.child_id from circle_request r where r.user_id = ${id} and r.decided_at is null
        union select i.child_id from invitation i where i.created_by = ${id} and i.withdrawn_at is null)`,
    )
    .orderBy(asc(child.id))
    .for("no key update");
}
