import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { changeInvitation, findByToken, lockInvitation } from "../../core/invitation/invitation.store";
import { blockMail } from "../../core/invitation/invitation-mail-share";
import { hashToken } from "../../core/invitation/invitation-secrets";
import { forgetLooks } from "../../core/invitation/invitation-use.store";
import { Problem } from "../../platform/http/problem";

/** Recorded as ending an invitation whose reader, perhaps signed out, declined it. */
const addressee = "addressee";

/** By the mail's token. A shared link is only dismissed for the caller, and stays valid for others. */
export async function declineInvitation(
  { db, now, ...services }: Services,
  { token, isBlocked, requestId }: { token: string; isBlocked: boolean; requestId: string },
): Promise<void> {
  const tokenHash = hashToken(token);
  await db.transaction(async (tx) => {
    const found = await findByToken(tx, tokenHash);
    if (!found) throw new Problem("INVITATION_404");
    const row = found.isFromMail ? await lockInvitation(tx, found.row.id) : undefined;
    if (!row || row.mailboxKey === null) return;
    const { id, teamId, childId, mailboxKey: key } = row;
    const scope = teamId ?? childId;
    if (isBlocked && scope !== null) await blockMail(tx, services, { key, scope, now: now() });
    const isOpen = row.withdrawnAt === null && row.uses < row.maxUses;
    if (isOpen) {
      await changeInvitation(tx, id, { withdrawnAt: now(), withdrawnBy: addressee });
      await forgetLooks(tx, id);
    }
    if (isOpen || isBlocked)
      await writeAuditLine(tx, {
        action: isBlocked ? "invitation.blocked" : "invitation.declined",
        auditRole: addressee,
        teamId,
        childId,
        requestId,
        detail: { invitation_id: id, kind: row.kind },
      });
  });
}
