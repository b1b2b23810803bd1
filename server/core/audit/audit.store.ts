import { randomUUID } from "node:crypto";
import { desc, eq, or, sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
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
    .where(sql`${audit.at} < now() - ${sql.raw(`interval '${retention.auditMonths} months'`)}`);
}

/**
 * An audit line for each person whose phone number was shown on a call list, once for each reader and change, since the list is read again and
 * again while it is open.
 */
export async function recordShownNumbers(
  db: Queries,
  {
    userIds,
    ...about
  }: {
    userIds: readonly string[];
    actorId: string;
    auditRole: string;
    teamId: string;
    eventId: string;
    noticeVersion: number;
  },
): Promise<void> {
  if (userIds.length === 0) return;
  const detail = JSON.stringify({ event_id: about.eventId, notice_version: about.noticeVersion });
  await db.execute(sql`
    insert into audit (id, at, actor_id, actor_as, team_id, subject_id, action, detail)
    select gen_random_uuid(), now() + interval '1 millisecond', ${about.actorId}, ${about.auditRole}, ${about.teamId}::uuid, s.id,
      'phone_number.shown', ${detail}::jsonb
    from json_array_elements_text(${JSON.stringify(userIds)}::json) s(id)
    where not exists (
      select from audit a where a.actor_id = ${about.actorId} and a.at > now() - interval '3 days' and a.subject_id = s.id
        and a.action = 'phone_number.shown' and a.detail @> ${detail}::jsonb)`);
}
