import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { tagVersion } from "../../platform/http/version";
import { presentUsual } from "../../reads/absence/list";
import { endUsual, saveUsual } from "./usual";

export const usualHandlers = (services: Services) =>
  ({
    async saveUsualYes(request, reply) {
      const target = await targetOf(services, request);
      const { until } = request.body;
      const saved = await services.db.transaction((tx) => saveUsual(services, tx, { ...target, until }));
      tagVersion(reply, saved.version);
      return presentUsual(saved, target.caller.userId);
    },

    async endUsualYes(request) {
      const target = await targetOf(services, request);
      await services.db.transaction((tx) => endUsual(services, tx, target));
      return { ended: true as const };
    },
  }) satisfies Partial<Handlers>;

interface UsualRequest {
  viewer: { user: { id: string } };
  params: { id: string; membership_id: string };
  headers: { "if-match"?: string | undefined };
}

async function targetOf({ db }: Services, { viewer, params, headers }: UsualRequest) {
  const caller = await requireTeamAccess(db, viewer.user.id, params.id);
  return { caller, teamId: params.id, membershipId: params.membership_id, ifMatch: headers["if-match"] };
}
