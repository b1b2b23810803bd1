import { teamLimits } from "../../../domain/team/limits";
import type { components } from "../../../openapi";
import { lockUserForShare } from "../../core/account/account.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { insertMembership } from "../../core/team/membership.store";
import { countStaffTeams, insertTeam, saveSeason } from "../../core/team/team.store";
import { readNewTeam, readSeason } from "../../core/team/team-fields";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";

/** Under the lock of the person's row, so that two simultaneous calls count each other. The creator is the team's manager. */
export async function startTeam(
  services: Services,
  tx: Transaction,
  { userId, body }: { userId: string; body: components["schemas"]["NewTeam"] },
): Promise<{ id: string }> {
  const now = services.now();
  const fields = readNewTeam(body);
  const season = body.season && readSeason(body.season, "season.");
  await lockUserForShare(tx, userId);
  if ((await countStaffTeams(tx, userId)) >= teamLimits.teamsWithStaffRole)
    throw new Problem("TEAM_403_TOO_MANY");
  const id = await insertTeam(tx, { fields, makerId: userId, now });
  if (season) await saveSeason(tx, id, season);
  await insertMembership(tx, {
    teamId: id,
    userId,
    roles: body.is_coach ? ["coach", "manager"] : ["manager"],
    letInBy: userId,
    now,
  });
  await writeAuditLine(tx, { action: "team.started", actorId: userId, auditRole: "manager", teamId: id });
  return { id };
}
