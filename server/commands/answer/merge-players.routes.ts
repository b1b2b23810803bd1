import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { joinPlayers, partPlayers, readPairs } from "./merge-players";

export const samePlayerHandlers = (services: Services) =>
  ({
    async joinPlayers({ viewer, params: { id: teamId, membership_id: membershipId }, body }) {
      const caller = await requireTeamAccess(services.db, viewer.user.id, teamId);
      const target = { caller, teamId, membershipId, otherId: body.counts_as };
      await services.db.transaction((tx) => joinPlayers(services, tx, target));
      return readPairs(services.db, teamId);
    },

    async partPlayers({ viewer, params: { id: teamId, membership_id: membershipId } }) {
      const caller = await requireTeamAccess(services.db, viewer.user.id, teamId);
      await services.db.transaction((tx) => partPlayers(tx, { caller, teamId, membershipId }));
      return readPairs(services.db, teamId);
    },
  }) satisfies Partial<Handlers>;
