import type { FastifyReply } from "fastify";
import { isLeaveTimeOver, leaveTime } from "../../../domain/account-deletion/deletion";
import { dripNameKey } from "../../../domain/drip-name/drip-name";
import { lockUserForShare } from "../../core/account/account.store";
import { findSoleDependants, lockFamiliesAndTeams } from "../../core/account/dependants.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import { publishScheduleChanges } from "../../core/base/schedule-changes";
import type { Services } from "../../core/base/services";
import { spendProof } from "../../core/identity/fresh-proof";
import { settleRevocations } from "../../core/identity/revocations";
import { scheduleRevocation } from "../../core/identity/sign-in-method.store";
import { findLinkHolder, redeemLink, spendLinks } from "../../core/mail/link.store";
import type { RideServices } from "../../core/ride/ride-news";
import { withRideNews } from "../../core/ride/seat-news";
import { revokeAll } from "../../core/session/session.store";
import type { Queries } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { deleteDependants, restoreDependants, setLeaving, withdrawOpen } from "./deletion.store";
import { queueStayMail } from "./undo-deletion-mails";

interface DeletionRequest {
  userId: string;
  idToken: string;
  dripName: string;
  /** What the person saw and agreed to. */
  children: readonly string[];
  teams: readonly string[];
  requestId: string;
}

/**
 * The account goes in 14 days, and counts as gone from now on. Refused unless the person saw what goes along: children and
 * teams that nobody living answers for besides them. The database refuses the same (DR005, DR006).
 */
export async function requestDeletion(
  services: Services,
  tx: Queries,
  { changed, ...input }: DeletionRequest & { changed?: Set<string> },
): Promise<{ dueAt: string }> {
  const { userId: id } = input;
  await lockFamiliesAndTeams(tx, id);
  // The call's idempotency key refers to the row already.
  const holder = await lockUserForShare(tx, id);
  if (!holder || holder.deletedAt || holder.bannedAt || holder.deletionDueAt)
    throw new Problem("AUTH_401_JWT");
  if (holder.dripName === null || dripNameKey(holder.dripName) !== dripNameKey(input.dripName))
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "drip_name", rule: "own" }] });
  await spendProof(tx, services, input.idToken);
  const sole = await findSoleDependants(tx, id);
  if (!isSameSet(sole.children, input.children)) throw new Problem("COLLABORATOR_403_LAST_GUARDIAN");
  if (!isSameSet(sole.teams, input.teams)) throw new Problem("COLLABORATOR_403_LAST_MANAGER");
  const now = services.now();
  const dueAt = new Date(now.getTime() + leaveTime);
  await withRideNews(services, tx, { by: id, userIds: [id], changed }, async () => {
    await deleteDependants(tx, sole, { by: id, now });
    await setLeaving(tx, id, dueAt);
  });
  await withdrawOpen(tx, { by: id, now });
  await revokeAll(tx, { userId: id, now });
  await scheduleRevocation(tx, id, now);
  await spendLinks(tx, { kind: "reset", userId: id, now });
  await queueStayMail(services, tx, { ...holder, deletionDueAt: dueAt });
  await writeAuditLine(tx, {
    action: "account.leaving",
    actorId: id,
    auditRole: "holder",
    subjectId: id,
    requestId: input.requestId,
  });
  return { dueAt: dueAt.toISOString() };
}

/** The provider's tokens end after the reply, or by the upkeep. */
export const endAtProvider = (services: Services, reply: FastifyReply) =>
  void reply.raw.once("finish", () => void settleRevocations(services));

export async function findLeaving({ db, now }: Pick<Services, "db" | "now">, token: string) {
  const holder = await findLinkHolder(db, { kind: "stay", token, now: now() });
  if (!holder?.deletionDueAt) throw new Problem("AUTH_400_LINK");
  return { ...holder, deletionDueAt: holder.deletionDueAt };
}

/** By the link of our mail. */
export async function stay(services: Services, { token, requestId }: { token: string; requestId: string }) {
  const { db, now } = services;
  const { id } = await findLeaving(services, token);
  await publishScheduleChanges(services, (changed) =>
    db.transaction(async (tx) => {
      const isKept = await cancelDeletion(services, tx, {
        id,
        changed,
        redeem: () => redeemLink(tx, { kind: "stay", token, now: now() }),
      });
      if (!isKept) throw new Problem("AUTH_400_LINK");
      await writeAuditLine(tx, {
        action: "account.kept",
        actorId: id,
        auditRole: "holder",
        subjectId: id,
        requestId,
      });
    }),
  );
}

/** Takes the deletion back with all that went along. False if there is nothing to take back, or it is too late. */
export async function cancelDeletion(
  services: RideServices,
  tx: Queries,
  {
    id,
    changed,
    redeem = async () => true,
  }: { id: string; changed?: Set<string>; redeem?: () => Promise<boolean> },
): Promise<boolean> {
  const now = services.now();
  await lockFamiliesAndTeams(tx, id);
  const holder = await lockUserForShare(tx, id);
  const dueAt = holder?.deletionDueAt;
  if (!holder || holder.deletedAt || !dueAt || isLeaveTimeOver(dueAt, now) || !(await redeem())) return false;
  await withRideNews(services, tx, { by: id, userIds: [id], changed }, async () => {
    await setLeaving(tx, id, null);
    await restoreDependants(tx, { by: id, now: new Date(dueAt.getTime() - leaveTime) });
  });
  await spendLinks(tx, { kind: "stay", userId: id, now });
  return true;
}

const isSameSet = (found: readonly string[], given: readonly string[]) =>
  found.length === new Set(given).size && found.every((id) => given.includes(id));
