import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { isStaffRole } from "../../../domain/team/roles";
import type { Services } from "../../core/base/services";
import type { InvitationRow, Subject } from "../../core/invitation/invitation.store";
import {
  followerMail,
  guardianMail,
  spotMail,
  teamInvitationMail,
} from "../../core/invitation/invitation-mails";
import { mailTokenOf } from "../../core/invitation/invitation-secrets";
import { findChildName, findMembership, findTeamName } from "../../core/invitation/invitation-subject.store";
import type { Transaction } from "../../platform/db/database";

const day = 86_400_000;

/** The mail of a new or renewed invitation, already counted by `takeMailShare`. */
export async function mailInvitation(
  tx: Transaction,
  { config, mail }: Services,
  row: InvitationRow,
  { from, now }: { from: string; now: Date },
): Promise<void> {
  if (row.mailboxKey === null) throw new Error("An invitation without an address cannot be mailed.");
  const asked = {
    publicOrigin: config.publicOrigin,
    mailToken: mailTokenOf(config, row.id),
    from,
    days: Math.round((row.expiresAt.getTime() - now.getTime()) / day),
  };
  const letter = await letterOf(tx, row, asked);
  if (letter) await mail.queue(tx, { to: row.mailboxKey, ...letter, usefulUntil: row.expiresAt });
}

type Asked = Omit<Parameters<typeof guardianMail>[0], "child">;

/** Null if the spot was taken meanwhile: its name must not be shown any more. */
async function letterOf(tx: Transaction, row: InvitationRow, asked: Asked) {
  if (row.teamId === null) {
    const child = row.childId === null ? undefined : await findChildName(tx, row.childId);
    if (child === undefined) return null;
    const letter = row.kind === "guardian" ? guardianMail : followerMail;
    return letter({ ...asked, child });
  }
  const team = await findTeamName(tx, row.teamId);
  if (team === undefined) return null;
  if (row.membershipId === null)
    return teamInvitationMail({
      ...asked,
      team,
      isOnStaff: (row.roles ?? []).some(isStaffRole),
    });
  const spot = await findMembership(tx, { teamId: row.teamId, membershipId: row.membershipId });
  if (!spot?.spotFirstName) return null;
  return spotMail({ ...asked, team, child: spot.spotFirstName });
}

/** The limits that a mail to this address counts towards. */
export const shareOf = (
  { teamId, childId }: Subject,
  mail: { sender: { id: string; createdAt: Date }; key: MailboxKey; now: Date },
) => ({ ...mail, teamId: teamId ?? null, scope: teamId ?? childId });
