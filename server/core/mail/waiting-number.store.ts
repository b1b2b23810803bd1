import { createHmac, timingSafeEqual } from "node:crypto";
import { and, desc, eq, exists, gt, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Config } from "../../platform/config/config";
import type { Queries } from "../../platform/db/database";
import { link } from "../../platform/db/schema/mail";
import { session } from "../../platform/db/schema/session";
import { Problem } from "../../platform/http/problem";
import { keyFor } from "../access/keys";
import { hashOf } from "../access/refresh-token";
import { isAlive } from "../session/session.store";

/** Wrong numbers that a link bears. */
const tries = 3;

type Keys = Pick<Config, "signingKey">;

/** Two digits without a leading zero. Derived from link and session, so nothing about it is stored. */
function numberOf(config: Keys, { tokenHash, sessionId }: { tokenHash: string; sessionId: string }): string {
  const digest = createHmac("sha256", keyFor("waiting number", config))
    .update(`${tokenHash} ${sessionId}`)
    .digest();
  return String(10 + (digest.readUInt32BE(0) % 90));
}

/**
 * The number of somebody's newest link, for one session: the one that asks first, until it ends. Otherwise a stranger
 * with many sessions would show many numbers, and a guess of the owner would hit one.
 */
export async function claimNumber(
  db: Queries,
  config: Keys,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<string | null> {
  const newest = db
    .select({ tokenHash: link.tokenHash })
    .from(link)
    .where(and(eq(link.userId, userId), isOpen(now)))
    .orderBy(desc(link.createdAt), desc(link.tokenHash))
    .limit(1);
  const [claimed] = await db
    .update(link)
    .set({ sessionId })
    .where(
      and(
        sql`${link.tokenHash} = ${newest}`,
        or(isNull(link.sessionId), eq(link.sessionId, sessionId), not(isShown(db, now))),
      ),
    )
    .returning({ tokenHash: link.tokenHash });
  return claimed ? numberOf(config, { tokenHash: claimed.tokenHash, sessionId }) : null;
}

/** Whether the link is the newest of its holder: only its number is shown. */
export async function takesNumber(
  db: Queries,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Promise<boolean> {
  const [newest] = await db
    .select({ tokenHash: link.tokenHash })
    .from(link)
    .where(and(eq(link.userId, userId), isOpen(now)))
    .orderBy(desc(link.createdAt), desc(link.tokenHash))
    .limit(1);
  return newest?.tokenHash === hashOf(token);
}

/**
 * The session whose screen shows the typed number. Each try is counted before it is judged, in one statement, so that
 * simultaneous ones cannot exceed three; a right one is given back, since the provider may fail afterwards.
 */
export async function findByNumber(
  db: Queries,
  config: Keys,
  { token, number, now }: { token: string; number: string; now: Date },
): Promise<string> {
  const [tried] = await db
    .update(link)
    .set({ numberTries: sql`${link.numberTries} + 1` })
    .where(and(eq(link.tokenHash, hashOf(token)), isOpen(now), lt(link.numberTries, tries)))
    .returning({
      tokenHash: link.tokenHash,
      sessionId: link.sessionId,
      numberTries: link.numberTries,
      isShown: sql<boolean>`${isShown(db, now)}`,
    });
  if (!tried) throw new Problem("AUTH_400_LINK");
  const { tokenHash, sessionId } = tried;
  if (sessionId !== null && tried.isShown && isSame(number, numberOf(config, { tokenHash, sessionId }))) {
    await db
      .update(link)
      .set({ numberTries: sql`${link.numberTries} - 1` })
      .where(eq(link.tokenHash, tokenHash));
    return sessionId;
  }
  if (tried.numberTries < tries) throw new Problem("AUTH_403_NUMBER");
  await db.update(link).set({ usedAt: now }).where(eq(link.tokenHash, tokenHash));
  throw new Problem("AUTH_400_LINK");
}

const isOpen = (now: Date) => and(eq(link.kind, "verify"), isNull(link.usedAt), gt(link.expiresAt, now));

const isShown = (db: Queries, now: Date) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(session)
      .where(and(eq(session.id, link.sessionId), eq(session.userId, link.userId), isAlive(now))),
  );

const isSame = (typed: string, shown: string) =>
  typed.length === shown.length && timingSafeEqual(Buffer.from(typed), Buffer.from(shown));
