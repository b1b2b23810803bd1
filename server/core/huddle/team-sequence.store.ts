import { sql } from "drizzle-orm";
import type { BigInteger } from "../../platform/db/column-types";
import type { Transaction } from "../../platform/db/database";
import { huddlesReadBy } from "../access/team-access.store";

/**
 * Locks the team's sequence until commit: the first lock of each transaction that changes what others see in its huddles. What was committed
 * before it counts, what comes after it waits.
 */
export async function lockTeamSequence(tx: Transaction, teamId: string): Promise<void> {
  await tx.execute(sql`select lock_team_sequence(${teamId}::uuid)`);
}

/** Locks the sequences of all teams that somebody talks in, in the order of their ids, and returns these. */
export async function lockTeamSequences(tx: Transaction, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ team_id: string; lock_team_sequence: BigInteger }>(sql`
    select t.team_id, lock_team_sequence(t.team_id)
    from (select distinct r.team_id from ${huddlesReadBy(userId)} r order by r.team_id) t`);
  return rows.map((row) => row.team_id);
}

/** The next number, for a row that is changed. Only after `lockTeamSequence`. */
export const nextNumber = (teamId: string) => sql`next_in_team_sequence(${teamId}::uuid)`;
