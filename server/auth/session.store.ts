import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Config } from "../config";
import type { Queries } from "../db/open";
import { session } from "../db/schema";
import {
  firstToken,
  hashOf,
  newSessionId,
  type RefreshToken,
  sessionIdOf,
  successorOf,
} from "./refresh-token";

export type Transport = "cookie" | "bare";

const day = 86_400_000;

/** Milliseconds. Cookie sessions outlast the pause between two seasons. */
export const sessionLife: Record<Transport, { idle: number; total: number }> = {
  cookie: { idle: 60 * day, total: 180 * day },
  bare: { idle: 7 * day, total: 30 * day },
};

/** How long a predecessor still works once its successor was used. */
export const stragglerGrace = 30_000;

export interface OpenedSession {
  sessionId: string;
  refreshToken: RefreshToken;
  oauthState: string;
  pkceCodeChallenge: string;
  pkceCodeVerifier: string;
}

export async function openSession(
  db: Queries,
  config: Pick<Config, "signingKey">,
  { userId, transport, now }: { userId: string; transport: Transport; now: Date },
): Promise<OpenedSession> {
  const sessionId = newSessionId();
  const refreshToken = firstToken(sessionId);
  const pkceCodeVerifier = randomBytes(32).toString("base64url");
  const linking = {
    oauthState: randomBytes(16).toString("base64url"),
    pkceCodeChallenge: createHash("sha256").update(pkceCodeVerifier).digest("base64url"),
    pkceCodeVerifier,
  };
  await db.insert(session).values({
    id: sessionId,
    userId,
    transport,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionLife[transport].idle),
    tokenHash: hashOf(refreshToken),
    successorHash: hashOf(successorOf(config, refreshToken)),
    ...linking,
  });
  return { sessionId, refreshToken, ...linking };
}

export type Rotation =
  | {
      outcome: "refreshed";
      sessionId: string;
      userId: string;
      /** Null: the caller's own one stays the newest it can get. */
      refreshToken: RefreshToken | null;
      expiresAt: Date;
    }
  | { outcome: "reused" | "unknown" };

/**
 * The token on file works, its successor takes its place when first shown, and what came before works 30 s longer.
 * Anything else that names a living session is a copy: the whole family ends. One statement decides, so that any number of
 * servers and retries agree.
 */
export async function rotate(
  db: Queries,
  config: Pick<Config, "signingKey">,
  { token, transport, now }: { token: string; transport: Transport; now: Date },
): Promise<Rotation> {
  const sessionId = sessionIdOf(token);
  if (sessionId === null) return { outcome: "unknown" };
  const hash = hashOf(token);
  const successor = successorOf(config, token);
  const { idle, total } = sessionLife[transport];

  const isCurrent = eq(session.tokenHash, hash);
  const isSuccessor = eq(session.successorHash, hash);
  const isStraggler = sql`coalesce((${session.predecessors} ->> ${hash})::bigint, 0) > ${now.getTime()}::bigint`;
  const living = sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${session.predecessors})
    where value::text::bigint > ${now.getTime()}::bigint)`;
  const withCurrent = sql`${living} || jsonb_build_object(${session.tokenHash}, ${now.getTime() + stragglerGrace}::bigint)`;

  const [row] = await db
    .update(session)
    .set({
      revokedAt: sql`case when ${or(isCurrent, isSuccessor, isStraggler)} then null else ${moment(now)} end`,
      predecessors: sql`case when ${isSuccessor} then ${withCurrent} else ${session.predecessors} end`,
      successorHash: sql`case when ${or(isCurrent, isSuccessor)} then ${hashOf(successor)} else ${session.successorHash} end`,
      tokenHash: sql`case when ${isSuccessor} then ${hash} else ${session.tokenHash} end`,
      lastUsedAt: now,
      expiresAt: sql`least(${moment(new Date(now.getTime() + idle))}, ${session.createdAt} + make_interval(secs => ${total / 1000}::double precision))`,
    })
    .where(and(eq(session.id, sessionId), eq(session.transport, transport), isAlive(now)))
    .returning();
  if (!row) return { outcome: "unknown" };
  if (row.revokedAt) return { outcome: "reused" };
  return {
    outcome: "refreshed",
    sessionId,
    userId: row.userId,
    refreshToken: newestFrom(config, token, row.tokenHash),
    expiresAt: row.expiresAt,
  };
}

/** A straggler may be several rotations behind: it is led to the token on file. Null after a change of the server's key. */
function newestFrom(
  config: Pick<Config, "signingKey">,
  token: RefreshToken,
  currentHash: string,
): RefreshToken | null {
  if (hashOf(token) === currentHash) return successorOf(config, token);
  let next = token;
  for (let step = 0; step < 1_000; step += 1) {
    next = successorOf(config, next);
    if (hashOf(next) === currentHash) return next;
  }
  return null;
}

/** Ends the session that the token belongs to, or all of its holder's. A token that is no longer good ends its own session only. */
export async function revokeByToken(
  db: Queries,
  { token, everywhere, now }: { token: string; everywhere: boolean; now: Date },
): Promise<void> {
  const sessionId = sessionIdOf(token);
  if (sessionId === null) return;
  const hash = hashOf(token);
  const isTheirs = and(eq(session.id, sessionId), isAlive(now));
  const [found] = await db.select().from(session).where(isTheirs);
  if (!found) return;
  const known = [found.tokenHash, found.successorHash, ...Object.keys(found.predecessors)];
  if (everywhere && known.includes(hash)) return revokeAll(db, { userId: found.userId, now });
  await db.update(session).set({ revokedAt: now }).where(isTheirs);
}

export async function revokeAll(
  db: Queries,
  { userId, except, now }: { userId: string; except?: string; now: Date },
): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.revokedAt),
        except === undefined ? undefined : ne(session.id, except),
      ),
    );
}

export async function removeEndedSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(session).where(or(lte(session.expiresAt, now), isNotNull(session.revokedAt)));
}

const isAlive = (now: Date) => and(isNull(session.revokedAt), gt(session.expiresAt, now));

const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
