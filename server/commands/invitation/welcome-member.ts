import type { MemberRole } from "../../../domain/team/roles";
import { writeAuditLine } from "../../core/audit/audit.store";
import { lockChildren } from "../../core/family/child.store";
import type { Player } from "../../core/invitation/existing-access.store";
import { approveJoinRequest } from "../../core/team/join-request.store";
import { findMailed } from "../../core/team/membership.store";
import { findPossibleDuplicates, mailGuardiansOfDuplicates } from "../../core/team/possible-duplicates";
import { readPlayersOf } from "../../core/team/request-players.store";
import type { Entering } from "./use-invitation";

/** The consequences of every admission. */
export async function welcomeMember(
  entering: Entering,
  player: Player,
  {
    membershipId,
    roles,
    tookSpot = false,
  }: { membershipId: string; roles: readonly MemberRole[]; tookSpot?: boolean },
) {
  const { tx, team, userId, invitation, now } = entering;
  await approveJoinRequest(tx, { teamId: team.id, player, by: invitation.createdBy, now });
  await writeAuditLine(tx, {
    action: "membership.joined",
    actorId: userId,
    auditRole: player.childId === undefined ? "asker" : "guardian",
    teamId: team.id,
    childId: player.childId ?? null,
    subjectId: userId,
    detail: {
      membership_id: membershipId,
      roles: [...roles],
      invitation_id: invitation.id,
      let_in_by: invitation.createdBy,
      took_spot: tookSpot,
    },
  });
  if (player.childId !== undefined) await notifyOfNewcomer(entering, player.childId, membershipId);
}

async function notifyOfNewcomer(
  { tx, services, team, userId, now }: Entering,
  childId: string,
  membershipId: string,
) {
  const duplicates = findPossibleDuplicates(await readPlayersOf(tx, team.id), childId);
  if (duplicates.length === 0) return;
  const isShownByNumber = (await lockChildren(tx, [childId]))[0]?.shownAs === "number";
  const firstName = isShownByNumber ? null : ((await findMailed(tx, userId))?.firstName ?? null);
  await mailGuardiansOfDuplicates(tx, services, {
    team,
    membershipId,
    duplicates,
    guardian: { userId, firstName },
    now,
  });
}
