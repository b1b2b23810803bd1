import { sql } from "drizzle-orm";
import type { Transaction } from "../db/database";

/**
 * Locks the team's clock until commit: the first lock of each transaction that changes what others see in its huddles. What was committed
 * before it counts, what comes after it waits.
 */
export async function takeClock(tx: Transaction, teamId: string): Promise<void> {
  await tx.execute(sql`select take_clock(${teamId}::uuid)`);
}

/** The next number, for a row that is changed. Only after `takeClock`. */
export const nextNumber = (teamId: string) => sql`tick(${teamId}::uuid)`;
