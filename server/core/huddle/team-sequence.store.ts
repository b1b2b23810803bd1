import { sql } from "drizzle-orm";
import type { BigInteger } from "../../platform/db/column-types";
import type { Transaction } from "../../platform/db/database";
import { reachOf } from "../access/team-access.store";

/**
 * Locks the team's clock until commit: the first lock of each transaction that changes what others see in its huddles. What was committed
 * before it counts, what comes after it waits.
 */
export async function takeClock(tx: Transaction, teamId: string): Promise<void> {
  await tx.execute(sql`select take_clock(${teamId}::uuid)`);
}

/** Locks the clocks of all teams that somebody talks in, in the order of their ids, and returns these. */
export async function takeClocks(tx: Transaction, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ team_id: string; take_clock: BigInteger }>(sql`
    select t.team_id, take_clock(t.team_id)
    from (select distinct r.team_id from ${reachOf(userId)} r order by r.team_id) t`);
  return rows.map((row) => row.team_id);
}

/** The next number, for a row that is changed. Only after `takeClock`. */
export const nextNumber = (teamId: string) => sql`tick(${teamId}::uuid)`;
