import { and, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { circleRequest } from "../../platform/db/schema/family";
import { joinRequest } from "../../platform/db/schema/team";
import { type Player, requestLife } from "../invitation/existing-access.store";

export async function closeRequests(
  tx: Queries,
  {
    teamId,
    ids,
    by,
    decision,
    now,
  }: { teamId: string; ids: readonly string[]; by: string; decision: "approved" | "declined"; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision })
    .where(
      and(eq(joinRequest.teamId, teamId), inArray(joinRequest.id, [...ids]), isNull(joinRequest.decidedAt)),
    );
}

/** The guardians decide whether the requester becomes guardian of the child on the roster; meanwhile the request is hidden from staff. */
export async function recordGuardiansAsked(
  tx: Queries,
  {
    teamId,
    requestId,
    circleRequestId,
    now,
  }: { teamId: string; requestId: string; circleRequestId: string; now: Date },
): Promise<void> {
  await tx
    .update(joinRequest)
    .set({ circleRequestId, askedGuardiansAt: now })
    .where(and(eq(joinRequest.teamId, teamId), eq(joinRequest.id, requestId)));
}

/**
 * The person's own request, in whatever state. The caller withdraws the related request to the guardians; their child's
 * row is locked first, as in their own decisions. Null if there is nothing to withdraw.
 */
export async function takeBackRequest(
  tx: Queries,
  { teamId, id, userId, now }: { teamId: string; id: string; userId: string; now: Date },
): Promise<Pick<typeof joinRequest.$inferSelect, "childId" | "circleRequestId"> | null> {
  const own = and(
    eq(joinRequest.teamId, teamId),
    eq(joinRequest.id, id),
    eq(joinRequest.userId, userId),
    isNull(joinRequest.decidedAt),
  );
  const [asked] = await tx
    .select({ childId: circleRequest.childId })
    .from(joinRequest)
    .innerJoin(circleRequest, eq(circleRequest.id, joinRequest.circleRequestId))
    .where(own);
  if (asked) await tx.execute(sql`select id from child where id = ${asked.childId}::uuid for no key update`);
  const [ended] = await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: userId, decision: "withdrawn" })
    .where(own)
    .returning({ childId: joinRequest.childId, circleRequestId: joinRequest.circleRequestId });
  return ended ?? null;
}

/** Under the team's lock. Replaces an expired request. */
export async function insertJoinRequest(
  tx: Queries,
  values: typeof joinRequest.$inferInsert & { createdAt: Date },
): Promise<void> {
  const isSame = values.childId
    ? eq(joinRequest.childId, values.childId)
    : and(eq(joinRequest.userId, values.userId), isNull(joinRequest.childId));
  await tx
    .update(joinRequest)
    .set({ decidedAt: values.createdAt, decision: "expired" })
    .where(
      and(
        eq(joinRequest.teamId, values.teamId),
        isSame,
        isNull(joinRequest.decidedAt),
        lte(joinRequest.createdAt, new Date(values.createdAt.getTime() - requestLife)),
      ),
    );
  await tx.insert(joinRequest).values(values);
}

/** Settles the requests of somebody admitted in another way. */
export async function approveJoinRequest(
  tx: Queries,
  { teamId, player, by, now }: { teamId: string; player: Player; by: string; now: Date },
): Promise<void> {
  const isTheirs =
    player.childId === undefined
      ? and(eq(joinRequest.userId, player.userId), isNull(joinRequest.childId))
      : eq(joinRequest.childId, player.childId);
  await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision: "approved" })
    .where(
      and(
        eq(joinRequest.teamId, teamId),
        isTheirs,
        isNull(joinRequest.decidedAt),
        gt(joinRequest.createdAt, new Date(now.getTime() - requestLife)),
      ),
    );
}

/** The open requests for a child; with `userIds` only theirs. */
export async function withdrawChildRequests(
  tx: Queries,
  { childId, userIds, by, now }: { childId: string; userIds?: readonly string[]; by: string; now: Date },
): Promise<void> {
  await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision: "withdrawn" })
    .where(
      and(
        eq(joinRequest.childId, childId),
        userIds && inArray(joinRequest.userId, [...userIds]),
        isNull(joinRequest.decidedAt),
      ),
    );
}

/** Settles the requests whose requesters the child's guardians let in. */
export const settleAskedRequests = (
  tx: Queries,
  { circleRequestId, by, now }: { circleRequestId: string; by: string; now: Date },
) =>
  tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision: "asked_guardians" })
    .where(and(eq(joinRequest.circleRequestId, circleRequestId), isNull(joinRequest.decidedAt)))
    .returning();

/** Of a duplicate profile, to teams where the child neither plays nor has a request. */
export async function moveRequests(tx: Queries, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    update join_request r set child_id = ${to}::uuid
    where r.child_id = ${from}::uuid and r.decided_at is null
      and not exists (select from join_request o where o.team_id = r.team_id and o.child_id = ${to}::uuid and o.decided_at is null)
      and not exists (select from membership m where m.team_id = r.team_id and m.child_id = ${to}::uuid and m.ended_at is null)`);
}
