import type { components } from "../../../openapi";
import type { ChangeAudience } from "../../core/base/schedule-changes";
import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { readAgendaPage } from "../../reads/schedule/agenda";
import { readWindow } from "../../reads/schedule/window";
import { acknowledgeEvents } from "../receipt/acknowledge";
import { saveQueuedItem } from "./send-queued-item";

/** Of what took effect of a list, once for each team. */
function publishChanges(
  { scheduleChanges }: Services,
  changes: readonly { teamId: string; audience: ChangeAudience }[],
) {
  for (const teamId of new Set(changes.map((change) => change.teamId))) {
    const isForAll = changes.some((change) => change.teamId === teamId && change.audience === "readers");
    scheduleChanges?.publish(teamId, isForAll ? "readers" : "staff");
  }
}

export const scheduleHandlers = (services: Services) =>
  ({
    async readSchedule(request, reply) {
      return replyWithETag(request, reply, await readWindow(services, request.viewer.user.id, request.query));
    },

    async readAgenda(request, reply) {
      return replyWithETag(
        request,
        reply,
        await readAgendaPage(services, request.viewer.user.id, request.query),
      );
    },

    async readTeamEvents(request, reply) {
      const { id: teamId } = request.params;
      const { userId } = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      return replyWithETag(request, reply, await readWindow(services, userId, request.query, teamId));
    },

    async acknowledgeEvents({ viewer, body }) {
      const { items, via } = body;
      const seen = await services.db.transaction((tx) =>
        acknowledgeEvents(services, tx, { userId: viewer.user.id, items, ...(via && { via }) }),
      );
      publishChanges(
        services,
        seen.items.flatMap(({ seen_version, team_id: teamId }) =>
          seen_version === null ? [] : [{ teamId, audience: "staff" as const }],
        ),
      );
      return seen;
    },

    async sendSchedule({ viewer, body }) {
      const results: components["schemas"]["SendingResult"][] = [];
      const changes: { teamId: string; audience: ChangeAudience }[] = [];
      for (const [item, sending] of body.items.entries()) {
        const { result, audience } = await saveQueuedItem(services, viewer.user.id, sending, item);
        results.push(result);
        if (audience !== null) changes.push({ teamId: sending.team_id, audience });
      }
      publishChanges(services, changes);
      return { results };
    },
  }) satisfies Partial<Handlers>;
