import type { Services, Viewer } from "../../core/base/services";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import type { Sayer } from "../../reads/absence/list";
import { readAbsenceList } from "../../reads/absence/list";
import { readScheduleZone } from "../../reads/event/window.store";
import { addAbsences, changeAbsence } from "./absences";
import { tryOut } from "./try-out";

export const absenceHandlers = (services: Services) =>
  ({
    async readAbsences(request, reply) {
      return replyWithETag(
        request,
        reply,
        await readAbsenceList(services, await sayerOf(services, request.viewer)),
      );
    },

    async addAbsences(request) {
      const { body, viewer } = request;
      const changed = new Set<string>();
      const about = { sayer: await sayerOf(services, viewer), body, changed };
      if (body.dry_run) return tryOut(services.db, (tx) => addAbsences(services, tx, about));
      const review = await idempotentCall(services, request, "addAbsences", (tx) =>
        addAbsences(services, tx, about),
      );
      publish(services, changed);
      return review;
    },

    async changeAbsence({ viewer, params: { id }, headers, body }) {
      const changed = new Set<string>();
      const target = {
        changed,
        sayer: await sayerOf(services, viewer),
        id,
        ifMatch: headers["if-match"],
        change: body,
      };
      if (body.dry_run) return tryOut(services.db, (tx) => changeAbsence(services, tx, target));
      const review = await services.db.transaction((tx) => changeAbsence(services, tx, target));
      publish(services, changed);
      return review;
    },

    async endAbsence({ viewer, params: { id }, headers, query }) {
      const target = {
        changed: new Set<string>(),
        sayer: await sayerOf(services, viewer),
        id,
        ifMatch: headers["if-match"],
        change: null,
      };
      if (query.dry_run) return tryOut(services.db, (tx) => changeAbsence(services, tx, target));
      return services.db.transaction((tx) => changeAbsence(services, tx, target));
    },
  }) satisfies Partial<Handlers>;

function publish({ scheduleChanges }: Services, teamIds: ReadonlySet<string>) {
  for (const teamId of teamIds) scheduleChanges?.publish(teamId, "readers");
}

const sayerOf = async ({ db }: Pick<Services, "db">, { user }: Viewer): Promise<Sayer> => ({
  userId: user.id,
  timeZone: await readScheduleZone(db, user.id),
});
