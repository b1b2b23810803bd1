import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { isId, requireChild } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { livingGuardians, lockChildren, removeChildProfile } from "../../core/family/child.store";
import { requestLife } from "../../core/family/child-reading.store";
import { addFollower, addGuardian } from "../../core/family/circle.store";
import { decideRequest } from "../../core/family/circle-request.store";
import { mailGuardians, mailSupport } from "../../core/family/family-mails";
import { addDings } from "../../core/notification/ding.store";
import { moveRequests, settleAskedRequests } from "../../core/team/join-request.store";
import type { Queries } from "../../platform/db/database";
import { circleRequest } from "../../platform/db/schema/family";
import { joinRequest } from "../../platform/db/schema/team";
import { Problem } from "../../platform/http/problem";

interface Decision {
  childId: string;
  requestId: string;
  callerId: string;
  isApproved: boolean;
  isReported: boolean;
}

type CircleRequestRow = typeof circleRequest.$inferSelect;

/**
 * A guardian's decision on a request to become guardian or follower. The child and the duplicate profiles are locked
 * first, then the requests, then people.
 */
export async function decideCircleRequest(services: Services, decision: Decision): Promise<void> {
  const { db } = services;
  const access = await requireChild(db, decision.callerId, decision.childId);
  if (!access.has("guardian")) throw new Problem("CHILD_401_UPDATE");
  await db.transaction((tx) => decide(tx, services, decision));
}

async function decide(tx: Queries, services: Services, decision: Decision) {
  const { childId, requestId, callerId, isApproved, isReported } = decision;
  const now = services.now();
  const brought = isId(requestId) ? await findBrought(tx, requestId) : [];
  const locked = await lockChildren(tx, [childId, ...brought]);
  if (!locked.some(({ id }) => id === childId) || !(await livingGuardians(tx, childId)).includes(callerId))
    throw new Problem("CHILD_404");
  const request = await lockRequest(tx, decision, now);
  const { userId, wish } = request;
  await decideRequest(tx, requestId, {
    by: callerId,
    decision: isApproved ? "approved" : "declined",
    now,
  });
  if (isApproved) {
    if (!(await isFitAdult(tx, userId)) || wish === "account") throw new Problem("INVITATION_404");
    const newcomer = { childId, userId, letInBy: callerId, now };
    const isNew = wish === "guardian" ? await addGuardian(tx, newcomer) : await addFollower(tx, newcomer);
    if (isNew) await mailGuardians(tx, services, { childId, newcomerId: userId, wish });
    await settleSameKid(tx, { ...decision, askerId: userId, brought, now });
    const others = (await livingGuardians(tx, childId)).filter((id) => id !== callerId && id !== userId);
    const news = { teamId: null, about: { child_id: childId, user_id: userId }, now };
    await addDings(tx, { ...news, userIds: [userId], kind: "circle_let_in" });
    await addDings(tx, { ...news, userIds: others, kind: "circle_newcomer" });
    return;
  }
  await writeAuditLine(tx, {
    action: isReported ? "circle_request.reported" : "circle_request.declined",
    actorId: callerId,
    auditRole: "guardian",
    childId,
    subjectId: userId,
    detail: { request_id: requestId },
  });
  if (isReported) await mailSupport(tx, services, { childId, askerId: userId, reporterId: callerId });
  await notifyStaff(tx, requestId, now);
}

/** Profiles with which the requester came to a team where this child already plays. */
async function findBrought(tx: Queries, requestId: string): Promise<string[]> {
  const rows = await tx
    .select({ childId: joinRequest.childId })
    .from(joinRequest)
    .where(and(eq(joinRequest.circleRequestId, requestId), isNull(joinRequest.decidedAt)));
  return rows.flatMap(({ childId }) => (childId === null ? [] : [childId]));
}

async function lockRequest(
  tx: Queries,
  { childId, requestId }: Decision,
  now: Date,
): Promise<CircleRequestRow> {
  if (!isId(requestId)) throw new Problem("INVITATION_404");
  const [row] = await tx
    .select()
    .from(circleRequest)
    .where(and(eq(circleRequest.id, requestId), eq(circleRequest.childId, childId)))
    .for("update");
  if (!row) throw new Problem("INVITATION_404");
  if (row.decision !== null) throw new Problem("INVITATION_409_CONFLICT");
  if (row.createdAt.getTime() + requestLife <= now.getTime()) throw new Problem("INVITATION_404");
  return row;
}

/** As DR001 requires: somebody banned since, or corrected to be a minor, no longer has a request. */
async function isFitAdult(tx: Queries, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select id from "user" u where id = ${userId} and is_fit_adult(u) and deletion_due_at is null`,
  );
  return rows.length > 0;
}

/**
 * The requester came to a team with a profile of their own for the same child. They are now a guardian of the child
 * on the roster, so the team need not decide; the duplicate profile is deleted if nothing else needs it. Its requests
 * to other teams are moved to the child.
 */
async function settleSameKid(
  tx: Queries,
  {
    childId,
    requestId,
    callerId,
    askerId,
    brought,
    now,
  }: Decision & { askerId: string; brought: readonly string[]; now: Date },
) {
  const settled = await settleAskedRequests(tx, { circleRequestId: requestId, by: callerId, now });
  for (const { teamId, id } of settled)
    await writeAuditLine(tx, {
      action: "request.asked_guardians",
      actorId: callerId,
      auditRole: "guardian",
      teamId,
      childId,
      subjectId: askerId,
      detail: { request_id: id },
    });
  for (const profile of brought) {
    if (!(await isNeededByNobodyElse(tx, profile, askerId))) continue;
    await moveRequests(tx, { from: profile, to: childId });
    await removeChildProfile(tx, { id: profile, by: askerId, now });
  }
}

async function isNeededByNobodyElse(tx: Queries, profile: string, askerId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select c.id from child c where c.id = ${profile}::uuid and c.deleted_at is null
      and not exists (select from membership m where m.child_id = c.id and m.ended_at is null)
      and not exists (select from guardianship g where g.child_id = c.id and g.ended_at is null and g.user_id <> ${askerId})`);
  return rows.length > 0;
}

/** Requests that the guardians declined return to the team's staff. */
async function notifyStaff(tx: Queries, requestId: string, now: Date): Promise<void> {
  const waiting = await tx
    .select({ teamId: joinRequest.teamId })
    .from(joinRequest)
    .where(and(eq(joinRequest.circleRequestId, requestId), isNull(joinRequest.decidedAt)))
    .orderBy(asc(joinRequest.teamId));
  for (const { teamId } of waiting) {
    const { rows } = await tx.execute<{ user_id: string }>(sql`
      select distinct user_id from team_access
      where team_id = ${teamId}::uuid and via = 'self' and roles && '{coach,manager}' order by user_id`);
    const userIds = rows.map((row) => row.user_id);
    await addDings(tx, { userIds, kind: "team_asked", teamId, about: {}, now });
  }
}
