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
      const about = { sayer: await sayerOf(services, viewer), body };
      if (body.dry_run) return tryOut(services.db, (tx) => addAbsences(services, tx, about));
      return idempotentCall(services, request, "addAbsences", (tx) => addAbsences(services, tx, about));
    },

    async changeAbsence({ viewer, params: { id }, headers, body }) {
      const target = {
        sayer: await sayerOf(services, viewer),
        id,
        ifMatch: headers["if-match"],
        change: body,
      };
      if (body.dry_run) return tryOut(services.db, (tx) => changeAbsence(services, tx, target));
      return services.db.transaction((tx) => changeAbsence(services, tx, target));
    },

    async endAbsence({ viewer, params: { id }, headers, query }) {
      const target = {
        sayer: await sayerOf(services, viewer),
        id,
        ifMatch: headers["if-match"],
        change: null,
      };
      if (query.dry_run) return tryOut(services.db, (tx) => changeAbsence(services, tx, target));
      return services.db.transaction((tx) => changeAbsence(services, tx, target));
    },
  }) satisfies Partial<Handlers>;

const sayerOf = async ({ db }: Pick<Services, "db">, { user }: Viewer): Promise<Sayer> => ({
  userId: user.id,
  timeZone: await readScheduleZone(db, user.id),
});
