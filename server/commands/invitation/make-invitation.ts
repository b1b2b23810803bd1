import { randomUUID } from "node:crypto";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { familyLimits } from "../../../domain/family/limits";
import type { InvitationKind } from "../../../domain/invitation/invitation";
import { hasCode, lifeOf, needsApproval } from "../../../domain/invitation/invitation";
import { teamLimits } from "../../../domain/team/limits";
import type { MemberRole } from "../../../domain/team/roles";
import { keyOf } from "../../core/account/mailbox";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import {
  countOpen,
  endInvitations,
  findInviter,
  type InvitationRow,
  insertInvitation,
  type JudgedInvitation,
  lockUnused,
  type Subject,
} from "../../core/invitation/invitation.store";
import { takeMailShare } from "../../core/invitation/invitation-mail-share";
import {
  codeOf,
  hashCode,
  hashToken,
  linkTokenOf,
  mailTokenOf,
} from "../../core/invitation/invitation-secrets";
import { isInside } from "../../core/invitation/invitation-subject.store";
import type { Transaction } from "../../platform/db/database";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { mailInvitation, shareOf } from "./mail-invitation";

const day = 86_400_000;
export const codeRounds = 8;

/** Checked before by `findInvitationFault` and against the caller's rights. */
export interface NewInvitation {
  kind: InvitationKind;
  subject: Subject;
  /** For a team's invitation only. */
  roles: readonly MemberRole[];
  /** As typed. */
  emailAddress: string | null;
  maxUses: number;
  days: number;
  callerId: string;
  now: Date;
  requestId?: string;
}

/**
 * Creates an invitation, and mails it if it has an address. The caller holds the lock of the team's or the child's
 * row. Throws a `Problem` before anything is written, so that the caller's transaction can continue without it.
 */
export async function makeInvitation(
  tx: Transaction,
  services: Services,
  input: NewInvitation,
): Promise<InvitationRow> {
  const { kind, subject, roles, emailAddress, maxUses, days, callerId, now } = input;
  const key = emailAddress === null ? null : keyOf(emailAddress);
  const sender = await findInviter(tx, callerId);
  const over = key === null ? [] : await refuseMailbox(tx, { ...input, key }, sender.mailboxKey);
  const most =
    subject.teamId === undefined ? familyLimits.openInvitationsPerChild : teamLimits.openInvitations;
  if ((await countOpen(tx, subject, now)) >= most) throw new Problem("INVITATION_403_TOO_MANY");
  const mayMail = key !== null && (await takeMailShare(tx, services, shareOf(subject, { sender, key, now })));

  await endInvitations(
    tx,
    over.map(({ id }) => id),
    { by: callerId, now },
  );
  const row = await insertWithCode(tx, services, { ...input, key });
  const voids = over.filter(({ isVoid, expiresAt }) => isVoid && expiresAt > now).map(({ id }) => id);
  await writeAuditLine(tx, {
    action: "invitation.made",
    actorId: callerId,
    auditRole: subject.teamId === undefined ? "guardian" : "staff",
    teamId: row.teamId,
    childId: row.childId,
    ...(input.requestId && { requestId: input.requestId }),
    detail: {
      invitation_id: row.id,
      kind,
      roles: [...roles],
      membership_id: row.membershipId,
      has_address: key !== null,
      max_uses: maxUses,
      days,
      ...(voids.length > 0 && { invitations_withdrawn: voids }),
    },
  });
  if (mayMail) await mailInvitation(tx, services, row, { from: sender.firstName, now });
  return row;
}

/**
 * One more address for a spot. The caller holds the lock of the team's row, and is staff. A refusal leaves the
 * transaction unchanged. Several in one transaction are made in the order of their addresses, since each is counted
 * under a lock.
 */
export async function inviteToSpot(
  tx: Transaction,
  services: Services,
  {
    teamId,
    membershipId,
    ...rest
  }: {
    teamId: string;
    membershipId: string;
    emailAddress: string;
    callerId: string;
    now: Date;
    days?: number;
    requestId?: string;
  },
): Promise<{ invitationId: string } | { fault: MessageCode }> {
  try {
    const row = await makeInvitation(tx, services, {
      ...rest,
      kind: "spot",
      subject: { teamId, membershipId },
      roles: [],
      maxUses: 1,
      days: rest.days ?? lifeOf("spot").usual,
    });
    return { invitationId: row.id };
  } catch (error) {
    if (error instanceof Problem) return { fault: error.messageCode };
    throw error;
  }
}

/** Returns the expired and void invitations to the address, which leave no room for another one. */
async function refuseMailbox(
  tx: Transaction,
  { kind, subject, key, now }: NewInvitation & { key: MailboxKey },
  ownKey: MailboxKey,
): Promise<JudgedInvitation[]> {
  if (key === ownKey) throw new Problem("INVITATION_403_SELF");
  // A spot is for a player: its guardian may be in the team already by a role or another child.
  if (kind !== "spot" && (await isInside(tx, subject, { kind, key })))
    throw new Problem("INVITATION_409_CONFLICT");
  const unused = await lockUnused(tx, { kind, subject, key });
  if (unused.some(({ isVoid, expiresAt }) => !isVoid && expiresAt > now))
    throw new Problem("INVITATION_409_PENDING");
  return unused;
}

async function insertWithCode(
  tx: Transaction,
  { config }: Services,
  {
    kind,
    subject,
    roles,
    emailAddress,
    key,
    maxUses,
    days,
    callerId,
    now,
  }: NewInvitation & { key: MailboxKey | null },
): Promise<InvitationRow> {
  const id = randomUUID();
  const isShared = hasCode({ kind, roles, emailAddress, maxUses, days });
  for (let round = 0; round < codeRounds; round += 1) {
    const row = await insertInvitation(tx, {
      id,
      kind,
      teamId: subject.teamId ?? null,
      membershipId: subject.membershipId ?? null,
      childId: subject.childId ?? null,
      roles: kind === "team" ? [...roles] : null,
      emailAddress,
      mailboxKey: key,
      tokenHash: hashToken(linkTokenOf(config, id)),
      mailTokenHash: emailAddress === null ? null : hashToken(mailTokenOf(config, id)),
      unansweredMails: emailAddress === null ? 0 : 1,
      codeHash: isShared ? hashCode(config, codeOf(config, id, round)) : null,
      codeRound: round,
      maxUses,
      needsApproval: needsApproval({ emailAddress }),
      createdAt: now,
      createdBy: callerId,
      renewedAt: now,
      expiresAt: new Date(now.getTime() + days * day),
    });
    if (row) return row;
  }
  throw new Error("No code is free.");
}
