import { isAdult } from "../../core/access/require-adult";
import { requireTeam } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { unblockMail } from "../../core/invitation/invitation-mail-share";
import { findStoppedTeams } from "../../core/invitation/stopped-mail.store";
import type { Handlers } from "../../platform/http/contract";

/** Stopping is a press on a mail's page; beginning again needs no link that still works. */
export const stoppedMailHandlers = (services: Services) =>
  ({
    /** Who could not begin any again is shown none: an address that is not verified may be somebody else's. */
    async readStoppedMail(request) {
      const { user } = request.viewer;
      if (!isAdult(user, services.now())) return { teams: [] };
      return {
        teams: await findStoppedTeams(services.db, services, { userId: user.id, key: user.mailboxKey }),
      };
    },

    /** A second time changes nothing. */
    async beginTeamMail(request) {
      const { id: userId, mailboxKey: key } = request.viewer.user;
      const { id: teamId } = request.params;
      await requireTeam(services.db, userId, teamId);
      await services.db.transaction(async (tx) => {
        if (!(await unblockMail(tx, services, { key, scope: teamId }))) return;
        await writeAuditLine(tx, {
          action: "mail.begun",
          actorId: userId,
          auditRole: "addressee",
          teamId,
          subjectId: userId,
          requestId: request.id,
        });
      });
      return { ended: true as const };
    },
  }) satisfies Partial<Handlers>;
