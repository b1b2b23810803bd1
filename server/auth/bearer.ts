import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { session, user } from "../db/schema";
import { Problem } from "../problem";
import type { Services, Viewer } from "../services";
import { verifyAccessToken } from "./access-token";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the bearer check: only handlers behind it may read it. */
    viewer: Viewer;
  }
}

/** The security handler of the contract's scheme `bearer`. Role, ban and the session's end are read anew for every request. */
export function bearer(services: Services) {
  const find = prepareViewer(services.db);
  return async (request: FastifyRequest): Promise<void> => {
    const claims = await verifyAccessToken(services, readToken(request.headers.authorization));
    if (!claims) throw new Problem("AUTH_401_JWT");
    const [found] = await find.execute({ ...claims, now: services.now() });
    if (!found) throw new Problem("AUTH_401_JWT");
    if (found.user.bannedAt) throw new Problem("AUTH_401_BANNED");
    request.viewer = found;
  };
}

/** Runs with every request: its SQL is put together once. */
const prepareViewer = (db: Services["db"]) =>
  db
    .select({ user, sessionId: session.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.id, sql.placeholder("sessionId")),
        eq(session.userId, sql.placeholder("userId")),
        isNull(session.revokedAt),
        gt(session.expiresAt, sql.placeholder("now")),
        isNull(user.deletedAt),
      ),
    )
    .prepare("viewer");

const readToken = (header: string | undefined) => /^Bearer ([\w.-]{1,4096})$/i.exec(header ?? "")?.[1] ?? "";
