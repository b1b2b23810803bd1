import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Device } from "../../../domain/session/device-of";
import type { Config } from "../../platform/config/config";
import type { Queries } from "../../platform/db/database";
import { session } from "../../platform/db/schema/session";
import { type Place, pageSize } from "../../platform/http/page";
import { keyFor } from "../access/keys";
import { forgetDeviceOf, forgetDevices } from "../access/known-device.store";
import {
  firstToken,
  hashOf,
  newSessionId,
  type RefreshToken,
  sessionIdOf,
  successorOf,
} from "../access/refresh-token";
import type { Transport } from "../access/transport";
import { endLinksOf } from "../calendar-link/endings.store";

const day = 86_400_000;

/** Milliseconds. Cookie sessions last longer than the break between two seasons. */
export const sessionLife: Record<Transport, { idle: number; total: number }> = {
  cookie: { idle: 60 * day, total: 180 * day },
  bare: { idle: 7 * day, total: 30 * day },
};

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
  { userId, transport, device, now }: { userId: string; transport: Transport; device: Device; now: Date },
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
    ...device,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionLife[transport].idle),
    tokenHash: hashOf(refreshToken),
    successorHash: hashOf(successorOf(config, refreshToken)),
    ...linking,
  });
  return { sessionId, refreshToken, ...linking };
}

/** The session and user of the token; null if the token is no longer valid. */
export async function findByToken(
  db: Queries,
  { token, now }: { token: string; now: Date },
): Promise<{ id: string; userId: string } | null> {
  const sessionId = sessionIdOf(token);
  if (sessionId === null) return null;
  const [found] = await db
    .select()
    .from(session)
    .where(and(eq(session.id, sessionId), isAlive(now)));
  if (!found) return null;
  const known = [found.tokenHash, found.successorHash, ...Object.keys(found.predecessors)];
  return known.includes(hashOf(token)) ? { id: found.id, userId: found.userId } : null;
}

/** Ends the session that the token names, whether the token is current or old. */
export async function revokeByToken(
  db: Queries,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  const sessionId = sessionIdOf(token);
  if (sessionId === null) return;
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, sessionId), isAlive(now)));
}

/** Ending all sessions may be a response to a theft, so the devices are forgotten too, and calendar links end. */
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
  await forgetDevices(db, { userId, ...(except !== undefined && { except }) });
  await endLinksOf(db, { userId, now });
}

/** A session's id in the list. A made-up token with the real id ends the session, so only tokens contain that id. */
export const listedIdOf = (config: Pick<Config, "signingKey">, sessionId: string): string =>
  createHmac("sha256", keyFor("session list", config)).update(sessionId).digest("base64url").slice(0, 22);

/** A page of one's own living sessions and one row more, newest sign-in first. */
export async function listSessions(
  db: Queries,
  config: Pick<Config, "signingKey">,
  { userId, after, now }: { userId: string; after: Place | undefined; now: Date },
) {
  const last =
    after &&
    (await findListed(db, config, after.id, [eq(session.userId, userId), eq(session.createdAt, after.at)]));
  const rows = await db
    .select({
      id: session.id,
      browser: session.browser,
      system: session.system,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
    })
    .from(session)
    .where(
      and(
        eq(session.userId, userId),
        isAlive(now),
        after && lte(session.createdAt, after.at),
        // If the cursor's row is gone, rows with the same time are returned again.
        after && last !== undefined ? or(lt(session.createdAt, after.at), lt(session.id, last)) : undefined,
      ),
    )
    .orderBy(desc(session.createdAt), desc(session.id))
    .limit(pageSize + 1);
  return rows.map(({ id, ...row }) => ({ ...row, sessionId: id, listedId: listedIdOf(config, id) }));
}

async function findListed(
  db: Queries,
  config: Pick<Config, "signingKey">,
  listedId: string,
  among: SQL[],
): Promise<string | undefined> {
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .where(and(...among));
  return rows.find(({ id }) => listedIdOf(config, id) === listedId)?.id;
}

/** Ends one session of this user by its id in the list; false if there is none. */
export async function endOwnSession(
  db: Queries,
  config: Pick<Config, "signingKey">,
  { userId, listedId, now }: { userId: string; listedId: string; now: Date },
): Promise<boolean> {
  const id = await findListed(db, config, listedId, [eq(session.userId, userId)]);
  if (id === undefined) return false;
  const ended = await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, id), eq(session.userId, userId), isAlive(now)))
    .returning({ id: session.id });
  await forgetDeviceOf(db, { userId, sessionId: id });
  return ended.length > 0;
}

const seenFor = 21 * day;

/**
 * A manager's ended sessions are kept for 21 days after their last use: a coach may take over if no manager was seen
 * for that long (`team_command`), and managers who sign out each time count as seen.
 */
export async function removeEndedSessions(db: Queries, now: Date): Promise<void> {
  const hasEnded = or(lte(session.expiresAt, now), isNotNull(session.revokedAt));
  const isOld = lte(session.lastUsedAt, new Date(now.getTime() - seenFor));
  const manages = sql`exists (select from living_manager m where m.user_id = ${session.userId})`;
  await db.delete(session).where(and(hasEnded, or(isOld, not(manages))));
}

export const isAlive = (now: Date | SQL) => and(isNull(session.revokedAt), gt(session.expiresAt, now));
