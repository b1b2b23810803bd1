import type { components } from "../../../openapi";
import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { readAgendaPage } from "../../reads/schedule/agenda";
import { readWindow } from "../../reads/schedule/window";
import { acknowledgeEvents } from "../receipt/acknowledge";
import { sendOne } from "./send-queued-item";

/** What took effect of a list is new to the staff of its teams; whose turn it is, to everybody. */
function publishChanges(
  { scheduleChanges }: Services,
  items: readonly { team_id: string; kind?: components["schemas"]["Sending"]["kind"] }[],
) {
  for (const teamId of new Set(items.map(({ team_id }) => team_id))) {
    const hasTurns = items.some(({ team_id, kind }) => team_id === teamId && kind === "turn");
    scheduleChanges?.publish(teamId, hasTurns ? "readers" : "staff");
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
        seen.items.filter(({ seen_version }) => seen_version !== null),
      );
      return seen;
    },

    async sendSchedule({ viewer, body }) {
      const results: components["schemas"]["SendingResult"][] = [];
      for (const [item, sending] of body.items.entries())
        results.push(await sendOne(services, viewer.user.id, sending, item));
      publishChanges(
        services,
        body.items.filter((_, item) => results[item]?.outcome === "saved"),
      );
      return { results };
    },
  }) satisfies Partial<Handlers>;
