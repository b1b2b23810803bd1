import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { Problem } from "../../platform/http/problem";
import { tagVersion } from "../../platform/http/version";
import { readSeries } from "../../reads/schedule/series-view";
import { copySeries, readPastSeries } from "./season-copy";
import { addSeries, changeSeries, takeSeriesBack } from "./series";

export const seriesHandlers = (services: Services) =>
  ({
    async addSeries(request) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const { body } = request;
      const work = (tx: Transaction) => addSeries(services, tx, { caller, teamId, body });
      // A dry run does not use up the idempotency key: plans are repeated under the key that later saves.
      const { plan, id } = await (body.dry_run
        ? services.db.transaction(work)
        : idempotentCall(services, request, "addSeries", work));
      if (id === null) return { plan };
      const series = await readSeries(services.db, { teamId, id }, services.now());
      // The series created under this key was taken back since.
      if (!series) throw new Problem("SERIES_404");
      return { plan, series };
    },

    async readPastSeries(request, reply) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      return replyWithETag(request, reply, await readPastSeries(services, { caller, teamId }));
    },

    async copySeries(request) {
      const { id: teamId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const { body } = request;
      const work = (tx: Transaction) => copySeries(services, tx, { caller, teamId, body });
      const { plan, ids } = await (body.dry_run
        ? services.db.transaction(work)
        : idempotentCall(services, request, "copySeries", work));
      if (ids === null) return { plan };
      const found = await Promise.all(
        ids.map((id) => readSeries(services.db, { teamId, id }, services.now())),
      );
      const series = found.flatMap((one) => one ?? []);
      // One of the series created under this key was taken back since.
      if (series.length < ids.length) throw new Problem("SERIES_404");
      return { plan, series };
    },

    async changeSeries(request, reply) {
      const { id: teamId, series_id: id } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const target = { caller, teamId, id, ifMatch: request.headers["if-match"], body: request.body };
      const { plan, told, isDry, ...changed } = await services.db.transaction((tx) =>
        changeSeries(services, tx, target),
      );
      const series = await readSeries(services.db, { teamId, id: changed.id }, services.now());
      if (!series) throw new Problem("SERIES_404");
      tagVersion(reply, series.version);
      return { plan, ...(!isDry && { series }), ...(told && { told }) };
    },

    async takeSeriesBack(request) {
      const { id: teamId, series_id: id } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      const target = { caller, teamId, id, ifMatch: request.headers["if-match"] };
      await services.db.transaction((tx) => takeSeriesBack(services, tx, target));
      return { ended: true };
    },
  }) satisfies Partial<Handlers>;
