import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { withdrawCircleRequest } from "../../core/family/circle-request.store";
import { takeBackRequest } from "../../core/team/join-request.store";
import { readRequests } from "../../core/team/open-requests.store";
import { readPlayers } from "../../core/team/request-players.store";
import { requireRight, requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { readPageStart, toPage } from "../../platform/http/page";
import { Problem } from "../../platform/http/problem";
import { presentRequest } from "../../reads/roster/present-request";
import { decideRequests } from "./decide-requests";

export const joinRequestHandlers = (services: Services) =>
  ({
    async readJoinRequests(request, reply) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      requireRight(caller, "read_requests", "INVITATION_401_REQUEST");
      const after = readPageStart(request.query.after);
      const rows = await readRequests(services.db, { teamId, after, now: services.now() });
      const players = rows.length === 0 ? [] : await readPlayers(services.db, teamId);
      const { kept, nextAfter } = toPage(rows, ({ createdAt, id }) => ({ at: createdAt, id }));
      return replyWithETag(request, reply, {
        items: kept.map((row) => presentRequest(row, players)),
        next_after: nextAfter,
      });
    },

    async decideJoinRequests(request) {
      const { id: teamId } = request.params;
      const { body } = request;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const isBarring = body.decisions.some(({ decision }) => decision === "barred");
      requireRight(caller, "decide_requests", "INVITATION_401_UPDATE");
      if (isBarring) requireRight(caller, "bar_asker", "INVITATION_401_UPDATE");
      const outcomes = await idempotentCall(services, request, "decideJoinRequests", (tx) =>
        decideRequests(services, tx, { caller, teamId, body }),
      );
      // Newcomers read the team's schedule from now on, and hear so at once.
      services.scheduleChanges?.publish(teamId, "readers");
      return outcomes;
    },

    async withdrawJoinRequest(request) {
      const { id: teamId, request_id: id } = request.params;
      const { id: userId } = request.viewer.user;
      if (!isId(teamId) || !isId(id)) throw new Problem("INVITATION_404");
      await services.db.transaction(async (tx) => {
        const now = services.now();
        const ended = await takeBackRequest(tx, { teamId, id, userId, now });
        if (!ended) throw new Problem("INVITATION_404");
        if (ended.circleRequestId !== null)
          await withdrawCircleRequest(tx, ended.circleRequestId, { by: userId, now });
        await writeAuditLine(tx, {
          action: "request.withdrawn",
          actorId: userId,
          auditRole: "asker",
          teamId,
          childId: ended.childId,
          detail: { request_id: id },
        });
      });
      return { ended: true };
    },
  }) satisfies Partial<Handlers>;
