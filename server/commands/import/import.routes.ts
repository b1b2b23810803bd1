import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import type { Handlers } from "../../platform/http/contract";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { importEvents } from "./import";

export const importHandlers = (services: Services) =>
  ({
    async importEvents(request) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const { body } = request;
      const work = (tx: Transaction) => importEvents(services, tx, { caller, teamId, body });
      // A dry run does not use up the idempotency key, as with series.
      return body.dry_run
        ? services.db.transaction(work)
        : idempotentCall(services, request, "importEvents", work);
    },
  }) satisfies Partial<Handlers>;
