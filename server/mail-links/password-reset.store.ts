import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { holdsAddress, type UserRow } from "../account/account.store";
import type { Queries } from "../db/open";
import { user } from "../db/schema/account";
import { identity } from "../db/schema/identity";
import { passwordResetRequest as asked } from "../db/schema/mail-links";

export const mostMailsAnHour = 3;

const hour = 3_600_000;

export async function writeResetRequest(db: Queries, emailAddress: string, now: Date): Promise<void> {
  await db
    .insert(asked)
    .values({ id: randomUUID(), emailAddress: emailAddress.toLowerCase(), createdAt: now });
}

/** A mail that nobody asked for counts among those of the hour. */
export async function writeMailedReset(tx: Queries, emailAddress: string, now: Date): Promise<void> {
  await tx
    .insert(asked)
    .values({ id: randomUUID(), emailAddress: emailAddress.toLowerCase(), createdAt: now, mailedAt: now });
}

/** The oldest that nobody else is at, locked until the transaction ends. */
export async function takeResetRequest(tx: Queries): Promise<typeof asked.$inferSelect | null> {
  const [next] = await tx
    .select()
    .from(asked)
    .where(isNull(asked.mailedAt))
    .orderBy(asc(asked.createdAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return next ?? null;
}

export interface ResetHolder {
  user: UserRow;
  providers: readonly string[];
}

/** Locks the holder, so that two requests for one address count each other's mails. */
export async function findResetHolder(tx: Queries, emailAddress: string): Promise<ResetHolder | null> {
  const [holder] = await tx
    .select()
    .from(user)
    .where(and(holdsAddress(emailAddress), isNull(user.bannedAt)))
    .for("update");
  if (!holder) return null;
  const ways = await tx.select().from(identity).where(eq(identity.userId, holder.id));
  return { user: holder, providers: ways.map((way) => way.provider) };
}

export async function countMails(tx: Queries, emailAddress: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(asked)
    .where(and(eq(asked.emailAddress, emailAddress), gt(asked.mailedAt, new Date(now.getTime() - hour))));
  return row?.count ?? 0;
}

export async function markMailed(tx: Queries, id: string, now: Date): Promise<void> {
  await tx.update(asked).set({ mailedAt: now }).where(eq(asked.id, id));
}

/** An address that got no mail leaves no trace. */
export async function removeResetRequest(tx: Queries, id: string): Promise<void> {
  await tx.delete(asked).where(eq(asked.id, id));
}

export async function removeOldResetRequests(db: Queries, now: Date): Promise<void> {
  await db.delete(asked).where(lte(asked.mailedAt, new Date(now.getTime() - hour)));
}
