import { randomUUID } from "node:crypto";
import { and, count, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import { familyLimits } from "../../../domain/family/limits";
import type { Queries } from "../../platform/db/database";
import { consent, follow, guardianship } from "../../platform/db/schema/family";
import { invitation } from "../../platform/db/schema/invitation";
import { Problem } from "../../platform/http/problem";
import { writeAuditLine } from "../audit/audit.store";
import { endGuestLinks } from "../calendar-link/endings.store";
import { withdrawInvitations } from "../invitation/invitation.store";
import { withdrawChildRequests } from "../team/join-request.store";
import { livingGuardians, requireRoomForChild } from "./child.store";
import { lapseRemovals } from "./guardian-removal.store";

export interface Newcomer {
  childId: string;
  userId: string;
  /** The guardian who let them in, directly or by an invitation. */
  letInBy: string;
  now: Date;
}

/** Under the child's lock. False if they are a guardian already. */
export async function addGuardian(
  tx: Queries,
  { childId, userId, letInBy, now }: Newcomer,
): Promise<boolean> {
  const guardians = await livingGuardians(tx, childId);
  if (guardians.includes(userId)) return false;
  if (guardians.length >= familyLimits.guardiansPerChild) throw new Problem("CHILD_403_FULL");
  await requireRoomForChild(tx, userId);
  await tx
    .insert(guardianship)
    .values({ id: randomUUID(), childId, userId, origin: "let_in", letInBy, createdAt: now });
  await writeAuditLine(tx, {
    action: "guardian.let_in",
    actorId: letInBy,
    auditRole: "guardian",
    childId,
    subjectId: userId,
  });
  return true;
}

/** Under the child's lock. False if they are a guardian or follower already. */
export async function addFollower(
  tx: Queries,
  { childId, userId, letInBy, now }: Newcomer,
): Promise<boolean> {
  if ((await livingGuardians(tx, childId)).includes(userId)) return false;
  const [known] = await tx.select().from(follow).where(isFollow(childId, userId));
  if (known) return false;
  const [followers] = await tx.select({ count: count() }).from(follow).where(eq(follow.childId, childId));
  if ((followers?.count ?? 0) >= familyLimits.followersPerChild) throw new Problem("CHILD_403_FULL");
  await tx.insert(follow).values({ childId, userId, letInBy, createdAt: now });
  await writeAuditLine(tx, {
    action: "follower.let_in",
    actorId: letInBy,
    auditRole: "guardian",
    childId,
    subjectId: userId,
  });
  return true;
}

/** Whether there was a following. */
export async function removeFollower(tx: Queries, childId: string, userId: string): Promise<boolean> {
  const gone = await tx.delete(follow).where(isFollow(childId, userId)).returning();
  return gone.length > 0;
}

const isFollow = (childId: string, userId: string) =>
  and(eq(follow.childId, childId), eq(follow.userId, userId));

type EndReason = NonNullable<(typeof guardianship.$inferSelect)["endReason"]>;

interface Ending {
  childId: string;
  userIds: readonly string[];
  /** A user's id, or `support`. */
  by: string;
  reason: EndReason;
  now: Date;
}

/**
 * Under the child's lock: ends these guardianships. If the last one ends, the database refuses at the commit (DR005).
 * Their photo consent, requests, invitations and guests' calendar links for the child end with them, and open removals of or by them lapse.
 */
export async function endGuardianships(
  tx: Queries,
  { childId, userIds, by, reason, now }: Ending,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const isTheirs = inArray(guardianship.userId, [...userIds]);
  const ended = await tx
    .update(guardianship)
    .set({ endedAt: now, endedBy: by, endReason: reason })
    .where(and(eq(guardianship.childId, childId), isTheirs, isNull(guardianship.endedAt)))
    .returning({ userId: guardianship.userId });
  await dropTraces(tx, { childId, userIds, by, now });
  await lapseRemovals(tx, { childId, userIds, by, now });
  await endGuestLinks(tx, { childId, userIds, now });
  return ended.map(({ userId }) => userId);
}

async function dropTraces(tx: Queries, { childId, userIds, by, now }: Omit<Ending, "reason">) {
  const ids = [...userIds];
  if (ids.length === 0) return;
  await tx
    .update(consent)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(consent.childId, childId),
        inArray(consent.userId, ids),
        eq(consent.kind, "photo"),
        isNull(consent.withdrawnAt),
      ),
    );
  await withdrawInvitations(
    tx,
    { by, now },
    and(eq(invitation.childId, childId), inArray(invitation.createdBy, ids)),
  );
  await withdrawChildRequests(tx, { childId, userIds: ids, by, now });
}

/**
 * Those whom the caller let in within the last 7 days, everybody let in by them, and their followers. The database's
 * `may_take_back` decides. Null if the caller did not let `userId` in; if that person has left, those they let in can
 * be named instead.
 */
export async function takeBack(
  tx: Queries,
  { childId, userId, callerId, now }: { childId: string; userId: string; callerId: string; now: Date },
): Promise<string[] | null> {
  const { rows } = await tx.execute<{ user_id: string; root_id: string }>(
    sql`select user_id, root_id from may_take_back(${childId}::uuid, ${callerId})`,
  );
  const guardians = new Set(rows.map((row) => row.user_id));
  const roots = new Set(rows.filter((row) => standsFor(row, userId, guardians)).map((row) => row.root_id));
  if (roots.size === 0) return null;
  const userIds = [...new Set(rows.filter((row) => roots.has(row.root_id)).map((row) => row.user_id))];
  const ended = await endGuardianships(tx, { childId, userIds, by: callerId, reason: "taken_back", now });
  // Somebody who left and was let in again by somebody else stays.
  const staying = await livingGuardians(tx, childId);
  const chain = (await readChain(tx, { childId, callerId, rootIds: [...roots] })).filter(
    (link) => !staying.includes(link.user_id),
  );
  await dropTraces(tx, { childId, userIds: chain.map((link) => link.user_id), by: callerId, now });
  for (const link of chain)
    await tx
      .delete(follow)
      .where(
        and(
          eq(follow.childId, childId),
          eq(follow.letInBy, link.user_id),
          gte(follow.createdAt, new Date(link.since)),
        ),
      );
  return ended;
}

/** Somebody further down the chain can be named only if those before them are gone. */
const standsFor = (row: { user_id: string; root_id: string }, userId: string, guardians: Set<string>) =>
  row.root_id === userId || (row.user_id === userId && !guardians.has(row.root_id));

/** Those further down, ended guardianships included, since what they let in goes as well. */
async function readChain(
  tx: Queries,
  { childId, callerId, rootIds }: { childId: string; callerId: string; rootIds: readonly string[] },
) {
  const { rows } = await tx.execute<{ user_id: string; since: string }>(sql`
    with recursive chain as (
      select g.user_id, g.created_at as since from guardianship g
      where g.child_id = ${childId}::uuid and g.let_in_by = ${callerId} and ${inArray(sql`g.user_id`, [...rootIds])}
        and g.created_at > now() - interval '7 days'
      union
      select g.user_id, g.created_at from guardianship g join chain c on g.let_in_by = c.user_id
      where g.child_id = ${childId}::uuid and g.created_at >= c.since and g.user_id <> ${callerId})
    select user_id, min(since)::text as since from chain group by user_id`);
  return rows;
}

/** Whether somebody has a guardianship, banned or not. */
export async function isOnRecord(tx: Queries, childId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: guardianship.id })
    .from(guardianship)
    .where(
      and(eq(guardianship.childId, childId), eq(guardianship.userId, userId), isNull(guardianship.endedAt)),
    );
  return rows.length > 0;
}
