import { lifeOf } from "../../../domain/invitation/invitation";
import { isStaffRole } from "../../../domain/team/roles";
import { mayDo, teamRolesOf } from "../../../domain/team/team-rights";
import { findChildAccess, findTeamAccess, isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { livingGuardians, lockChild } from "../../core/family/child.store";
import {
  changeCode,
  changeInvitation,
  findInvitation,
  findInviter,
  type InvitationRow,
  type JudgedInvitation,
  lockInvitation,
} from "../../core/invitation/invitation.store";
import { takeMailShare } from "../../core/invitation/invitation-mail-share";
import {
  codeOf,
  hashCode,
  hashToken,
  linkTokenOf,
  mailTokenOf,
} from "../../core/invitation/invitation-secrets";
import { mostUnanswered } from "../../core/invitation/spot-invitation.store";
import { lockTeam } from "../../core/team/team.store";
import type { Transaction } from "../../platform/db/database";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { mailInvitation, shareOf } from "./mail-invitation";
import { codeRounds } from "./make-invitation";

const day = 86_400_000;

interface Call {
  id: string;
  callerId: string;
  requestId: string;
}

/** Restarts its lifetime. A withdrawn or void one is gone; a used-up one cannot be renewed. */
export async function renewInvitation(services: Services, call: Call, days: number): Promise<void> {
  const { db } = services;
  const row = await findOwn(services, call, "INVITATION_401_UPDATE");
  await db.transaction(async (tx) => {
    const now = services.now();
    const locked = await lockWithSubject(tx, row, call, "INVITATION_401_UPDATE");
    if (locked.withdrawnAt !== null) throw new Problem("INVITATION_404");
    if (locked.uses >= locked.maxUses) throw new Problem("INVITATION_401_ACCEPTED");
    if (locked.isVoid) throw new Problem("INVITATION_404");
    const { kind, roles } = locked;
    if (kind === "account" || kind === "ward") throw new Problem("INVITATION_404");
    const life = Math.min(days, lifeOf(kind, roles ?? []).longest);
    const renewed = { ...locked, renewedAt: now, expiresAt: new Date(now.getTime() + life * day) };
    const isMailed = await mailAgain(tx, services, renewed, { callerId: call.callerId, now });
    await changeInvitation(tx, row.id, {
      renewedAt: now,
      expiresAt: renewed.expiresAt,
      ...(isMailed && { unansweredMails: locked.unansweredMails + 1 }),
    });
    await saveSecrets(tx, services, locked);
    await tell(tx, locked, call, "invitation.renewed", { days: life, is_mailed: isMailed });
  });
}

export async function withdrawInvitation(services: Services, call: Call): Promise<void> {
  const { db } = services;
  const row = await findOwn(services, call, "INVITATION_401_DELETE");
  await db.transaction(async (tx) => {
    const locked = await lockWithSubject(tx, row, call, "INVITATION_401_DELETE");
    if (locked.withdrawnAt !== null || locked.uses >= locked.maxUses) return;
    await changeInvitation(tx, row.id, { withdrawnAt: services.now(), withdrawnBy: call.callerId });
    await tell(tx, locked, call, "invitation.withdrawn", {});
  });
}

/** Without access to the team or child the invitation counts as unknown. */
async function findOwn({ db }: Services, { id, callerId }: Call, code: MessageCode): Promise<InvitationRow> {
  const row = isId(id) ? await findInvitation(db, id) : undefined;
  // Both are read for an unknown one as well, so that it takes as long as somebody else's.
  const teamAccess = await findTeamAccess(db, callerId, row?.teamId ?? id);
  const childAccess = await findChildAccess(db, callerId, row?.childId ?? id);
  if (!row) throw new Problem("INVITATION_404");
  if (row.teamId === null) {
    if (childAccess.size === 0) throw new Problem("INVITATION_404");
    if (!childAccess.has("guardian")) throw new Problem(code);
  } else {
    if (teamAccess.length === 0) throw new Problem("INVITATION_404");
    const isForStaff = (row.roles ?? []).some(isStaffRole);
    if (!mayDo(teamRolesOf(teamAccess), isForStaff ? "invite_staff" : "invite")) throw new Problem(code);
  }
  return row;
}

/** Team or child first, then the invitation, read again. An archived or resting team's cannot be changed. */
async function lockWithSubject(
  tx: Transaction,
  { id, teamId, childId }: InvitationRow,
  { callerId }: Call,
  code: MessageCode,
): Promise<JudgedInvitation> {
  if (teamId !== null) {
    const team = await lockTeam(tx, teamId);
    if (code === "INVITATION_401_UPDATE" && (team.archivedAt !== null || team.isResting))
      throw new Problem(code);
  } else {
    await lockChild(tx, childId ?? "");
    if (!(await livingGuardians(tx, childId ?? "")).includes(callerId)) throw new Problem(code);
  }
  const locked = await lockInvitation(tx, id);
  if (!locked) throw new Problem("INVITATION_404");
  return locked;
}

/** Three unanswered mails are the maximum. */
async function mailAgain(
  tx: Transaction,
  services: Services,
  row: InvitationRow,
  { callerId, now }: { callerId: string; now: Date },
): Promise<boolean> {
  const { mailboxKey: key, unansweredMails, teamId, childId } = row;
  if (key === null || unansweredMails >= mostUnanswered) return false;
  const sender = await findInviter(tx, callerId);
  const subject = teamId === null ? { childId: childId ?? "" } : { teamId };
  if (await takeMailShare(tx, services, shareOf(subject, { sender, key, now }))) {
    // The mail names the original sender, whoever sends the reminder.
    const { firstName } = await findInviter(tx, row.createdBy);
    await mailInvitation(tx, services, row, { from: firstName, now });
  }
  return true;
}

/** After a change of the signing key: stores the hashes of the link and code shown from now on. */
async function saveSecrets(tx: Transaction, { config }: Services, row: InvitationRow): Promise<void> {
  const { id, codeHash } = row;
  const tokenHash = hashToken(linkTokenOf(config, id));
  if (row.tokenHash === tokenHash) return;
  await changeInvitation(tx, id, {
    tokenHash,
    mailTokenHash: row.mailTokenHash === null ? null : hashToken(mailTokenOf(config, id)),
  });
  if (codeHash === null) return;
  for (let round = 0; round < codeRounds; round += 1) {
    const code = { codeHash: hashCode(config, codeOf(config, id, round)), codeRound: round };
    if (await changeCode(tx, id, code)) return;
  }
  throw new Error("No code is free.");
}

const tell = (
  tx: Transaction,
  { id, teamId, childId, kind }: InvitationRow,
  { callerId, requestId }: Call,
  action: string,
  detail: object,
) =>
  writeAuditLine(tx, {
    action,
    actorId: callerId,
    auditRole: teamId === null ? "guardian" : "staff",
    teamId,
    childId,
    requestId,
    detail: { invitation_id: id, kind, ...detail },
  });
