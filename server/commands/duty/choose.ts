import { mayOnDuties } from "../../../domain/duty/duty-rights";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { replaceChoices } from "../../core/duty/duty.store";
import { isOwnStill, lockSubjectForShare } from "../../core/schedule/answer.store";
import { lockTeam } from "../../core/team/team.store";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { readDutySeason } from "../../reads/duty/season";
import { evenOut } from "./even-out";

/** A family is out of duties for all, or puts itself down for others. Staff choose for anybody. */
export async function chooseDuties(
  { now }: Pick<Services, "now">,
  tx: Transaction,
  {
    caller,
    teamId,
    membershipId,
    dutyIds,
  }: TeamTarget & { membershipId: string; dutyIds: readonly string[] },
): Promise<void> {
  const team = await lockTeam(tx, teamId);
  const at = now();
  // Before the turns, as for an answer or an absence, which offer them.
  const mayChoose =
    mayOnDuties(caller.teamRoles, "choose_for_anybody") ||
    (await isOwn(tx, { teamId, membershipId, caller }));
  const season = await readDutySeason(tx, { teamId, now: at, isLocked: true });
  const place = isId(membershipId) ? season.familyOf.get(membershipId) : undefined;
  const family = place === undefined ? undefined : season.families[place];
  if (!mayOnDuties(caller.teamRoles, "see_duties")) throw new Problem("EVENT_PARTY_MEMBER_401_UPDATE");
  if (!family) throw new Problem("COLLABORATOR_404");
  if (!mayChoose) throw new Problem("EVENT_PARTY_MEMBER_401_UPDATE");
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  if (!dutyIds.every((id) => season.duties.some((duty) => duty.id === id))) throw new Problem("STEP_404");
  await replaceChoices(tx, {
    teamId,
    family: family.players.map((player) => player.membershipId),
    membershipId,
    dutyIds,
    by: caller.userId,
    now: at,
  });
  await evenOut(tx, { teamId, now: at });
}

async function isOwn(
  tx: Transaction,
  { caller, ...player }: TeamTarget & { membershipId: string },
): Promise<boolean> {
  if (!isId(player.membershipId)) return false;
  await lockSubjectForShare(tx, player);
  return isOwnStill(tx, player, caller.userId);
}
