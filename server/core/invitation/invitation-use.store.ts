import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { invitation, invitationUse } from "../../platform/db/schema/invitation";

interface Use {
  invitationId: string;
  userId: string;
  now: Date;
}

/** Lists the invitation for this person on every device. */
export async function recordLook(db: Queries, { invitationId, userId, now }: Use): Promise<void> {
  await db
    .insert(invitationUse)
    .values({ invitationId, userId, lookedAt: now })
    .onConflictDoUpdate({
      target: [invitationUse.invitationId, invitationUse.userId],
      set: { lookedAt: now },
    });
}

/** When the addressee opens an invitation, its unanswered mails are counted from zero again. */
export async function recordAnswer(db: Queries, invitationId: string): Promise<void> {
  await db
    .update(invitation)
    .set({ unansweredMails: 0 })
    .where(and(eq(invitation.id, invitationId), gt(invitation.unansweredMails, 0)));
}

/** Under the invitation's lock. False for somebody who used it before: a person counts once. */
export async function recordUse(tx: Queries, { invitationId, userId, now }: Use): Promise<boolean> {
  const used = await tx
    .insert(invitationUse)
    .values({ invitationId, userId, lookedAt: now, usedAt: now })
    .onConflictDoUpdate({
      target: [invitationUse.invitationId, invitationUse.userId],
      set: { usedAt: sql`excluded.used_at` },
      setWhere: isNull(invitationUse.usedAt),
    })
    .returning({ userId: invitationUse.userId });
  return used.length > 0;
}

/** Removes it from the list of the person who declined. */
export async function forgetLooks(tx: Queries, invitationId: string): Promise<void> {
  await tx
    .delete(invitationUse)
    .where(and(eq(invitationUse.invitationId, invitationId), isNull(invitationUse.usedAt)));
}

/** What somebody only looked at. */
export async function forgetLooksOf(tx: Queries, userId: string): Promise<void> {
  await tx.delete(invitationUse).where(and(eq(invitationUse.userId, userId), isNull(invitationUse.usedAt)));
}
