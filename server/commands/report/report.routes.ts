import type { Services } from "../../core/base/services";
import { readPeople } from "../../core/huddle/people.store";
import { findForManagers } from "../../core/report/report.store";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { Problem } from "../../platform/http/problem";
import { presentReport } from "./present-report";
import { decideReport, mayDecide, reportMessage } from "./reports";

export const reportHandlers = (services: Services) =>
  ({
    async readReports(request, reply) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      if (!mayDecide(caller)) throw new Problem("REPORT_404");
      const reports = (await findForManagers(services.db, teamId)).map(presentReport);
      const named = reports.flatMap(({ about_user_id, copy }) => [
        about_user_id,
        ...[...copy.before, ...copy.after].map(({ author_id }) => author_id),
      ]);
      const people = await readPeople(
        services.db,
        named.map((userId) => ({ teamId, userId })),
      );
      return replyWithETag(request, reply, { reports, people });
    },

    async reportMessage(request) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const { body } = request;
      await idempotentCall(services, request, "reportMessage", (tx) =>
        reportMessage(services, tx, { caller, teamId, body }),
      );
      return { reported: true };
    },

    async decideReport(request) {
      const { id: teamId, report_id: id } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const target = {
        caller,
        teamId,
        id,
        decision: request.body.decision,
        ifMatch: request.headers["if-match"],
      };
      return presentReport(await services.db.transaction((tx) => decideReport(services, tx, target)));
    },
  }) satisfies Partial<Handlers>;
