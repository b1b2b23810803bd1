import { huddleName } from "../../../domain/huddle/huddle-names";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { markDingsRead } from "../../core/notification/ding.store";
import { readStopToken } from "../../core/notification/mail-stop";
import {
  changeRingSettings,
  findRingSettings,
  muteMail,
  stopDigest,
} from "../../core/notification/push-settings.store";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { readPageStart, toPage } from "../../platform/http/page";
import { Problem } from "../../platform/http/problem";
import { tagVersion } from "../../platform/http/version";
import { type DingRow, listDings } from "../../reads/dings/ding-list.store";
import { countPings } from "../../reads/pings/pings.store";

export const dingHandlers = ({ db, config, now }: Services) =>
  ({
    async readDings(request, reply) {
      const userId = request.viewer.user.id;
      const rows = await listDings(db, { userId, after: readPageStart(request.query.after, isId) });
      const { kept, nextAfter } = toPage(rows, (row) => ({ at: new Date(row.last_at), id: row.id }));
      return replyWithETag(request, reply, { items: kept.map(present), next_after: nextAfter });
    },

    async markDingsRead(request) {
      const userId = request.viewer.user.id;
      const { ding_ids: ids, up_to } = request.body;
      if ((ids === undefined) === (up_to === undefined))
        throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "up_to", rule: "single" }] });
      const upTo = up_to === undefined ? undefined : new Date(up_to);
      const found = await markDingsRead(db, userId, { ids: ids?.filter(isId), upTo, now: now() });
      if (ids !== undefined && found === 0) throw new Problem("NOTIFICATION_404");
      return countPings(db, userId, now());
    },

    async stopMailKind(request) {
      const wanted = readStopToken(config, request.query.token);
      if (wanted === null) throw new Problem("AUTH_400_LINK");
      const { userId, kind } = wanted;
      await (kind === "summary" ? stopDigest(db, userId) : muteMail(db, userId, kind));
      return { stopped: true };
    },

    async readRingSettings(request, reply) {
      const settings = await findRingSettings(db, request.viewer.user.id);
      tagVersion(reply, settings.version);
      return settings;
    },

    async saveRingSettings(request, reply) {
      const userId = request.viewer.user.id;
      const { body: change } = request;
      if (change.quiet_from === change.quiet_to)
        throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "quiet_to", rule: "different" }] });
      const ifMatch = request.headers["if-match"];
      const settings = await db.transaction((tx) => changeRingSettings(tx, userId, { change, ifMatch }));
      tagVersion(reply, settings.version);
      return settings;
    },
  }) satisfies Partial<Handlers>;

function present(row: DingRow): components["schemas"]["Ding"] {
  const { about, event, huddle, who, child_name, team_name } = row;
  return {
    id: row.id,
    kind: row.kind,
    team_id: row.team_id,
    about: {
      ...(about.event_id && { event_id: about.event_id }),
      ...(about.child_id && { child_id: about.child_id }),
      ...(about.huddle_id && { huddle_id: about.huddle_id }),
      ...(who && { who }),
      ...(child_name && { child_name }),
      ...(team_name && { team_name }),
      ...(event && { event }),
      ...(huddle && { huddle_name: nameOf(huddle, team_name ?? "") }),
      ...(huddle?.kind === "card" && { is_post: true }),
    },
    times: row.times,
    last_at: new Date(row.last_at).toISOString(),
    is_seen: row.is_seen,
    is_read: row.is_read,
  };
}

const nameOf = ({ event, others, ...huddle }: NonNullable<DingRow["huddle"]>, teamName: string) =>
  huddleName({
    ...huddle,
    teamName,
    event: event && { ...event, startsLocal: event.starts_local },
    others: others ?? [],
  });
