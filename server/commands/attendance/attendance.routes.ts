import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { markAttendance, readAttendance } from "./attendance";

export const attendanceHandlers = (services: Services) =>
  ({
    async markAttendance({ viewer, params: { id: teamId, event_id: eventId }, body: { rows } }) {
      const caller = await requireTeamAccess(services.db, viewer.user.id, teamId);
      const marked = await services.db.transaction((tx) =>
        markAttendance(services, tx, { caller, teamId, eventId, rows }),
      );
      return { rows: marked };
    },

    async readAttendance(request, reply) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const { from, to } = request.query;
      return replyWithETag(request, reply, await readAttendance(services, { caller, teamId, from, to }));
    },
  }) satisfies Partial<Handlers>;
