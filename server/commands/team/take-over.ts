import { judgeTakeOver } from "../../../domain/team/take-over";
import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { addDings } from "../../core/notification/ding.store";
import { changeMembership, findMailed, lockMembership } from "../../core/team/membership.store";
import { askTakeOver, findManagers, isManager, readCommand } from "../../core/team/take-over.store";
import { type LockedTeam, lockTeam } from "../../core/team/team.store";
import { takeOverMail } from "../../core/team/team-mails";
import type { Caller, TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";

/** By a coach, whose membership is read again under the team's lock. */
export async function takeOver(
  services: Services,
  tx: Transaction,
  { caller, teamId }: TeamTarget,
): Promise<void> {
  const now = services.now();
  const { userId } = caller;
  const team = await lockTeam(tx, teamId);
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  const place = await lockOwnPlace(tx, caller, teamId);
  const { askedBy, askedAt, ...command } = await readCommand(tx, { teamId, now });
  const asked = askedAt === null ? null : { isMine: askedBy === userId, at: askedAt.getTime() };
  switch (judgeTakeOver({ ...command, asked }, now.getTime())) {
    case "refused":
      throw new Problem("COLLABORATOR_401_UPDATE");
    case "wait":
      return;
    case "ask":
      return ask(services, tx, { team, userId, now });
    case "at_once": {
      const roles = [...place.roles, "manager"] as const;
      const version = await changeMembership(tx, place, { roles: [...roles], touchedAt: now });
      await askTakeOver(tx, teamId, null);
      await writeAuditLine(tx, {
        action: "team.taken_over",
        actorId: userId,
        auditRole: "coach",
        teamId,
        subjectId: userId,
        detail: { membership_id: place.id, version, roles, was_resting: command.isResting },
      });
    }
  }
}

async function lockOwnPlace(tx: Transaction, { access }: Caller, teamId: string) {
  const own = access.find(({ via }) => via === "self");
  const place = own && (await lockMembership(tx, { teamId, id: own.membershipId }));
  if (!place?.roles.includes("coach") || place.roles.includes("manager"))
    throw new Problem("COLLABORATOR_401_UPDATE");
  return place;
}

async function ask(
  { mail, config }: Services,
  tx: Transaction,
  { team, userId, now }: { team: LockedTeam; userId: string; now: Date },
) {
  await askTakeOver(tx, team.id, { by: userId, now });
  await writeAuditLine(tx, {
    action: "take_over.asked",
    actorId: userId,
    auditRole: "coach",
    teamId: team.id,
    subjectId: userId,
  });
  const coach = await findMailed(tx, userId);
  const managers = await findManagers(tx, team.id);
  const letter = { teamName: team.name, teamId: team.id, publicOrigin: config.publicOrigin };
  for (const { firstName, mailboxKey } of managers)
    await mail.queue(tx, {
      to: mailboxKey,
      ...takeOverMail({ ...letter, to: firstName, coachName: coach?.firstName ?? "A coach" }),
    });
  const userIds = managers.map((each) => each.userId);
  await addDings(tx, { userIds, kind: "take_over", teamId: team.id, about: {}, now });
}

/** Dismisses the request without any other change. Does nothing if there is none, or if the caller is no manager. */
export async function dismissTakeOver(
  { db }: Pick<Services, "db">,
  { teamId, userId }: { teamId: string; userId: string },
): Promise<void> {
  if (!isId(teamId)) return;
  await db.transaction(async (tx) => {
    if (!(await isManager(tx, { teamId, userId }))) return;
    const { takeOverBy } = await lockTeam(tx, teamId);
    if (takeOverBy === null || !(await isManager(tx, { teamId, userId }))) return;
    await askTakeOver(tx, teamId, null);
    await writeAuditLine(tx, {
      action: "take_over.ended",
      actorId: userId,
      auditRole: "manager",
      teamId,
      subjectId: takeOverBy,
    });
  });
}
