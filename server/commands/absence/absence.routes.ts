import { publishScheduleChanges } from "../../core/base/schedule-changes";
import type { Services, Viewer } from "../../core/base/services";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import type { Sayer } from "../../reads/absence/list";
import { readAbsenceList } from "../../reads/absence/list";
import { readScheduleZone } from "../../reads/event/window-frame.store";
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
      if (body.dry_run)
        return tryOut(services.db, (tx) => addAbsences(services, tx, { ...about, changed: new Set() }));
      return publishScheduleChanges(services, (changed) =>
        idempotentCall(services, request, "addAbsences", (tx) =>
          addAbsences(services, tx, { ...about, changed }),
        ),
      );
    },

    async changeAbsence({ viewer, params: { id }, headers, body }) {
      const target = {
        sayer: await sayerOf(services, viewer),
        id,
        ifMatch: headers["if-match"],
        change: body,
      };
      return change(services, target, body.dry_run);
    },

    async endAbsence({ viewer, params: { id }, headers, query }) {
      const target = {
        sayer: await sayerOf(services, viewer),
        id,
        ifMatch: headers["if-match"],
        change: null,
      };
      return change(services, target, query.dry_run === "true");
    },
  }) satisfies Partial<Handlers>;

const change = (
  services: Services,
  target: Omit<Parameters<typeof changeAbsence>[2], "changed">,
  isDryRun = false,
) =>
  isDryRun
    ? tryOut(services.db, (tx) => changeAbsence(services, tx, { ...target, changed: new Set() }))
    : publishScheduleChanges(services, (changed) =>
        services.db.transaction((tx) => changeAbsence(services, tx, { ...target, changed })),
      );

const sayerOf = async ({ db }: Pick<Services, "db">, { user }: Viewer): Promise<Sayer> => ({
  userId: user.id,
  timeZone: await readScheduleZone(db, user.id),
});
