import type { Services } from "../../core/base/services";
import { type FoundInvitation, lookUpInvitation } from "../../core/invitation/found-invitation.store";
import { changeInvitation, lockInvitation } from "../../core/invitation/invitation.store";
import { recordUse } from "../../core/invitation/invitation-use.store";
import type { LockedTeam } from "../../core/team/team.store";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { noUseLeft, type Opened, refusalOf } from "../../reads/invitation/find-invitation";
import type { Person } from "./acceptance";

/** The accepting person, in a transaction. */
export interface Accepting {
  tx: Transaction;
  services: Services;
  opened: Opened;
  userId: string;
  people: readonly Person[];
  now: Date;
}

/** Into a team. */
export interface Entering extends Accepting {
  team: LockedTeam;
  invitation: FoundInvitation;
  /** This invitation was not used by this person before. */
  isFirst: boolean;
}

/**
 * The invitation under its lock, with everything it depends on read again; team and child are locked already. Takes
 * one use, unless the person took one before.
 */
export async function countUse({ tx, opened, userId, now }: Accepting): Promise<{
  invitation: FoundInvitation;
  isFirst: boolean;
}> {
  const { id } = opened.invitation;
  await lockInvitation(tx, id);
  const invitation = await lookUpInvitation(tx, { id }, userId);
  if (!invitation) throw new Problem("INVITATION_404");
  const isFull = !invitation.wasUsed && invitation.uses >= invitation.maxUses;
  const refusal = refusalOf({ ...invitation, uses: 0 }, now);
  if (refusal !== null) throw new Problem(opened.way === "code" ? "INVITATION_404" : refusal);
  if (isFull) throw new Problem(noUseLeft(invitation));
  const isFirst = await recordUse(tx, { invitationId: id, userId, now });
  if (isFirst) await changeInvitation(tx, id, { uses: invitation.uses + 1 });
  return { invitation, isFirst };
}
