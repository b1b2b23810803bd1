import { randomUUID } from "node:crypto";
import { desc, eq, or, sql } from "drizzle-orm";
import type { Queries } from "../db/open";
import { audit } from "../db/schema/audit";

export type AuditLine = typeof audit.$inferSelect;

export type NewAuditLine = Pick<
  typeof audit.$inferInsert,
  "actorId" | "actorAs" | "teamId" | "childId" | "subjectId" | "detail" | "requestId"
> & {
  action: string;
};

/**
 * In the transaction of what the line tells, by the database's clock: `is_operator()` accepts a line only of the present transaction. The
 * column rounds to milliseconds, so the next one is written; rounded down, the line would count as older than its own transaction.
 */
export async function writeAuditLine(tx: Queries, line: NewAuditLine): Promise<string> {
  const id = randomUUID();
  await tx.insert(audit).values({ ...line, id, at: sql`now() + interval '1 millisecond'` });
  return id;
}

/** Lets the rest of this transaction pass the rules that make an exception for support, beside the line that says so. */
export async function passAsOperator(tx: Queries, lineId: string): Promise<void> {
  await tx.execute(sql`select set_config('drip.operator', ${lineId}, true)`);
}

/** What was done to an account, or by it; newest first. */
export const findAuditLines = (db: Queries, userId: string): Promise<AuditLine[]> =>
  db
    .select()
    .from(audit)
    .where(or(eq(audit.subjectId, userId), eq(audit.actorId, userId)))
    .orderBy(desc(audit.at), desc(audit.id));

/** By the database's clock, as its rule DR007 is. */
export async function removeOldAuditLines(db: Queries): Promise<void> {
  await db.delete(audit).where(sql`${audit.at} < now() - interval '24 months'`);
}
