import type { Services } from "../../core/base/services";
import { findVenue, findVenues } from "../../core/schedule/venue.store";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { Problem } from "../../platform/http/problem";
import { tagVersion } from "../../platform/http/version";
import { addVenue, changeVenue, presentVenue } from "./venues";

export const venueHandlers = (services: Services) =>
  ({
    async readVenues(request, reply) {
      const { id: teamId } = request.params;
      await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const rows = await findVenues(services.db, teamId);
      return replyWithETag(request, reply, { venues: rows.map(presentVenue) });
    },

    async addVenue(request) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const { body } = request;
      const { id } = await idempotentCall(services, request, "addVenue", (tx) =>
        addVenue(services, tx, { caller, teamId, body }),
      );
      const row = await findVenue(services.db, teamId, id);
      if (!row) throw new Problem("VENUE_404");
      return presentVenue(row);
    },

    async changeVenue(request, reply) {
      const { id: teamId, venue_id: id } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const target = { caller, teamId, id, ifMatch: request.headers["if-match"] };
      const row = await services.db.transaction((tx) =>
        changeVenue(services, tx, { ...target, change: request.body }),
      );
      tagVersion(reply, row.version);
      return presentVenue(row);
    },
  }) satisfies Partial<Handlers>;
