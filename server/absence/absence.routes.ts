import type { Handlers } from "../http/contract";
import { once } from "../http/once";
import { answerTagged } from "../http/tagged";
import type { Services, Viewer } from "../services";
import { addAbsences, changeAbsence, type Sayer } from "./absences";
import { readAbsenceList } from "./list";
import { tryOut } from "./try-out";

export const absenceHandlers = (services: Services) =>
  ({
    async readAbsences(request, reply) {
      return answerTagged(request, reply, await readAbsenceList(services, sayerOf(request.viewer)));
    },

    async addAbsences(request) {
      const { body, viewer } = request;
      const about = { sayer: sayerOf(viewer), body };
      if (body.dry_run) return tryOut(services.db, (tx) => addAbsences(services, tx, about));
      return once(services, request, "addAbsences", (tx) => addAbsences(services, tx, about));
    },

    async changeAbsence({ viewer, params: { id }, headers, body }) {
      const aim = { sayer: sayerOf(viewer), id, ifMatch: headers["if-match"], change: body };
      if (body.dry_run) return tryOut(services.db, (tx) => changeAbsence(services, tx, aim));
      return services.db.transaction((tx) => changeAbsence(services, tx, aim));
    },

    async endAbsence({ viewer, params: { id }, headers, query }) {
      const aim = { sayer: sayerOf(viewer), id, ifMatch: headers["if-match"], change: null };
      if (query.dry_run) return tryOut(services.db, (tx) => changeAbsence(services, tx, aim));
      return services.db.transaction((tx) => changeAbsence(services, tx, aim));
    },
  }) satisfies Partial<Handlers>;

const sayerOf = ({ user }: Viewer): Sayer => ({ userId: user.id, timeZone: user.timeZone });
