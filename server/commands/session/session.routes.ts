import { eq, sql } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { signAccessToken } from "../../core/access/access-token";
import {
  clearRefreshCookie,
  readRefreshCookie,
  setRefreshCookie,
  transportOf,
} from "../../core/access/cookie";
import { lockUser } from "../../core/account/account.store";
import { recordSeen } from "../../core/account/seen.store";
import type { Services } from "../../core/base/services";
import { requireFreshProof } from "../../core/identity/fresh-proof";
import { settleRevocations } from "../../core/identity/revocations";
import { scheduleRevocation } from "../../core/identity/sign-in-method.store";
import { rotate } from "../../core/session/rotation.store";
import {
  endOwnSession,
  findByToken,
  listSessions,
  revokeAll,
  revokeByToken,
} from "../../core/session/session.store";
import { prepareOnce } from "../../platform/db/prepared";
import { user } from "../../platform/db/schema/account";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { clientOf, limit } from "../../platform/http/limits";
import { readPageStart, toPage } from "../../platform/http/page";
import { Problem } from "../../platform/http/problem";

export const sessionHandlers = (services: Services) =>
  ({
    async refreshAccessToken(request, reply) {
      const { config, db } = services;
      const transport = transportOf(request, config);
      const isCookie = transport === "cookie";
      const token = isCookie ? readRefreshCookie(request, config) : request.body.refresh_token;
      const now = services.now();
      const refuse = (code: "AUTH_401_JWT" | "AUTH_401_BANNED") => {
        if (isCookie) clearRefreshCookie(reply, config);
        return new Problem(code);
      };

      const rotation = await rotate(db, config, { token, transport, now });
      if (rotation.outcome === "reused")
        request.log.warn("An old refresh token was shown: its session is over.");
      if (rotation.outcome !== "refreshed") throw refuse("AUTH_401_JWT");
      const { userId, sessionId, refreshToken, expiresAt } = rotation;
      const [holder] = await findHolder(db).execute({ userId });
      if (!holder || holder.deletedAt) throw refuse("AUTH_401_JWT");
      if (holder.bannedAt) {
        await revokeAll(db, { userId, now });
        throw refuse("AUTH_401_BANNED");
      }
      await recordSeen(db, holder, now);
      if (isCookie && refreshToken) setRefreshCookie(reply, config, { token: refreshToken, expiresAt, now });
      return {
        access_token: await signAccessToken(services, { userId, sessionId }),
        ...(!isCookie && refreshToken ? { refresh_token: refreshToken } : {}),
        ...(holder.mustChangePassword ? { must_change_password: true } : {}),
      };
    },

    /** Needs no access token: an expired one must not prevent signing out. */
    async logOut(request, reply) {
      const { config, db } = services;
      const isCookie = transportOf(request, config) === "cookie";
      const token = isCookie ? readRefreshCookie(request, config) : (request.body.refresh_token ?? "");
      const now = services.now();
      if (request.body.everywhere) {
        await limit(services, {
          key: `log-out everywhere ${clientOf(request.ip)}`,
          max: 60,
          windowSeconds: 60,
        });
        const userId = await requireFreshProof(services, request.body.id_token ?? "");
        // The proof identifies the person, since their session here may have ended; another person's session is refused.
        const found = await findByToken(db, { token, now });
        if (found && found.userId !== userId) throw new Problem("AUTH_400_LOGIN");
        await signOutEverywhere(services, userId, reply);
      } else await revokeByToken(db, { token, now });
      if (isCookie) clearRefreshCookie(reply, config);
      return { logged_out: true };
    },

    async readSessions(request, reply) {
      const { user, sessionId } = request.viewer;
      const after = readPageStart(request.query.after);
      const { db, config } = services;
      const rows = await listSessions(db, config, { userId: user.id, after, now: services.now() });
      const { kept, nextAfter } = toPage(rows, ({ createdAt, listedId }) => ({
        at: createdAt,
        id: listedId,
      }));
      return replyWithETag(request, reply, {
        items: kept.map((row) => ({
          id: row.listedId,
          browser: row.browser,
          system: row.system,
          created_at: row.createdAt.toISOString(),
          last_used_at: row.lastUsedAt.toISOString(),
          is_this_one: row.sessionId === sessionId,
        })),
        next_after: nextAfter,
      });
    },

    async endSession(request) {
      const { db, config } = services;
      const own = { userId: request.viewer.user.id, listedId: request.params.id, now: services.now() };
      return { ended: await endOwnSession(db, config, own) };
    },
  }) satisfies Partial<Handlers>;

/** Revokes our sessions at once, the provider's tokens after the reply, or by the upkeep if the provider is unreachable. */
async function signOutEverywhere(services: Services, userId: string, reply: FastifyReply) {
  const now = services.now();
  await services.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await revokeAll(tx, { userId, now });
    await scheduleRevocation(tx, userId, now);
  });
  reply.raw.once("finish", () => void settleRevocations(services));
}

const findHolder = prepareOnce((db: Services["db"]) =>
  db
    .select()
    .from(user)
    .where(eq(user.id, sql.placeholder("userId")))
    .prepare("session_holder"),
);
