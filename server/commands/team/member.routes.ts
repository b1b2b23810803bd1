import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { readGuardianPhoneNumbers, readRosterRows } from "../../core/team/roster.store";
import { auditRole, requireRight, requireTeamAccess } from "../../core/team/team-role";
import { packable } from "../../platform/http/compress-reply";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { Problem } from "../../platform/http/problem";
import { tagVersion } from "../../platform/http/version";
import { exportedRow, presentEntry, presentRoster } from "../../reads/roster/present-roster";
import { keepSpots } from "./keep-spots";
import { changeMember, endMember } from "./members";
import { reportPossibleDuplicate } from "./report-possible-duplicate";

export const memberHandlers = (services: Services) =>
  ({
    async readRoster(request, reply) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      requireRight(caller, "see_roster", "COLLABORATOR_401_REQUEST");
      const rows = await readRosterRows(services.db, { teamId, now: services.now() });
      return replyWithETag(request, packable(reply), { entries: presentRoster(rows, caller) });
    },

    async exportRoster(request, reply) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      requireRight(caller, "export_roster", "COLLABORATOR_401_REQUEST");
      const rows = await readRosterRows(services.db, { teamId, now: services.now() });
      await services.db.transaction((tx) =>
        writeAuditLine(tx, {
          action: "roster.exported",
          actorId: caller.userId,
          auditRole: auditRole(caller),
          teamId,
        }),
      );
      reply.header("cache-control", "no-store");
      return { rows: presentRoster(rows, caller).map(exportedRow) };
    },

    async keepSpots(request) {
      const { id: teamId } = request.params;
      const { user } = request.viewer;
      const caller = await requireTeamAccess(services.db, user.id, teamId);
      requireRight(caller, "keep_spot", "COLLABORATOR_401_CREATE");
      const { rows } = request.body;
      return idempotentCall(services, request, "keepSpots", (tx) =>
        keepSpots(services, tx, { caller, teamId, rows, mailboxKey: user.mailboxKey }),
      );
    },

    async updateMembership(request, reply) {
      const { id: teamId, membership_id: membershipId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const target = { caller, teamId, membershipId, ifMatch: request.headers["if-match"] };
      await services.db.transaction((tx) => changeMember(services, tx, { ...target, change: request.body }));
      // The caller's own roles may have changed, and with them what they see.
      const after = await requireTeamAccess(services.db, caller.userId, teamId);
      const [row] = await readRosterRows(services.db, { teamId, membershipId, now: services.now() });
      const entry = row && presentEntry(row, after);
      if (!entry) throw new Problem("COLLABORATOR_404");
      tagVersion(reply, entry.version);
      return entry;
    },

    async endMembership(request) {
      const { id: teamId, membership_id: membershipId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const target = { caller, teamId, membershipId, ifMatch: request.headers["if-match"] };
      const isBarred = request.body.bar ?? false;
      await services.db.transaction((tx) => endMember(services, tx, { ...target, isBarred }));
      return { ended: true };
    },

    async readPhoneNumbers(request, reply) {
      const { id: teamId, membership_id: membershipId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      requireRight(caller, "read_phone_numbers", "COLLABORATOR_401_REQUEST");
      const items = isId(membershipId)
        ? await readGuardianPhoneNumbers(services.db, { teamId, membershipId })
        : null;
      if (items === null) throw new Problem("COLLABORATOR_404");
      reply.header("cache-control", "no-store");
      return { items };
    },

    async reportLookAlike(request) {
      const { id: teamId, membership_id: membershipId } = request.params;
      const { child_id: childId, note = "" } = request.body;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      await reportPossibleDuplicate(services, { caller, teamId, membershipId, childId, note });
      return { sent: true };
    },
  }) satisfies Partial<Handlers>;
