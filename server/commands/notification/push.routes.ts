import { mayOnSchedule } from "../../../domain/schedule/schedule-rights";
import { teamRolesOf } from "../../../domain/team/team-rights";
import type { components } from "../../../openapi";
import { isAdult } from "../../core/access/require-adult";
import { findAccessOfAllTeams, isId } from "../../core/access/team-access.store";
import { lockUserForShare } from "../../core/account/account.store";
import type { Services, Viewer } from "../../core/base/services";
import { dropToken, listTokens, saveToken } from "../../core/notification/push-token.store";
import { areDeviceKeys } from "../../core/notification/seal";
import { isPushService } from "../../core/notification/services";
import { publicKeyOf } from "../../core/notification/vapid";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { Problem } from "../../platform/http/problem";
import { recordAcknowledgement } from "./acknowledge-push";

type PushTokens = components["schemas"]["PushTokens"];

export const pushHandlers = (services: Services) =>
  ({
    async readPushTokens(request, reply) {
      return replyWithETag(request, reply, await presentTokens(services, request.viewer));
    },

    async savePushToken(request) {
      const { viewer, body: device } = request;
      if (!areDeviceKeys(device))
        throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "p256dh", rule: "key" }] });
      if (!isPushService(device.endpoint))
        throw new Problem("PUSH_TOKEN_400_SERVICE", { fields: [{ field: "endpoint", rule: "service" }] });
      const { user, sessionId } = viewer;
      const outcome = await services.db.transaction(async (tx) => {
        await lockUserForShare(tx, user.id);
        return saveToken(tx, { userId: user.id, sessionId, device, now: services.now() });
      });
      if (outcome === "over") throw new Problem("AUTH_401_JWT");
      if (outcome === "there") throw new Problem("PUSH_TOKEN_409_CONFLICT");
      return presentTokens(services, viewer);
    },

    async dropPushToken(request) {
      const { viewer, params } = request;
      const isDropped =
        isId(params.id) && (await dropToken(services.db, { userId: viewer.user.id, id: params.id }));
      if (!isDropped) throw new Problem("PUSH_TOKEN_404");
      return presentTokens(services, viewer);
    },

    async acknowledgePush(request, reply) {
      reply.raw.once("finish", () => void recordAcknowledgement(services, request.body.heard));
      return reply.code(204).send();
    },
  }) satisfies Partial<Handlers>;

async function presentTokens(
  { db, config, now }: Services,
  { user, sessionId }: Viewer,
): Promise<PushTokens> {
  const teamRoles = teamRolesOf(await findAccessOfAllTeams(db, user.id));
  const rows = await listTokens(db, user.id);
  return {
    tokens: rows.map((row) => ({
      id: row.id,
      label: row.label,
      endpoint_hash: row.endpointHash,
      is_of_this_session: row.sessionId === sessionId,
      made_at: row.madeAt.toISOString(),
      last_ok_at: row.lastOkAt?.toISOString() ?? null,
      silent_since: row.silentSince?.toISOString() ?? null,
    })),
    application_server_key: publicKeyOf(config.vapid),
    may_ring: isAdult(user, now()) && mayOnSchedule(teamRoles, "ring"),
  };
}
