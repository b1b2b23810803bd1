import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import { familyLimits } from "../../../domain/family/limits";
import type { Queries } from "../../platform/db/database";
import { mostInARound } from "../../platform/db/rounds";
import { child, circleRequest, consent, guardianship } from "../../platform/db/schema/family";
import { invitation } from "../../platform/db/schema/invitation";
import { livingGuardian } from "../../platform/db/schema/views";
import { Problem } from "../../platform/http/problem";
import { lockUserForShare } from "../account/account.store";
import { writeAuditLine } from "../audit/audit.store";
import { endGuestLinks } from "../calendar-link/endings.store";
import { withdrawInvitations } from "../invitation/invitation.store";
import { withdrawChildRequests } from "../team/join-request.store";
import type { ChildFields } from "./child-fields";

export type ChildRow = typeof child.$inferSelect;

/** Milliseconds; see `eraseChildren`. */
export const undoTime = retention.takenDownDays * 86_400_000;

/** A profile with its first guardian, who states to be one. */
export async function makeChild(
  tx: Queries,
  { userId, fields, statementVersion, now }: NewChild,
): Promise<{ id: string }> {
  const id = randomUUID();
  await requireRoomForChild(tx, userId);
  await tx.insert(child).values({ id, ...fields, createdAt: now, createdBy: userId });
  await tx
    .insert(guardianship)
    .values({ id: randomUUID(), childId: id, userId, origin: "made", createdAt: now });
  await tx.insert(consent).values({
    id: randomUUID(),
    userId,
    childId: id,
    kind: "guardian_statement",
    textVersion: statementVersion,
    givenAt: now,
  });
  await writeAuditLine(tx, { action: "child.made", actorId: userId, auditRole: "guardian", childId: id });
  return { id };
}

export interface NewChild {
  userId: string;
  fields: ChildFields;
  statementVersion: string;
  now: Date;
}

/** Under the lock of the person's row, so that two simultaneous calls count each other. Taken last, the common lock order. */
export async function requireRoomForChild(tx: Queries, userId: string): Promise<void> {
  await lockUserForShare(tx, userId);
  const [guarded] = await tx
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(livingGuardian)
    .where(eq(livingGuardian.userId, userId));
  if ((guarded?.count ?? 0) >= familyLimits.childrenPerGuardian) throw new Problem("CHILD_403_FULL");
}

/** Locks the profiles that are not deleted, in the order of their ids, so that two transactions cannot deadlock. */
export const lockChildren = (tx: Queries, ids: readonly string[]): Promise<ChildRow[]> =>
  tx
    .select()
    .from(child)
    .where(and(inArray(child.id, [...ids]), isNull(child.deletedAt)))
    .orderBy(asc(child.id))
    .for("no key update");

export async function lockChild(tx: Queries, id: string): Promise<ChildRow> {
  const [row] = await lockChildren(tx, [id]);
  if (!row) throw new Problem("CHILD_404");
  return row;
}

/** Read again under the child's lock, since a guardianship may have ended since the call arrived. */
export async function livingGuardians(tx: Queries, childId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: livingGuardian.userId })
    .from(livingGuardian)
    .where(eq(livingGuardian.childId, childId));
  return rows.map(({ userId }) => userId);
}

export async function changeChild(
  tx: Queries,
  id: string,
  change: Partial<Pick<ChildRow, "firstName" | "lastInitial" | "dateOfBirth" | "shownAs">>,
): Promise<number> {
  const [row] = await tx
    .update(child)
    .set({ ...change, version: sql`${child.version} + 1` })
    .where(eq(child.id, id))
    .returning({ version: child.version });
  if (!row) throw new Problem("CHILD_404");
  return row.version;
}

/**
 * Hides the profile now; it is erased 14 days later. Its open requests, invitations and guests' calendar links end; its memberships stay,
 * hidden, in case it is restored. The caller holds the child's lock.
 */
export async function removeChildProfile(
  tx: Queries,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<void> {
  await tx
    .update(child)
    .set({ deletedAt: now, deletedBy: by, version: sql`${child.version} + 1` })
    .where(eq(child.id, id));
  await withdrawChildRequests(tx, { childId: id, by, now });
  await tx
    .update(circleRequest)
    .set({ decidedAt: now, decidedBy: by, decision: "withdrawn" })
    .where(and(eq(circleRequest.childId, id), isNull(circleRequest.decidedAt)));
  await withdrawInvitations(tx, { by, now }, eq(invitation.childId, id));
  await endGuestLinks(tx, { childId: id, now });
  await writeAuditLine(tx, { action: "child.taken_down", actorId: by, auditRole: "guardian", childId: id });
}

/** Profiles that a guardian can restore, in the order of their erasure. */
export async function findTakenDown(
  db: Queries,
  { userId, now }: { userId: string; now: Date },
): Promise<{ id: string; firstName: string; dueAt: Date }[]> {
  const rows = await db
    .select({ id: child.id, firstName: child.firstName, deletedAt: child.deletedAt })
    .from(child)
    .where(isRestorable(userId, now))
    .orderBy(asc(child.deletedAt), asc(child.id));
  return rows.map(({ id, firstName, deletedAt }) => ({
    id,
    firstName,
    dueAt: new Date((deletedAt ?? now).getTime() + undoTime),
  }));
}

/** Under the profile's lock. False if the person cannot restore it. */
export async function lockTakenDown(
  tx: Queries,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: child.id })
    .from(child)
    .where(and(eq(child.id, id), isRestorable(userId, now)))
    .for("no key update");
  return rows.length > 0;
}

/**
 * By each of its guardians, if one of them deleted it. A duplicate profile is deleted by somebody else; support
 * restores that.
 */
const isRestorable = (userId: string, now: Date) =>
  and(
    gt(child.deletedAt, new Date(now.getTime() - undoTime)),
    ...[sql`${userId}`, sql`${child.deletedBy}`].map(
      (who) =>
        sql`exists (select from guardianship g where g.child_id = ${child.id} and g.user_id = ${who} and g.ended_at is null)`,
    ),
  );

/** Restores the profile without its pending requests and invitations. Null if it is not waiting to be erased. */
export async function restoreChild(tx: Queries, id: string): Promise<ChildRow | null> {
  const [row] = await tx
    .update(child)
    .set({ deletedAt: null, deletedBy: null, version: sql`${child.version} + 1` })
    .where(and(eq(child.id, id), isNotNull(child.deletedAt)))
    .returning();
  return row ?? null;
}

/** With everything that depends on them. */
export async function eraseChildren(tx: Queries, now: Date): Promise<void> {
  const due = tx
    .select({ id: child.id })
    .from(child)
    .where(lte(child.deletedAt, new Date(now.getTime() - undoTime)))
    .orderBy(asc(child.deletedAt))
    .limit(mostInARound)
    .for("update", { skipLocked: true });
  const gone = await tx.delete(child).where(inArray(child.id, due)).returning({ id: child.id });
  for (const { id } of gone)
    await writeAuditLine(tx, { action: "child.erased", auditRole: "upkeep", childId: id });
}
