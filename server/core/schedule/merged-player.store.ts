import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { samePlayer } from "../../platform/db/schema/schedule-answers";

/** Joins as `name` the row that a row of the roster counts as; none if it counts by itself. */
export const joinMergedInto = (name: string, player: string): SQL =>
  sql.raw(
    `left join lateral merged_into(of_team => ${player}.team_id, player => ${player}.id) ${name} on true`,
  );

export interface Pair {
  membershipId: string;
  countsAs: string;
}

export async function findPairs(db: Queries, teamId: string): Promise<Pair[]> {
  const { rows } = await db.execute<{ membership_id: string; counts_as: string }>(sql`
    select m.id as membership_id, older.id as counts_as from membership m ${joinMergedInto("older", "m")} left join child c on c.id = m.child_id
    where m.team_id = ${teamId}::uuid and m.ended_at is null and c.deleted_at is null and older.id is not null
    order by older.id, m.id`);
  return rows.map(({ membership_id, counts_as }) => ({ membershipId: membership_id, countsAs: counts_as }));
}

/** The players of these on the roster, oldest first. Locked in id order, like in the table's trigger, to avoid deadlocks. */
export async function lockPlayers(tx: Queries, teamId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with living as (
      select m.id, m.created_at from membership m
      where m.team_id = ${teamId}::uuid and m.id in (select k.id::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) k(id))
        and m.ended_at is null and 'player' = any (m.roles)
        and not exists (select from child c where c.id = m.child_id and c.deleted_at is not null)
      order by m.id for no key update)
    select id from living order by created_at, id`);
  return rows.map(({ id }) => id);
}

const involves = (id: string) => or(eq(samePlayer.membershipId, id), eq(samePlayer.countsAs, id));

/** Deletes pairs of which one row has left the roster, so that the other can be joined again. */
export async function dropEndedPairs(tx: Queries, teamId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(samePlayer).where(
    and(
      eq(samePlayer.teamId, teamId),
      or(...ids.map(involves)),
      sql`exists (select from membership m left join child c on c.id = m.child_id
          where m.team_id = ${samePlayer.teamId} and m.id in (${samePlayer.membershipId}, ${samePlayer.countsAs})
            and (m.ended_at is not null or c.deleted_at is not null))`,
    ),
  );
}

/** False if the newer row already counts as another. The table's trigger refuses chains (DR021). */
export async function insertPair(
  tx: Queries,
  { teamId, membershipId, countsAs, by, now }: Pair & { teamId: string; by: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(samePlayer)
    .values({ teamId, membershipId, countsAs, byUser: by, at: now })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

/** Deletes the pairs of a row, as the older or the newer one. */
export async function deletePairsOf(tx: Queries, teamId: string, id: string): Promise<Pair[]> {
  return tx
    .delete(samePlayer)
    .where(and(eq(samePlayer.teamId, teamId), involves(id)))
    .returning({ membershipId: samePlayer.membershipId, countsAs: samePlayer.countsAs });
}
