import { mayDo } from "../../../domain/team/team-rights";
import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { addDings } from "../../core/notification/ding.store";
import { findMailed } from "../../core/team/membership.store";
import { lockNotice, recordReported } from "../../core/team/possible-duplicate.store";
import { findManagers } from "../../core/team/take-over.store";
import { lockTeam } from "../../core/team/team.store";
import { reportForManagersMail, reportForSupportMail } from "../../core/team/team-mails";
import type { TeamTarget } from "../../core/team/team-role";
import { Problem } from "../../platform/http/problem";

interface Report extends TeamTarget {
  /** The newcomer's. */
  membershipId: string;
  /** The caller's own child, which the newcomer resembles. */
  childId: string;
  note: string;
}

/**
 * Only a newcomer from the caller's own notice can be reported: otherwise the reply would reveal the name of one
 * shown by its number. A report removes nobody: support and the managers look into it. A repeated report notifies
 * nobody again.
 */
export async function reportPossibleDuplicate(services: Services, report: Report): Promise<void> {
  const { caller, teamId, membershipId, childId, note } = report;
  const { userId } = caller;
  const isMine = caller.access.some((each) => each.via === "guardian" && each.childId === childId);
  if (!isMine || !mayDo(caller.teamRoles, "report_look_alike")) throw new Problem("CHILD_404");
  if (!isId(membershipId)) throw new Problem("COLLABORATOR_404");
  const now = services.now();
  const { mail, config } = services;
  await services.db.transaction(async (tx) => {
    const team = await lockTeam(tx, teamId);
    const notice = await lockNotice(tx, { teamId, membershipId, childId, userId });
    if (notice === null) throw new Problem("COLLABORATOR_404");
    if (notice.isReported) return;
    const { newcomerId, guardianIds, childFirstName: childName } = notice;
    await recordReported(tx, { teamId, id: notice.id, now });
    await writeAuditLine(tx, {
      action: "look_alike.reported",
      actorId: userId,
      auditRole: "guardian",
      teamId,
      childId: newcomerId,
      detail: { membership_id: membershipId, looks_like: childId },
    });
    const {
      publicOrigin,
      operator: { abuseEmailAddress },
    } = config;
    await mail.queue(
      tx,
      reportForSupportMail({
        publicOrigin,
        abuseEmailAddress,
        teamId,
        newcomerId,
        guardianIds,
        childId,
        userId,
        note,
      }),
    );
    const reporter = await findMailed(tx, userId);
    // Not to managers who are the newcomer's guardians: they need not know the reporter.
    const managers = (await findManagers(tx, teamId)).filter((each) => !guardianIds.includes(each.userId));
    const letter = { teamName: team.name, teamId, publicOrigin, childName };
    for (const { firstName, mailboxKey } of managers)
      await mail.queue(tx, {
        to: mailboxKey,
        ...reportForManagersMail({ ...letter, to: firstName, reporter: reporter?.firstName ?? "A guardian" }),
      });
    const userIds = managers.map((each) => each.userId);
    await addDings(tx, { userIds, kind: "look_alike_reported", teamId, about: {}, now });
  });
}
