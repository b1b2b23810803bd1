import type { Services } from "../../core/base/services";
import type { Handlers } from "../../platform/http/contract";
import { answerTagged } from "../../platform/http/etag";
import { countPings, markSeen } from "./pings.store";

export const pingHandlers = ({ db, now }: Services) =>
  ({
    async readPings(request, reply) {
      return answerTagged(request, reply, await countPings(db, request.viewer.user.id, now()));
    },
    async markPingsSeen(request) {
      await markSeen(db, request.viewer.user.id, request.body.kind, now());
      return countPings(db, request.viewer.user.id, now());
    },
  }) satisfies Partial<Handlers>;
