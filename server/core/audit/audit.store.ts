import { randomUUID } from "node:crypto";
import { desc, eq, or, sql } from "drizzle-orm";
import { kept } from "../../../domain/base/retention";
import type { Queries } from "../../platform/db/database";
import { audit } from "../../platform/db/schema/audit";

export type AuditLine = typeof audit.$inferSelect;

export type NewAuditLine = Pick<
  typeof audit.$inferInsert,
  "actorId" | "auditRole" | "teamId" | "childId" | "subjectId" | "detail" | "requestId"
> & {
  action: string;
};

/**
 * Written in the transaction that it describes, with the database's time: `is_operator()` accepts only a line of the
 * current transaction. The column rounds to milliseconds, so the time is rounded up; rounded down, the line would
 * seem older than its transaction.
 */
export async function writeAuditLine(tx: Queries, line: NewAuditLine): Promise<string> {
  const id = randomUUID();
  await tx.insert(audit).values({ ...line, id, at: sql`now() + interval '1 millisecond'` });
  return id;
}

/** Lets the rest of this transaction use the rules' exceptions for support, given its audit line. */
export async function passAsOperator(tx: Queries, lineId: string): Promise<void> {
  await tx.execute(sql`select set_config('drip.operator', ${lineId}, true)`);
}

/** Lines about an account or by it, newest first. */
export const findAuditLines = (db: Queries, userId: string): Promise<AuditLine[]> =>
  db
    .select()
    .from(audit)
    .where(or(eq(audit.subjectId, userId), eq(audit.actorId, userId)))
    .orderBy(desc(audit.at), desc(audit.id));

/** By the database's time, which rule DR007 uses. */
export async function removeOldAuditLines(db: Queries): Promise<void> {
  await db
    .delete(audit)
    .where(sql`${audit.at} < now() - ${sql.raw(`interval '${kept.auditMonths} months'`)}`);
}
