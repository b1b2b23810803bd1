import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { removeEventLink, shareEvent } from "./event-links";

export const eventLinkHandlers = (services: Services) =>
  ({
    async shareEvent(request) {
      const target = await enter(services, request);
      return services.db.transaction((tx) => shareEvent(services, tx, target));
    },

    async removeEventLink(request) {
      const target = await enter(services, request);
      await services.db.transaction((tx) => removeEventLink(tx, target));
      return { ended: true as const };
    },
  }) satisfies Partial<Handlers>;

interface EventRequest {
  viewer: { user: { id: string } };
  params: { id: string; event_id: string };
}

const enter = async ({ db }: Services, { viewer, params }: EventRequest) => ({
  caller: await requireTeamAccess(db, viewer.user.id, params.id),
  teamId: params.id,
  eventId: params.event_id,
});
