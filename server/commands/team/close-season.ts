import type { components } from "../../../openapi";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { endLinksAndInvitationsTo, endSpots } from "../../core/team/membership-end.store";
import { changeTeam, closeOpenSeason, lockTeam, saveSeason } from "../../core/team/team.store";
import { readSeason } from "../../core/team/team-fields";
import { auditRole, type TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { expectVersion } from "../../platform/http/version";

/** Lock order: the team, its spots, their invitations. Whoever takes a spot holds the team's lock too, so either the spot is theirs before the season ends, or it has ended. */
export async function closeSeason(
  services: Pick<Services, "now">,
  tx: Transaction,
  {
    caller,
    teamId,
    ifMatch,
    body,
  }: TeamTarget & {
    ifMatch: string | undefined;
    body: components["schemas"]["SeasonClosing"];
  },
): Promise<{ id: string }> {
  const now = services.now();
  const next = body.next && readSeason(body.next, "next.");
  const team = await lockTeam(tx, teamId);
  expectVersion(ifMatch, team.version);
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  const id = await closeOpenSeason(tx, teamId, now);
  if (id === undefined) throw new Problem("SEASON_404");
  const ending = { by: caller.userId, now };
  const spots = await endSpots(tx, teamId, ending);
  const withdrawn = await endLinksAndInvitationsTo(tx, { teamId, spots }, ending);
  const nextId = next && (await saveSeason(tx, teamId, next));
  const actor = { actorId: caller.userId, auditRole: auditRole(caller), teamId };
  for (const spot of spots)
    await writeAuditLine(tx, {
      ...actor,
      action: "membership.ended",
      detail: { membership_id: spot, reason: "spot_expired" },
    });
  await writeAuditLine(tx, {
    ...actor,
    action: "team.season_closed",
    detail: {
      version: await changeTeam(tx, teamId),
      season_id: id,
      ...(nextId !== undefined && { next_season_id: nextId }),
      ...(withdrawn.length > 0 && { invitations_withdrawn: withdrawn.sort() }),
    },
  });
  return { id };
}
