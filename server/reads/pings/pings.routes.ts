import type { Services } from "../../core/base/services";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { countPings, markSeen } from "./pings.store";

export const pingHandlers = ({ db, now }: Services) =>
  ({
    async readPings(request, reply) {
      return replyWithETag(request, reply, await countPings(db, request.viewer.user.id, now()));
    },
    async markPingsSeen(request) {
      await markSeen(db, request.viewer.user.id, request.body.kind, now());
      return countPings(db, request.viewer.user.id, now());
    },
  }) satisfies Partial<Handlers>;
