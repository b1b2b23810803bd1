import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import type { Queries } from "../../platform/db/database";
import { recordsOf } from "../../platform/db/records";
import { mailOutbox } from "../../platform/db/schema/mail";
import type { QueuedMail } from "../base/services";

export type OutboxRow = typeof mailOutbox.$inferSelect;

const minute = 60_000;

/** A mail is given up after this time. */
export const patience = 24 * 60 * minute;

const cloggedAfter = 15 * minute;

export async function insertMails(
  tx: Pick<Queries, "insert">,
  mails: readonly QueuedMail[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ to, subject, text, html, stopAddress, usefulUntil, neededBy }) => ({
    id: randomUUID(),
    toAddress: to,
    subject,
    body: { text, html, ...(stopAddress && { stopAddress }) },
    createdAt: now,
    nextTryAt: now,
    neededBy: neededBy ?? now,
    attempts: 0,
    usefulUntil: usefulUntil ?? null,
    sentAt: null,
    givenUpAt: null,
    fault: null,
  }));
  await tx.insert(mailOutbox).select(recordsOf(mailOutbox, rows));
}

/**
 * Takes the due mails that are needed first and books their next try at once, so that a server that dies while sending loses nothing. Tries
 * are 1, 2, 4 … minutes apart, at most an hour: longer than sending may take, so that no two servers send the same
 * mail.
 */
export async function lockDueMails(db: Queries, now: Date, count: number): Promise<OutboxRow[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isWaiting(), lte(mailOutbox.nextTryAt, now)))
    .orderBy(asc(mailOutbox.neededBy))
    .limit(count)
    .for("update", { skipLocked: true });
  return (
    db
      .update(mailOutbox)
      .set({
        attempts: sql`${mailOutbox.attempts} + 1`,
        nextTryAt: sql`${now.toISOString()}::timestamptz + least(power(2, least(${mailOutbox.attempts}, 10)), 60) * interval '1 minute'`,
      })
      // Materialized, or a plan may ask again after each row that it has claimed, and so claim more.
      .where(sql`${mailOutbox.id} in (with due as materialized (${due}) select id from due)`)
      .returning()
  );
}

export async function markSent(db: Queries, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: now, body: null })
    .where(inArray(mailOutbox.id, [...ids]));
}

export type MailFault = NonNullable<OutboxRow["fault"]>;

export async function recordFault(db: Queries, id: string, fault: MailFault): Promise<void> {
  await db.update(mailOutbox).set({ fault }).where(eq(mailOutbox.id, id));
}

export async function giveUp(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(mailOutbox).set({ givenUpAt: now, body: null }).where(eq(mailOutbox.id, id));
}

/**
 * Mails have failed for a quarter of an hour for a reason that may hold for all, and none was sent since. A mail that
 * waited until its link expired counts a quarter of an hour longer; after that a new mail tests the server again.
 */
export async function isClogged(db: Queries, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - cloggedAfter).toISOString();
  const isRecent = sql`(${mailOutbox.givenUpAt} is null or ${mailOutbox.givenUpAt} > ${since}::timestamptz)`;
  const [row] = await db
    .select({
      isStuck: sql<boolean>`coalesce(bool_or(${mailOutbox.sentAt} is null and ${isRecent}
        and ${mailOutbox.fault} = 'server' and ${mailOutbox.createdAt} <= ${since}::timestamptz), false)`,
      hasLeft: sql<boolean>`coalesce(bool_or(${mailOutbox.sentAt} > ${since}::timestamptz), false)`,
    })
    .from(mailOutbox)
    .where(
      or(isWaiting(), sql`greatest(${mailOutbox.sentAt}, ${mailOutbox.givenUpAt}) > ${since}::timestamptz`),
    );
  return row?.isStuck === true && !row.hasLeft;
}

/** The number of waiting mails, the age of the oldest in seconds, and the number given up within a day. */
export async function countMails(db: Queries, now: Date) {
  const since = new Date(now.getTime() - patience).toISOString();
  const waits = sql`${mailOutbox.sentAt} is null and ${mailOutbox.givenUpAt} is null`;
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${waits})::int`,
      givenUp: sql<number>`count(*) filter (where ${mailOutbox.givenUpAt} > ${since}::timestamptz)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from ${now.toISOString()}::timestamptz
        - min(${mailOutbox.createdAt}) filter (where ${waits})), 0)::float8`,
    })
    .from(mailOutbox)
    .where(or(isWaiting(), sql`${mailOutbox.givenUpAt} > ${since}::timestamptz`));
  return row ?? { waiting: 0, givenUp: 0, oldestSeconds: 0 };
}

/** Deletes mails, with their addresses, once they are no longer needed to trace a delivery. */
export async function removeOldMails(db: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retention.mailDays * 86_400_000);
  await db
    .delete(mailOutbox)
    .where(
      and(
        lte(mailOutbox.createdAt, before),
        or(isNotNull(mailOutbox.sentAt), isNotNull(mailOutbox.givenUpAt)),
      ),
    );
}

const isWaiting = () => and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt));
