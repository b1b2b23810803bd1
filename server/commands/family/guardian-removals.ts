import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import { publishScheduleChanges } from "../../core/base/schedule-changes";
import type { Services } from "../../core/base/services";
import { livingGuardians, lockChildren } from "../../core/family/child.store";
import { endGuardianships } from "../../core/family/circle.store";
import {
  decideRemoval,
  findDueRemovals,
  findRemoval,
  type GuardianRemovalRow,
  insertRemoval,
  mayRequestRemoval,
} from "../../core/family/guardian-removal.store";
import { mailRemoval, mailRemovalRequest } from "../../core/family/removal-mails";
import { addDings } from "../../core/notification/ding.store";
import { withRideNews } from "../../core/ride/seat-news";
import type { Queries } from "../../platform/db/database";
import { isReadOnly } from "../../platform/db/fault";
import { Problem } from "../../platform/http/problem";
import { asGuardian } from "./guarding";

interface About {
  childId: string;
  callerId: string;
}

/** Asks to end another guardian's access in seven days. A second request, by whomever, changes nothing. */
export const requestRemoval = (
  services: Services,
  { childId, callerId, userId }: About & { userId: string },
): Promise<void> =>
  asGuardian(services, { childId, callerId }, "COLLABORATOR_401_DELETE", async (tx, _child, guardians) => {
    if (userId === callerId || !guardians.includes(userId)) throw new Problem("COLLABORATOR_404");
    const pair = { childId, userId, requestedBy: callerId };
    const now = services.now();
    if (!(await mayRequestRemoval(tx, pair, now))) throw new Problem("CHILD_403_REMOVAL");
    const removal = await insertRemoval(tx, pair, now);
    if (removal === null) return;
    await writeAuditLine(tx, {
      action: "guardian_removal.requested",
      actorId: callerId,
      auditRole: "guardian",
      childId,
      subjectId: userId,
    });
    await mailRemovalRequest(tx, services, removal);
    const news = { ...newsOf(removal, callerId), now };
    await addDings(tx, { ...news, userIds: [userId], kind: "removal_asked" });
    const others = guardians.filter((each) => each !== userId && each !== callerId);
    await addDings(tx, { ...news, userIds: others, kind: "removal_asked_other" });
  });

/** Whoever asked cancels it, and any other guardian objects. One that is over stays as it is. */
export const stopRemoval = (
  services: Services,
  { childId, callerId, removalId }: About & { removalId: string },
): Promise<void> =>
  asGuardian(services, { childId, callerId }, "COLLABORATOR_401_DELETE", async (tx) => {
    const removal = isId(removalId) ? await findRemoval(tx, { childId, id: removalId }) : null;
    if (removal === null) throw new Problem("COLLABORATOR_404");
    if (removal.decision !== null) return;
    const now = services.now();
    const isObjection = callerId !== removal.requestedBy;
    await (isObjection ? objectToRemoval : cancelRemoval)(tx, removal, { by: callerId, now });
    await writeAuditLine(tx, {
      action: isObjection ? "guardian_removal.objected" : "guardian_removal.cancelled",
      actorId: callerId,
      auditRole: "guardian",
      childId,
      subjectId: removal.userId,
    });
  });

/** By the person whose access would end, or for them by another guardian or support. Under the child's lock. */
export async function objectToRemoval(
  tx: Queries,
  removal: GuardianRemovalRow,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await decideRemoval(tx, removal.id, { by, decision: "objected", now });
  const { userId, requestedBy } = removal;
  const news = { ...newsOf(removal, by === "support" ? userId : by), now };
  await addDings(tx, { ...news, userIds: [requestedBy], kind: "removal_objected" });
  if (by !== userId && by !== "support")
    await addDings(tx, { ...news, userIds: [userId], kind: "removal_kept" });
}

async function cancelRemoval(
  tx: Queries,
  removal: GuardianRemovalRow,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await decideRemoval(tx, removal.id, { by, decision: "cancelled", now });
  const { userId, requestedBy } = removal;
  await addDings(tx, { ...newsOf(removal, requestedBy), userIds: [userId], kind: "removal_cancelled", now });
}

const newsOf = ({ childId }: GuardianRemovalRow, whoId: string) => ({
  teamId: null,
  about: { child_id: childId, user_id: whoId },
});

/**
 * Ends the access of those who did not object in time, each in a transaction of its own; several servers may run it. Nothing ends while no
 * mail leaves, since the person could not know of it.
 */
export async function carryOutRemovals(services: Services, signal?: AbortSignal): Promise<void> {
  const due = await findDueRemovals(services.db, services.now());
  if (due.length === 0 || !(await services.mail.canAccept())) return;
  for (const one of due) {
    if (signal?.aborted) return;
    try {
      await publishScheduleChanges(services, (changed) =>
        services.db.transaction((tx) => carryOut(services, tx, { ...one, changed })),
      );
    } catch (error) {
      if (isReadOnly(error)) throw error;
      services.log.error({ err: error, child: one.childId }, "A guardian's access could not be ended.");
    }
  }
}

async function carryOut(
  services: Services,
  tx: Queries,
  { id, childId, changed }: { id: string; childId: string; changed: Set<string> },
): Promise<void> {
  const now = services.now();
  const [child] = await lockChildren(tx, [childId]);
  const removal = await findRemoval(tx, { childId, id });
  if (removal === null || removal.decision !== null) return;
  const { userId, requestedBy } = removal;
  const guardians = child ? await livingGuardians(tx, childId) : [];
  if (!guardians.includes(userId) || !guardians.includes(requestedBy)) {
    await decideRemoval(tx, id, { by: "upkeep", decision: "lapsed", now });
    return;
  }
  await decideRemoval(tx, id, { by: "upkeep", decision: "carried_out", now });
  await withRideNews(services, tx, { by: null, childIds: [childId], changed }, () =>
    endGuardianships(tx, { childId, userIds: [userId], by: requestedBy, reason: "removed", now }),
  );
  await writeAuditLine(tx, {
    action: "guardian.removed",
    actorId: requestedBy,
    auditRole: "guardian",
    childId,
    subjectId: userId,
  });
  await mailRemoval(tx, services, removal);
  await addDings(tx, { ...newsOf(removal, requestedBy), userIds: [userId], kind: "removed", now });
  const others = guardians.filter((guardian) => guardian !== userId);
  await addDings(tx, { ...newsOf(removal, userId), userIds: others, kind: "removal_done", now });
}
